import { isAddressed, pathOf } from "#records/addresses.ts";

interface Shown {
  id?: number | string;
  slug?: string | null;
  path?: string | null;
}

/** The page on which a record of each kind is seen best. */
const PAGES: Record<string, (record: Shown) => string | null> = {
  "career-posts": ({ id }) => (id === undefined ? null : `/career/${id}`),
  articles: () => "/article/article-it-outsourcing",
  "vacancy-terms": () => "/vacancies",
  "specialisation-costs": () => "/pricing",
  "seo-records": ({ path }) => path || null,
  home: () => "/",
  about: () => "/",
  options: () => "/",
  "site-settings": () => "/",
  clients: () => "/clients",
  career: () => "/career",
  "road-map": () => "/dedicated-team-road-map",
  "privacy-policy": () => "/privacy-policy",
  "terms-of-use": () => "/terms-of-use",
};

/** Its path; `null` where it has none yet. */
export const pageOf = (kind: string, record: Shown): string | null =>
  isAddressed(kind)
    ? record.slug
      ? pathOf(kind, record.slug)
      : null
    : (PAGES[kind]?.(record) ?? null);
