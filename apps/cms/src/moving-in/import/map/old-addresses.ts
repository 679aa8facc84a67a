/** Redirects from the host's addresses of records, for visitors and search engines. */
import { OWN_PATHS } from "@meridian/contract/paths";
import { singlePath, type Redirect } from "@meridian/contract";
import { recordsOf, REPORTED_KINDS, type HostContent } from "#moving-in/import/content.ts";
import { slugFor } from "#moving-in/import/map/slug-for.ts";
import { asSlug } from "#records/fields/slug-rule.ts";
import { pathOf, type AddressedKind } from "#records/addresses.ts";

/** `kind` and `key` identify the target (`map/items.ts`). */
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

/** The host's permalink, which the reader adds to a record. */
const linkOf = (record: object | null): string | undefined =>
  record && "link" in record && typeof record.link === "string" ? record.link : undefined;

/** The slug at the host. */
const nameOf = (record: object): string => {
  const { slug, post_name: name = slug }: { slug?: unknown; post_name?: unknown } = record;
  return typeof name === "string" ? name : "";
};

function placesOf(content: HostContent): Placed[] {
  const { posts = {}, pages = {} } = content.links ?? {};
  return REPORTED_KINDS.flatMap((kind): Placed[] => {
    const { page = {}, collection, global, wordpress } = kind;
    if (page.anywhere || page.partOf) return [];
    const to = singlePath(page) ?? page.within ?? "/";
    if (global !== undefined)
      return recordsOf(content, kind).map((record) => ({
        kind: global,
        key: "",
        to,
        link: linkOf(record) ?? pages[global],
      }));
    const core = wordpress?.prefix ? pages : posts;
    const placed = recordsOf(content, kind).map((record): Placed => {
      if (page.at?.endsWith("{id}")) {
        const id = "id" in record ? String(record.id) : "";
        const link = linkOf(record) ?? core[`#${id}`];
        return { kind: collection ?? "", key: id, to: page.at.replace("{id}", id), link };
      }
      const slug = slugFor(kind, record);
      const link = linkOf(record) ?? core[asSlug(nameOf(record))];
      const at = singlePath(page) ?? pathOf(collection as AddressedKind, slug);
      return { kind: collection ?? "", key: slug, to: at, link };
    });
    // A single page shows the first of several records.
    return singlePath(page) === undefined ? placed : placed.slice(0, 1);
  });
}

/**
 * Returns a redirect for each record whose address changes, except from paths of this site's pages
 * and of the host's own redirects. `own`: origins whose pages belong to this site.
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

/** A path in the site's spelling, or `/?p=12`; `undefined` for other origins. */
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
  // Plain permalinks of other post types name the type, too.
  const named = [...searchParams].find(([name]) => name !== "post_type");
  return named && named[1] !== "" ? `/?${new URLSearchParams([named]).toString()}` : undefined;
}
