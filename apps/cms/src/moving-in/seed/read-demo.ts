/**
 * The demo content as the contract reads it: the same records another host's calls yield, with
 * pictures by their ids.
 */
import { calls, readReply, type GetCallName, type Reply } from "@meridian/contract";
import type { DemoContent } from "@meridian/demo";
import type * as v from "valibot";
import type { HostContent } from "#moving-in/import/content.ts";

/**
 * A record of our own files, as the contract reads it; anything the reader would put right is a
 * mistake in the file.
 */
export function read<N extends GetCallName>(call: N, json: unknown): NonNullable<Reply<N>> {
  // By a name that is not known yet the compiler cannot say that a row's schema gives its reply.
  const result = readReply(calls[call].reply as v.GenericSchema<unknown, Reply<N>>, json);
  if (!result.ok || result.breaches.length > 0 || !result.value)
    throw new Error(
      `the demo content breaks the contract in ${call}: ${JSON.stringify(result.breaches)}`,
    );
  return result.value;
}

const each = <N extends GetCallName>(
  call: N,
  records: readonly unknown[],
): NonNullable<Reply<N>>[] => records.map((record) => read(call, [record]));

export function readDemo(demo: DemoContent): HostContent {
  const legal = (slug: string) => demo.legal.filter((page) => page.slug === slug);
  return {
    services: read("services", demo.services),
    caseStudies: read("portfolio", demo.caseStudies),
    technologies: each("technology", demo.technologies),
    expertise: each("expertise", demo.expertise),
    vacancies: each("vacancy", demo.vacancies),
    vacancyCategories: read("vacancyCategories", demo.vacancyCategories),
    careerPosts: each("careerPost", demo.careerPosts),
    blog: read("blog", demo.blog),
    articles: [read("article", [demo.article])],
    costs: read("specialisationCosts", demo.specialisationCosts),
    seo: demo.seo.map(({ path, ...seo }) => ({ path, ...read("seo", seo) })),
    redirects: read("redirects", demo.redirects),
    landingPages: read("landingPages", demo.landingPages),
    home: read("home", demo.home),
    about: read("about", [demo.about]),
    clients: read("clients", [demo.clients]),
    career: read("career", demo.career),
    roadMap: read("roadMap", demo.roadMap),
    options: read("options", demo.options),
    // The site's own file has them.
    settings: read("settings", demo.siteSettings),
    privacyPolicy: read("privacyPolicy", legal("privacy-policy")),
    termsOfUse: read("termsOfUse", legal("terms-of-use")),
  };
}
