/** Canonical addresses: lower case, no trailing slash or empty segment. Before any cache. */

export type Address =
  | { kind: "page"; path: string; query: URLSearchParams }
  /** Another spelling of a page; its query stays. */
  | { kind: "redirect"; location: string }
  /** Invalid: a malformed escape, a dot segment or a control character. */
  | { kind: "none" };

const LONGEST = 512;

/** Parses a request target, such as `/About/?utm_source=x`. */
export function readAddress(target: string): Address {
  const at = target.indexOf("?");
  const written = at < 0 ? target : target.slice(0, at);
  const search = at < 0 ? "" : target.slice(at);
  const path = canonicalPath(written);
  if (path === null) return { kind: "none" };
  if (path !== written) return { kind: "redirect", location: path + search };
  return { kind: "page", path, query: new URLSearchParams(search) };
}

/** `null` for an invalid path. */
function canonicalPath(written: string): string | null {
  if (written.length > LONGEST || !(written.startsWith("/") || written === "")) return null;
  const segments = written
    .split("/")
    .filter((segment) => segment !== "")
    .map(canonicalSegment);
  return segments.includes(null) ? null : `/${segments.join("/")}`;
}

function canonicalSegment(written: string): string | null {
  let text: string;
  try {
    text = decodeURIComponent(written).normalize("NFC").toLowerCase();
  } catch {
    return null;
  }
  // oxlint-disable-next-line no-control-regex -- that is what is looked for
  if (text === "." || text === ".." || /[/\\\u0000-\u001f\u007f]/.test(text)) return null;
  return encodeURI(text).replaceAll("?", "%3F").replaceAll("#", "%23");
}

/** The cache key of a page: its path and the query parameters that it reads, sorted. */
export function pageKey(path: string, query: URLSearchParams, allowed: readonly string[]): string {
  const search = allowedQuery(query, allowed);
  return path + (search && `?${search}`);
}

/** The parameters a page reads, sorted; the cached page has no others. */
export function allowedQuery(query: URLSearchParams, allowed: readonly string[]): string {
  const params = new URLSearchParams([...query].filter(([name]) => allowed.includes(name)));
  params.sort();
  return params.toString();
}

/** Whether an address looks like a file's: without a route a one-line 404, unrendered. */
export const looksLikeFile = (path: string): boolean => /\.[a-z][a-z\d]{1,7}$/i.test(path);

/** Before the path of an SVG in the dark palette. */
export const DARK = "/dark";
