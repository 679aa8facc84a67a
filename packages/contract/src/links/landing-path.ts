/** Where a landing page may be, and where one is (OWN-60). */
import { OWN_PATHS } from "#conformance/paths.ts";
import type { LandingPage } from "#entities/landing-page.ts";
import { decoded } from "#links/record-name.ts";

/**
 * First words of addresses below which the site has pages or files of its own; a test compares them
 * with its routes.
 */
const FIRST_WORDS = new Set([
  "404",
  "article",
  "assets",
  "blog",
  "brand",
  "captcha",
  "career",
  "case-studies",
  "deliveries",
  "fonts",
  "healthz",
  "home",
  "icons",
  "map",
  "media",
  "metrics",
  "og",
  "outbox",
  "pictures",
  "purge",
  "readyz",
  "road-map",
  "services",
  "sitemaps",
  "vacancies",
  "visits",
]);
const BEGINNINGS = ["technologies-", "expertise-"];

/** Whether the site has something of its own at this path, or below its first word. */
export function isTakenPath(path: string): boolean {
  const bare = path.replace(/^\/+/, "");
  const [first = ""] = bare.split("/");
  return (
    OWN_PATHS.includes(bare) ||
    FIRST_WORDS.has(first) ||
    BEGINNINGS.some((beginning) => bare.startsWith(beginning))
  );
}

/** The site's path of a landing page: what the host says, its permalink there, or its slug. */
export function landingPathOf({
  path,
  link,
  slug,
}: Pick<LandingPage, "path" | "link" | "slug">): string {
  const said =
    path || (link !== undefined && URL.canParse(link) ? new URL(link).pathname : `/${slug}`);
  return `/${decoded(said).normalize("NFC").toLowerCase().split("/").filter(Boolean).join("/")}`;
}
