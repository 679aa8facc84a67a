/** A page's addresses in all languages of the site (LANG-12). */
import { OWN_PATHS, PAGE_SERIES, type Kind, type Translated } from "@meridian/contract";
import {
  recordName,
  nameSegment,
  plainName,
  type NamedRecord,
} from "@meridian/contract/record-name";
import { findLanding } from "#app/content/find-landing.server.ts";
import type { Alternate } from "#app/language/language.ts";
import type { ContentSource } from "#app/render-context.server.ts";

/** The site in one of its languages. */
export interface InLanguage {
  code: string;
  content: ContentSource;
  /** Whether the page at this path (without prefix) is there, besides the record that it names. */
  has(path: string): Promise<boolean>;
}

/**
 * The page at `path` (without prefix) of the first of `languages`, which has precedence: a record's
 * own translations decide. Without a record there, a record of another language with that address.
 * `[]`: no language has the page. Rejects if the host fails.
 */
export async function readAlternates(
  path: string,
  languages: readonly InLanguage[],
): Promise<Alternate[]> {
  const place = placeOf(path);
  if (place === null) {
    const are = await Promise.all(languages.map(({ has }) => has(path)));
    return languages.flatMap(({ code }, at) => (are[at] ? [{ code, path }] : []));
  }
  for (const { code, content } of languages) {
    const record = await place.find(content);
    if (!record) continue;
    const versions = languages.map(async (language): Promise<Alternate[]> => {
      const name = record.translations?.[language.code];
      const there = language.code === code ? path : name && place.pathOf(name);
      return there && (await language.has(there)) ? [{ code: language.code, path: there }] : [];
    });
    return (await Promise.all(versions)).flat();
  }
  return [];
}

/**
 * The path of the page at `path` in a language where its record has this name. A page without a
 * record has the same path in all languages, another none without a name.
 */
export function translatedPath(path: string, name: string | undefined): string | undefined {
  const place = placeOf(path);
  if (place === null) return path;
  return name === undefined ? undefined : place.pathOf(name);
}

interface Place {
  find(content: ContentSource): Promise<Translated | null>;
  /** The path of a record with this name. */
  pathOf(name: string): string;
}

/** Where the record of this path is; `null` for a page that has one address in all languages. */
function placeOf(path: string): Place | null {
  if (OWN_PATHS.includes(path.slice(1))) return null;
  const series = PAGE_SERIES.find(
    ({ prefix }) => path.startsWith(prefix) && !path.slice(prefix.length).includes("/"),
  );
  if (!series)
    return {
      find: (content) => findLanding(content, path),
      pathOf: (name) => encodeURI(`/${plainName(name)}`),
    };
  const { kind, prefix } = series;
  const name = decodeURIComponent(path.slice(prefix.length));
  return {
    find: (content) => findRecord(content, kind, name),
    pathOf: (other) => prefix + nameSegment(other),
  };
}

type ReadAny = (name: string, params?: object) => Promise<unknown>;
type Named = Translated & NamedRecord & { closed?: boolean };

/** A vacancy that is closed is gone: its page is no version of another. */
async function findRecord(
  content: ContentSource,
  { foundBy, listedBy = "", page }: Kind,
  name: string,
): Promise<Translated | null> {
  const read = content.read as ReadAny;
  const parameter = /\{(\w+)\}/.exec(page?.at ?? "")?.[1] ?? "slug";
  if (foundBy) {
    const found = (await read(foundBy, { [parameter]: name })) as Named | null;
    return found?.closed ? null : found;
  }
  const records = ((await read(listedBy)) ?? []) as Named[];
  return records.find((record) => plainName(recordName(record)) === plainName(name)) ?? null;
}
