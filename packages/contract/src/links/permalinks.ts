/** Maps the host's permalinks to the site: `/dedicated-teams/` to `/services/dedicated-teams`. */
import { APART, LISTING_CALLS, placeOf, singlePath, type ListingCall } from "#kinds/addresses.ts";
import type { Addressed, Kind } from "#kinds/kind.ts";
import { KINDS } from "#kinds/kinds.ts";
import { decoded, recordName } from "#links/record-name.ts";

export { LISTING_CALLS, type ListingCall };

interface Listed extends Addressed {
  category?: string;
}

export interface Permalinks {
  /** The site's path for a page of the host, if it has one. */
  find(url: URL): string | undefined;
  /** The path for a record's own permalink; `undefined` for others, or without permalinks. */
  named(url: URL): string | undefined;
  /** The parameter that names a record of a custom post type (`/?vacancy=qa`). */
  parameter(url: URL): string | undefined;
  /** Whether records have permalinks, as those of a WordPress. */
  isWordPress: boolean;
  /** The path that all permalinks begin with, such as `/de` of a language; empty without one. */
  root: string;
  /** Whether a record may be at this path; `false` only if certain. */
  has(path: string): boolean;
}

/** WordPress's pages: a list of full pages may be truncated. */
const PAGE = 100;

/** `replies` has those of successful calls. */
export function permalinksOf(replies: Partial<Record<ListingCall, unknown>>): Permalinks {
  const byPath = new Map<string, string>();
  const byId = new Map<string, string>();
  const linked = new Set<string>();
  const byParameter = new Map<string, string>();
  const byName = new Map<string, string>();
  /** For a host that has pages at the site's own paths. */
  const places = new Map<string, string>();
  const whole = new Set<string>();
  const add = (map: Map<string, string>, key: string, to: string): void => {
    if (!map.has(key)) map.set(key, to);
  };
  const addPost = ({ link, id, ID = id }: Listed, name: string, to: string): void => {
    if (typeof ID === "number") add(byId, String(ID), to);
    if (link !== undefined && URL.canParse(link)) {
      const url = new URL(link);
      const number = numberIn(url);
      for (const one of [number, ID]) linked.add(String(one));
      const [parameter] = url.searchParams;
      if (number !== null) add(byId, number, to);
      else if (parameter) add(byParameter, keyWith(url, parameter), to);
      else add(byPath, keyOf(url.pathname), to);
    }
    // Hosts without permalinks: addresses end with the record's name.
    else if (name !== "") add(byName, keyOf(name), to);
  };
  /** For authors and terms, which a number or name alone never means. */
  const addPath = (link: string | undefined, to: string, archive: string): void => {
    if (link !== undefined) add(byParameter, `/?${archive}`, to);
    const url = link !== undefined && URL.canParse(link) ? new URL(link) : undefined;
    if (url?.search === "") add(byPath, keyOf(url.pathname), to);
  };
  for (const call of LISTING_CALLS) {
    const reply = replies[call];
    // Landing pages may be anywhere: their truncated list does not affect other addresses.
    if (
      Array.isArray(reply) &&
      call !== "landingPages" &&
      (reply.length % PAGE !== 0 || reply.length === 0 || call === "blog")
    )
      whole.add(placeOf(call, "", {}));
    for (const record of recordsOf(reply)) {
      const { link } = record;
      const name = recordName(record);
      const to = placeOf(call, name, record);
      places.set(keyOf(to), to);
      if (APART.has(call)) addPath(link, to, archiveOf(call, record, name));
      else addPost(record, name, to);
    }
  }
  // A host with permalinks is a WordPress: its category archives have no record.
  const isWordPress = byPath.size + byParameter.size > 0;
  const archives = byPath.size > 0 ? categoriesOf(replies) : [];
  for (const [category, to] of archives) add(byPath, keyOf(`/category/${category}`), to);
  // A page at the root is the home page, whatever its name.
  byPath.set("/", "/");
  const parameterIn = (url: URL) =>
    [...url.searchParams].find((parameter) => byParameter.has(keyWith(url, parameter)));
  return {
    isWordPress,
    root: rootOf(replies),
    named(url) {
      const id = numberIn(url);
      if (id !== null) return linked.has(id) ? byId.get(id) : undefined;
      const parameter = parameterIn(url);
      if (parameter) return byParameter.get(keyWith(url, parameter));
      const key = keyOf(url.pathname);
      const [, archive] = CATEGORY.exec(key) ?? [];
      return byPath.get(key) ?? byPath.get(`/category/${archive}`);
    },
    parameter: (url) => parameterIn(url)?.[0],
    find(url) {
      const id = numberIn(url);
      if (id !== null) return byId.get(id);
      const parameter = parameterIn(url);
      if (parameter) return byParameter.get(keyWith(url, parameter));
      const key = keyOf(url.pathname);
      return byPath.get(key) ?? places.get(key) ?? byName.get(key.slice(key.lastIndexOf("/") + 1));
    },
    has: (path) => {
      const list = path.slice(0, path.lastIndexOf("/") + 1);
      return !whole.has(list) || places.has(keyOf(path));
    },
  };
}

/** An author's permalink has no language. One path alone may be a record's. */
function rootOf(replies: Partial<Record<ListingCall, unknown>>): string {
  const paths = LISTING_CALLS.filter((call) => call !== "authors")
    .flatMap((call) => recordsOf(replies[call]))
    .flatMap(({ link }) => (link && URL.canParse(link) ? [new URL(link).pathname] : []));
  const roots = new Set(paths.map((path) => /^\/[^/]+(?=\/)/.exec(path)?.[0] ?? ""));
  const [root = ""] = roots;
  return new Set(paths).size > 1 && roots.size === 1 ? keyOf(root) : "";
}

/** A category's archive, possibly nested and paged. */
const CATEGORY = /^\/category\/(?:[^/]+\/)*?([^/]+)(?:\/page\/\d+)?$/;

/** The parameter that names the archive of a category, tag or author: `cat=3`, `tag=news`, `author=1`. */
const archiveOf = (call: ListingCall, { id }: Listed, name: string): string =>
  call === "tags" ? `tag=${keyOf(name)}` : `${call === "categories" ? "cat" : "author"}=${id}`;

/** Slugs of categories with the site's page of their posts. */
const categoriesOf = ({ blog }: Partial<Record<ListingCall, unknown>>): [string, string][] => [
  ...KINDS.flatMap(({ page = {}, wordpress }: Kind) =>
    (wordpress?.categories ?? []).map((category): [string, string] => [
      category,
      page.index ?? page.within ?? singlePath(page) ?? "/",
    ]),
  ),
  ...recordsOf(blog).map(({ category = "" }): [string, string] => [slugOf(category), "/blog"]),
];

/** WordPress's slug of a name. */
const slugOf = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "");

const recordsOf = (reply: unknown): Listed[] =>
  (Array.isArray(reply) ? reply : [reply]).filter(
    (record): record is Listed => typeof record === "object" && record !== null,
  );

/** A post's number in addresses of a WordPress with plain permalinks. */
const numberIn = ({ searchParams }: URL): string | null =>
  searchParams.get("p") ?? searchParams.get("page_id");

const keyWith = ({ pathname }: URL, [name, value]: [string, string]): string =>
  `${keyOf(pathname)}?${name}=${keyOf(value)}`;

/** Normalises a path: WordPress's ends with a slash and has lower-case escapes. */
const keyOf = (path: string): string =>
  decoded(path).normalize("NFC").toLowerCase().replace(/\/+$/, "") || (path ? "/" : "");
