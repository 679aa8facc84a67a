/** The addresses of a site in several languages: each but the first is under its prefix. */
export interface LanguagePrefixes {
  /** `/de`; `""` for the site's first language. */
  prefix: string;
  /** Those of all languages but the first. */
  all: readonly string[];
}

/** `pt-BR` under `/pt-br`. */
export const prefixFor = (code: string): string => `/${code.toLowerCase()}`;

/** Whether a path is one of a prefix: `/de` and `/de/…`. */
export const isUnder = (path: string, prefix: string): boolean =>
  path === prefix || path.startsWith(`${prefix}/`);

/** The path without this prefix, which it has: `/services/x` of `/de/services/x`. */
export const localPath = (path: string, prefix = ""): string => path.slice(prefix.length) || "/";

/** The path without prefix, as in the site's first language. */
export function withoutPrefix(
  path: string,
  prefixes: readonly string[],
): { prefix: string; path: string } {
  const prefix = prefixes.find((one) => isUnder(path, one)) ?? "";
  return { prefix, path: localPath(path, prefix) };
}

/** Files and services of the site, which have no language. */
const NO_PAGE =
  /^\/(?:assets|brand|captcha|fonts|icons|map|media|og|pictures|road-map|sitemaps)\/|\.(?!(?:xml|json)\b)[a-z\d]{2,8}(?:[?#]|$)/;

/** A link to a page of the site, in the language of the prefix. Other links are unchanged. */
export function linkIn({ prefix, all }: LanguagePrefixes, link: string): string {
  if (prefix === "" || !/^\/(?![/\\])/.test(link) || NO_PAGE.test(link)) return link;
  const at = link.search(/[?#]/);
  const [path, rest] = at < 0 ? [link, ""] : [link.slice(0, at), link.slice(at)];
  if (all.some((one) => isUnder(path, one))) return link;
  return prefix + (path === "/" ? "" : path) + rest;
}
