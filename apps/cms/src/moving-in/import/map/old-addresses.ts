/**
 * Redirects from where a host showed its records to where this site does: visitors and search
 * engines know the old addresses.
 */
import { OWN_PATHS } from "@meridian/contract/paths";
import type { Redirect } from "@meridian/contract";
import type { HostContent } from "#moving-in/import/content.ts";
import { asSlug } from "#records/fields/slug-rule.ts";
import { pathOf, type AddressedKind } from "#records/addresses.ts";

/** A redirect, and the item (`map/items.ts`) it leads to. */
export interface OldAddress extends Redirect {
  kind: string;
  key: string;
}

interface Placed {
  kind: string;
  key: string;
  to: string;
  link: string | undefined;
}

/** The host's permalink of a record, which the reader keeps beside its fields. */
const linkOf = (record: object | null): string | undefined =>
  record && "link" in record && typeof record.link === "string" ? record.link : undefined;

/** The slug a record has at the host. */
const nameOf = (record: object): string => {
  const { slug, post_name: name = slug }: { slug?: unknown; post_name?: unknown } = record;
  return typeof name === "string" ? name : "";
};

function placesOf(content: HostContent): Placed[] {
  const { posts = {}, pages = {} } = content.links ?? {};
  const named = <R extends object>(
    kind: AddressedKind,
    records: readonly R[],
    slugOf: (record: R) => string,
  ): Placed[] =>
    records.map((record) => {
      const slug = asSlug(slugOf(record));
      const core = kind === "technologies" || kind === "expertise" ? pages : posts;
      const link = linkOf(record) ?? core[asSlug(nameOf(record))];
      return { kind, key: slug, to: pathOf(kind, slug), link };
    });
  const page = (kind: string, record: object | null, to: string, slug = kind): Placed => ({
    kind,
    key: "",
    to,
    link: linkOf(record) ?? (record ? pages[slug] : undefined),
  });
  const [article = null] = content.articles;
  return [
    ...named("services", content.services, ({ slug }) => slug),
    ...named("case-studies", content.caseStudies, ({ slug }) => slug),
    ...named("vacancies", content.vacancies, ({ slug }) => slug),
    ...named("blog-posts", content.blog, ({ post_name }) => post_name),
    ...named("technologies", content.technologies, ({ slug }) =>
      slug.replace(/^technologies-/, ""),
    ),
    ...named("expertise", content.expertise, ({ slug }) => slug.replace(/^expertise-/, "")),
    ...content.careerPosts.map((post) => ({
      kind: "career-posts",
      key: String(post.id),
      to: `/career/${post.id}`,
      link: linkOf(post) ?? posts[`#${post.id}`],
    })),
    {
      ...page("articles", article, "/article/article-it-outsourcing"),
      key: asSlug(article?.slug ?? ""),
      link: linkOf(article) ?? posts[asSlug(article?.slug ?? "")],
    },
    page("home", content.home, "/"),
    page("about", content.about, "/"),
    page("clients", content.clients, "/clients"),
    page("career", content.career, "/career"),
    page("road-map", content.roadMap, "/dedicated-team-road-map"),
    page("privacy-policy", content.privacyPolicy, "/privacy-policy"),
    page("terms-of-use", content.termsOfUse, "/terms-of-use"),
  ];
}

/**
 * One for each record whose address is another now. A path at which this site has a page itself is
 * led nowhere, nor is one the host's own redirects name. `own`: origins whose pages are this
 * site's.
 */
export function oldAddresses(content: HostContent, own: readonly string[]): OldAddress[] {
  const places = placesOf(content);
  const taken = new Set([
    ...OWN_PATHS.map((path) => `/${path}`),
    ...places.map(({ to }) => to),
    ...content.redirects.map(({ from }) => from),
  ]);
  return places.flatMap(({ kind, key, to, link }) => {
    const from = link === undefined ? undefined : oldPath(link, own);
    if (from === undefined || taken.has(from)) return [];
    taken.add(from);
    return [{ kind, key, from, to, status: 301 as const }];
  });
}

/**
 * As the site spells its paths, or the home page with the parameter that names the record
 * (`/?p=12`); `undefined` where it is none of these origins'.
 */
function oldPath(link: string, own: readonly string[]): string | undefined {
  if (!URL.canParse(link)) return undefined;
  const { origin, pathname, searchParams } = new URL(link);
  if (!own.includes(origin)) return undefined;
  const path = `/${pathname
    .split("/")
    .filter((part) => part !== "")
    .map(asSlug)
    .join("/")}`;
  if (path !== "/") return /[\s?#\\]/.test(path) ? undefined : path;
  // Of another kind of post a plain permalink names the kind, too.
  const named = [...searchParams].find(([name]) => name !== "post_type");
  return named && named[1] !== "" ? `/?${new URLSearchParams([named]).toString()}` : undefined;
}
