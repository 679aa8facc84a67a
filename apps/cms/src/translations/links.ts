/** Links to records that are not public (OWN-54), and to records in a further language (LANG-11). */
import { hasLink, withLinks, withoutLinks, type GetCallName, type Wire } from "@meridian/contract";
import type { Payload } from "payload";
import type { Reader } from "#records/reader.ts";
import { isPublished } from "#records/fields/publishing.ts";
import { pathOf, placeOf, type AddressedKind } from "#records/addresses.ts";
import type { Translation } from "#payload-types.ts";

const ALL = { limit: 0, pagination: false } as const;
/** Lists of addresses, which are no links. */
const STAYING = new Set<GetCallName>(["seo", "redirects"]);

const pathIn = (address: string): string => /^[^?#]*/.exec(address)?.[0] ?? "";

const pathsLinkedIn = (name: GetCallName, reply: unknown): Set<string> => {
  const paths = new Set(name === "options" ? footerPagesIn(reply as Footer) : []);
  hasLink(reply, (address) => {
    paths.add(pathIn(address));
    return false;
  });
  return paths;
};

/** Originals at these paths, public or not. */
async function originalsAt(payload: Payload, paths: ReadonlySet<string>): Promise<Original[]> {
  const slugs = new Map<AddressedKind, string[]>();
  for (const path of paths) {
    const place = placeOf(path);
    if (place) slugs.set(place.kind, [...(slugs.get(place.kind) ?? []), place.slug]);
  }
  const found: Original[] = [];
  for (const [kind, names] of slugs) {
    const { docs } = await payload.db.find<Stored>({
      ...ALL,
      collection: kind,
      where: { slug: { in: names } },
      select: { slug: true, _status: true, deletedAt: true },
    });
    found.push(
      ...docs.map((doc) => ({
        kind,
        id: doc.id,
        path: pathOf(kind, doc.slug),
        isPublic: isPublished(doc) && !doc.deletedAt,
      })),
    );
  }
  return found;
}

interface Stored {
  id: number;
  slug: string;
  _status?: string | null;
  deletedAt?: string | null;
}

interface Original {
  kind: AddressedKind;
  id: number;
  path: string;
  isPublic: boolean;
}

/** Where redirects from these paths lead: a record's former addresses lead to its own. */
async function redirectsFrom(
  payload: Payload,
  paths: ReadonlySet<string>,
): Promise<Map<string, string>> {
  if (paths.size === 0) return new Map();
  const { docs } = await payload.db.find<{ id: number; from: string; to: string }>({
    ...ALL,
    collection: "redirects",
    where: { from: { in: [...paths] } },
    select: { from: true, to: true },
  });
  return new Map(docs.map(({ from, to }) => [from, pathIn(to)]));
}

/** The original that a path leads to, by itself or by a redirect. A public one has its path. */
async function originalsBehind(
  payload: Payload,
  paths: ReadonlySet<string>,
): Promise<[string, Original][]> {
  const moved = await redirectsFrom(payload, paths);
  const originals = await originalsAt(payload, new Set([...paths, ...moved.values()]));
  const byPublicLast = originals.toSorted((a, b) => Number(a.isPublic) - Number(b.isPublic));
  const at = new Map(byPublicLast.map((one) => [one.path, one]));
  return [...paths].flatMap((path) => {
    const own = at.get(path);
    const found = own?.isPublic ? own : at.get(moved.get(path) ?? path);
    return found ? [[path, found]] : [];
  });
}

/** The linked paths, with those of the originals' published translations. */
async function translatedAmong(
  payload: Payload,
  language: string,
  linked: readonly [string, Original][],
): Promise<[string, string | undefined][]> {
  if (linked.length === 0) return [];
  const originals = linked.map(([, original]) => original);
  const { docs } = await payload.db.find<Translation>({
    ...ALL,
    collection: "translations",
    where: {
      language: { equals: language },
      kind: { in: [...new Set(originals.map(({ kind }) => kind))] },
      record: { in: originals.map(({ id }) => id) },
      _status: { equals: "published" },
      deletedAt: { exists: false },
    },
    select: { kind: true, record: true, slug: true },
  });
  const translated = new Map(docs.map(({ kind, record, slug }) => [`${kind} ${record}`, slug]));
  return linked.map(([path, { kind, id }]) => {
    const own = translated.get(`${kind} ${id}`);
    return [path, own ? pathOf(kind, own) : undefined];
  });
}

/**
 * A link to a record that is not public is removed. In a further language one to a record with a
 * translation leads to the translation's own address, and one to a record without is removed, too:
 * its page does not exist in the language.
 */
export async function withPublicLinks(
  { payload, language }: Reader,
  name: GetCallName,
  reply: unknown,
): Promise<unknown> {
  const linked = await originalsBehind(payload, pathsLinkedIn(name, reply));
  const open = linked.filter(([, { isPublic }]) => isPublic);
  const hidden = linked.filter(([, { isPublic }]) => !isPublic);
  const paths = new Map<string, string | undefined>([
    ...hidden.map(([path]) => [path, undefined] as const),
    ...(language === undefined ? [] : await translatedAmong(payload, language, open)),
  ]);
  if (paths.size === 0) return reply;
  const isAbsent = (address: string): boolean => {
    const path = pathIn(address);
    return paths.has(path) && paths.get(path) === undefined;
  };
  // Removed first: a translation's address may be another record's original one.
  const left = STAYING.has(name) ? reply : withoutLinks(reply, isAbsent);
  const translated = withLinks(left, (address) => {
    const path = pathIn(address);
    const own = paths.get(path);
    return own && own + address.slice(path.length);
  });
  return name === "options" ? withFooterOf(translated as Footer, paths) : translated;
}

type Footer = Wire<"options">;

/** The footer names pages of technologies and expertise without the slash. */
const footerPath = ({ post_name: page }: { post_name: string }): string =>
  `/${page.replace(/^\/+/, "")}`;

const technologiesIn = ({ acf }: Footer) =>
  acf.footer_links_list.custom_column_repeater_languages_and_technologies || [];

const footerPagesIn = (reply: Footer): string[] =>
  technologiesIn(reply).flatMap(({ links }) => (links || []).map(footerPath));

/** A row of the footer is a link: without an address it is removed. */
function withFooterOf(reply: Footer, paths: ReadonlyMap<string, string | undefined>): Footer {
  const { acf } = reply;
  const lists = acf.footer_links_list;
  const leading = Object.fromEntries(
    COLUMNS.map((column) => [column, (lists[column] || []).filter(({ link }) => link !== "")]),
  );
  const technologies = technologiesIn(reply).map(({ links, ...column }) => ({
    ...column,
    links: (links || []).flatMap((row) => {
      const path = footerPath(row);
      const own = paths.get(path);
      if (own === undefined) return paths.has(path) ? [] : [row];
      return [{ ...row, post_name: own.slice(1) }];
    }),
  }));
  return {
    ...reply,
    acf: {
      ...acf,
      footer_links_list: {
        ...lists,
        ...leading,
        custom_column_repeater_languages_and_technologies: technologies,
      },
    },
  };
}

const COLUMNS = ["services", "expertise", "success_stories", "company"] as const;
