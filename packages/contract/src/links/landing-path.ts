import { OWN_PATHS, PAGE_SERIES } from "#kinds/addresses.ts";

/**
 * First segments that the site uses for files or services; a test compares them with its routes.
 */
const SERVED = [
  "404",
  "assets",
  "brand",
  "captcha",
  "deliveries",
  "fonts",
  "healthz",
  "home",
  "icons",
  "map",
  "media",
  "metrics",
  "my-application",
  "og",
  "outbox",
  "pictures",
  "purge",
  "readyz",
  "requested-document",
  "road-map",
  "sitemaps",
  "visits",
];
const beginnings = PAGE_SERIES.map(({ prefix }) => prefix.slice(1));
const firstWords = new Set([
  ...SERVED,
  ...[...beginnings, ...OWN_PATHS].flatMap((path) => /^(.+?)\//.exec(path)?.[1] ?? []),
]);

/** Whether the site uses this path or its first segment (OWN-60). */
export function isTakenPath(path: string): boolean {
  const bare = path.replace(/^\/+/, "");
  const [first = ""] = bare.split("/");
  return (
    OWN_PATHS.includes(bare) ||
    firstWords.has(first) ||
    beginnings.some((beginning) => bare.startsWith(beginning))
  );
}
