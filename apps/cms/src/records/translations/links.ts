/** Links to pages of the site, in a further language (LANG-11). */
import { hasLink, withLinks, withoutLinks, type GetCallName, type Wire } from "@meridian/contract";
import type { Payload } from "payload";
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

/** Published originals at these paths. */
async function originalsAt(payload: Payload, paths: ReadonlySet<string>): Promise<Original[]> {
  const slugs = new Map<AddressedKind, string[]>();
  for (const path of paths) {
    const place = placeOf(path);
    if (place) slugs.set(place.kind, [...(slugs.get(place.kind) ?? []), place.slug]);
  }
  const found: Original[] = [];
  for (const [kind, names] of slugs) {
    const { docs } = await payload.db.find<{ id: number; slug: string }>({
      ...ALL,
      collection: kind,
      where: {
        slug: { in: names },
        _status: { equals: "published" },
        deletedAt: { exists: false },
      },
      select: { slug: true },
    });
    found.push(...docs.map(({ id, slug }) => ({ kind, id, path: pathOf(kind, slug) })));
  }
  return found;
}

interface Original {
  kind: AddressedKind;
  id: number;
  path: string;
}

/** Paths of originals that the reply links to, with those of their published translations. */
async function pathsIn(
  payload: Payload,
  language: string,
  linked: ReadonlySet<string>,
): Promise<Map<string, string | undefined>> {
  const originals = await originalsAt(payload, linked);
  if (originals.length === 0) return new Map();
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
  return new Map(
    originals.map(({ kind, id, path }) => {
      const own = translated.get(`${kind} ${id}`);
      return [path, own ? pathOf(kind, own) : undefined];
    }),
  );
}

/**
 * A link to a record with a translation leads to the translation's own address; one to a record
 * without is removed: its page does not exist in the language.
 */
export async function withTranslatedLinks(
  payload: Payload,
  language: string,
  name: GetCallName,
  reply: unknown,
): Promise<unknown> {
  const paths = await pathsIn(payload, language, pathsLinkedIn(name, reply));
  if (paths.size === 0) return reply;
  const isAbsent = (address: string): boolean => {
    const path = pathIn(address);
    return paths.has(path) && paths.get(path) === undefined;
  };
  // Removed first: a translation's address may be another record's original one.
  const left = STAYING.has(name) ? reply : withoutLinks(reply, isAbsent);
  const linked = withLinks(left, (address) => {
    const path = pathIn(address);
    const own = paths.get(path);
    return own && own + address.slice(path.length);
  });
  return name === "options" ? withFooterOf(linked as Footer, paths) : linked;
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
