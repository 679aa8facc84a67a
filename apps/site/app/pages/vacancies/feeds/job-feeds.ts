/** RSS items, JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/), and XML for job searches. */
import { withoutSoftHyphens } from "#app/text/plain-text.ts";
import { countryCode } from "#app/pages/vacancies/feeds/country-code.ts";
import type { FeedItem } from "#app/seo/feed.ts";
import { isRemote, type PublishedJob } from "#app/pages/vacancies/feeds/published-job.ts";
import { element, literal } from "#app/seo/xml.ts";
import type { Language } from "@meridian/messages/language";

export interface FeedHead {
  /** BCP 47. */
  language: string;
  title: string;
  description: string;
  /** The page with the same vacancies. */
  link: string;
  /** The feed's own address. */
  self: string;
  brand: string;
}

/** `chosen`: the filter in words; `page`: the page with the same vacancies. */
export const feedHead = (
  { chosen, page }: { chosen: string; page: string },
  {
    site: { brand, vacancies },
    language: { code, t },
  }: {
    site: {
      brand: { name: string };
      vacancies: { hero: { title: string; text?: string | undefined } };
    };
    language: Language;
  },
  self: URL,
): FeedHead => ({
  language: code,
  title: chosen
    ? t("vacancies.feedTitleChosen", { brand: brand.name, chosen })
    : t("vacancies.feedTitle", { brand: brand.name }),
  description: vacancies.hero.text ?? vacancies.hero.title,
  link: page,
  self: self.href,
  brand: brand.name,
});

/** The home page next to the page of the vacancies: `https://m.example/`, `https://m.example/de`. */
function homeOf(link: string): string {
  const { origin, pathname } = new URL(".", link);
  return origin + (pathname.slice(0, -1) || "/");
}

const placeName = ({ city, country }: PublishedJob["places"][number]): string =>
  [city, country].filter(Boolean).join(", ");
/** "Kyiv, Ukraine; Sofia, Bulgaria. Remote. …" */
const inShort = ({ places, workTypes, pay, summary }: PublishedJob): string =>
  [places.map(placeName).join("; "), workTypes.join(", "), pay]
    .filter(Boolean)
    .map((part) => `${part}. `)
    .join("") + summary;
const tagsOf = ({ specializations, levels, workTypes }: PublishedJob): string[] => [
  ...specializations,
  ...levels,
  ...workTypes,
];

export const rssItem = (job: PublishedJob): FeedItem => ({
  title: job.title,
  link: job.url,
  description: inShort(job),
  category: tagsOf(job),
  day: job.posted || undefined,
});

export function jsonFeed(
  { language, title, description, link, self, brand }: FeedHead,
  jobs: readonly PublishedJob[],
): string {
  const { origin } = new URL(link);
  const items = jobs.map((job) => ({
    id: job.url,
    url: job.url,
    title: job.title,
    content_html: job.html,
    summary: inShort(job),
    ...(job.posted && { date_published: `${job.posted}T00:00:00Z` }),
    tags: tagsOf(job),
  }));
  const feed = withoutSoftHyphens({
    version: "https://jsonfeed.org/version/1.1",
    title,
    description,
    home_page_url: link,
    feed_url: self,
    language,
    icon: `${origin}/brand/apple-touch-icon.png`,
    authors: [{ name: brand, url: homeOf(link) }],
    items,
  });
  return JSON.stringify(feed);
}

const HYBRID = /\bhybrid\b/i;

/**
 * Indeed's format, which other job search engines read, too (docs/decisions/014). Each place is a
 * job with a stable number. Day and country are required: a job without them is omitted.
 */
export function jobFeedXml(
  { link, brand, language }: Pick<FeedHead, "link" | "brand" | "language">,
  jobs: readonly PublishedJob[],
): string {
  const items = jobs
    .filter(({ posted }) => posted !== "")
    .flatMap((job) =>
      job.places
        .filter(({ country }) => country !== "")
        .map((place) => jobXml(job, place, { brand, language })),
    );
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    "<source>",
    element("publisher", brand),
    element("publisherurl", homeOf(link)),
    ...items,
    "</source>",
    "",
  ].join("\n");
}

function jobXml(
  job: PublishedJob,
  place: PublishedJob["places"][number],
  { brand, language }: Pick<FeedHead, "brand" | "language">,
): string {
  const country = countryCode(place.country, language);
  const remote = isRemote(job)
    ? "Fully remote"
    : job.workTypes.some((name) => HYBRID.test(name))
      ? "Hybrid remote"
      : undefined;
  const fields = {
    title: job.title,
    date: `${job.posted}T00:00:00Z`,
    referencenumber: [job.id, country, place.city].filter(Boolean).join("-").replaceAll(" ", "-"),
    requisitionid: String(job.id),
    url: job.url,
    company: brand,
    city: place.city,
    country,
    description: job.html,
    salary: job.pay || undefined,
    category: job.specializations.join(", "),
    experience: job.levels.join(", "),
    remotetype: remote,
    expirationdate: job.until || undefined,
  };
  return `<job>\n${Object.entries(fields)
    .map(([name, text]) => literal(name, text))
    .filter(Boolean)
    .join("\n")}\n</job>`;
}
