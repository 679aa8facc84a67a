/** Who sees a kind of record: what everybody sees is translated first. */
export const AUDIENCES = {
  everybody: { label: "everybody sees", hint: "Menu, footer, settings and the home page" },
  many: { label: "many see", hint: "Pages of the menu, services, case studies, vacancies" },
  few: { label: "few see", hint: "Posts, technologies, parts of pages, pictures" },
} as const;
export type Audience = keyof typeof AUDIENCES;

const EVERYBODY = new Set(["options", "site-settings", "home"]);
const FEW = new Set([
  "articles",
  "authors",
  "blog-posts",
  "categories",
  "landing-pages",
  "media",
  "seo-records",
  "specialisation-costs",
  "tags",
  "technologies",
  "vacancy-terms",
]);

export function seenBy(kind: string): Audience {
  if (EVERYBODY.has(kind)) return "everybody";
  return FEW.has(kind) ? "few" : "many";
}

export const isAudience = (value: string): value is Audience => Object.hasOwn(AUDIENCES, value);
