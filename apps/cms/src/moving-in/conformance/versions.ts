/** Whether the versions of records in several languages fit together. */
import type { Answer } from "#moving-in/conformance/answer.ts";
import type { Warning } from "#moving-in/conformance/content-checks.ts";
import { isRecord } from "@meridian/contract/wordpress/wordpress";
import { prefixOf } from "@meridian/contract/paths";
import type { Addressed } from "@meridian/contract/kinds/kind";
import { type Kind, KINDS } from "@meridian/contract";
import { plainName, recordName } from "@meridian/contract/record-name";

export interface InOneLanguage {
  code: string;
  answers: readonly Answer[];
}

type Names = Readonly<Record<string, string>>;

export const translationsOf = (record: unknown): Names | undefined =>
  isRecord(record) && isRecord(record.translations) ? (record.translations as Names) : undefined;
export const nameIn = (translations: Names | undefined, code: string): string | undefined =>
  translations?.[code];

/** Kinds whose records have a name in their address. */
const NAMED: readonly Kind[] = KINDS.filter(
  ({ page }) => page?.anywhere !== undefined || page?.at?.includes("{"),
);

interface Found {
  name: string;
  translations: Names | undefined;
}

/** The record's name in its address. */
function nameOf({ page = {} }: Kind, record: Addressed): string {
  if (page.anywhere) return page.anywhere(record).slice(1);
  if (page.at?.includes("{id}")) return String(record.id ?? "");
  const slug = plainName(recordName(record));
  const beginning = prefixOf(page.at ?? "").replace(/^.*\//, "");
  return slug.startsWith(beginning) ? slug.slice(beginning.length) : slug;
}

/** The records of a list, repeated ones too; without a list those that were found one by one. */
function recordsIn(kind: Kind, answers: readonly Answer[]): Found[] {
  const valueOf = (name: string | undefined): unknown[] =>
    answers.filter(({ call }) => call === name).map(({ value }) => value);
  const listed = valueOf(kind.listedBy).flat();
  const records = listed.some(isRecord) ? listed : valueOf(kind.foundBy);
  return records
    .filter(isRecord)
    .map((record) => ({
      name: plainName(nameOf(kind, record)),
      translations: translationsOf(record),
    }))
    .filter(({ name }) => name !== "");
}

/** At most one warning for each kind of problem, with the first case. */
export function versionWarnings(languages: readonly InOneLanguage[]): Warning[] {
  const first = languages[0];
  if (!first) return [];
  const pairs = NAMED.flatMap((kind) => lonelyPairs(kind, languages));
  const repeated = NAMED.flatMap((kind) => repeatedNames(kind, languages));
  const same = languages.slice(1).flatMap((other) => sameLists(first, other));
  return [
    ...(pairs.length > 0
      ? [
          `${pairs.length} versions of records do not name each other: ${pairs[0]}. Connect them at the host: each version lists the same translations, its own included; until then the site shows them as separate pages`,
        ]
      : []),
    ...(repeated.length > 0
      ? [
          `${repeated.length} names are given twice in one language: ${repeated[0]}. Visitors reach the first record only; give the other one another slug`,
        ]
      : []),
    ...same.map(
      (where) =>
        `${where} has the same records as in the first language: this call ignores lang, or nothing is translated`,
    ),
  ].map((note) => ({ topic: "languages" as const, note }));
}

/** Versions that a record names, and that do not exist or do not name it. */
function lonelyPairs(kind: Kind, languages: readonly InOneLanguage[]): string[] {
  const byName = new Map(
    languages.map(({ code, answers }) => [
      code,
      // Of repeated names visitors reach the first.
      new Map(
        [...Map.groupBy(recordsIn(kind, answers), ({ name }) => name)].map(
          ([name, [record]]) => [name, record?.translations] as const,
        ),
      ),
    ]),
  );
  return [...byName].flatMap(([code, records]) =>
    [...records].flatMap(([name, translations]) =>
      Object.entries(translations ?? {}).flatMap(([other, otherName]) => {
        const there = byName.get(other);
        // A language that the settings do not list is not on the site.
        if (!there) return [];
        const about = `${kind.name} ${JSON.stringify(name)} (${code}) names ${JSON.stringify(otherName)} (${other})`;
        if (!there.has(plainName(otherName))) return [`${about}, which does not exist`];
        const back = there.get(plainName(otherName))?.[code];
        return back !== undefined && plainName(back) === name
          ? []
          : [`${about}, which names ${back === undefined ? "none" : JSON.stringify(back)}`];
      }),
    ),
  );
}

function repeatedNames(kind: Kind, languages: readonly InOneLanguage[]): string[] {
  return languages.flatMap(({ code, answers }) => {
    const seen = new Set<string>();
    return recordsIn(kind, answers).flatMap(({ name }) => {
      const isRepeated = seen.has(name);
      seen.add(name);
      return isRepeated ? [`${kind.name} ${JSON.stringify(name)} (${code})`] : [];
    });
  });
}

/** Lists that are equal in both languages. */
const sameLists = (first: InOneLanguage, { code, answers }: InOneLanguage): string[] =>
  NAMED.flatMap(({ listedBy, isNoPost }) => {
    const [one, other] = [first.answers, answers].map(
      (all) => all.find(({ call }) => call === listedBy)?.value,
    );
    const isSame =
      !isNoPost &&
      Array.isArray(one) &&
      one.length > 0 &&
      JSON.stringify(one) === JSON.stringify(other);
    return isSame ? [`${listedBy} (${code})`] : [];
  });
