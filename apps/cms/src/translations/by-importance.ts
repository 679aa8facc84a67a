/** The records of a language in the order of their weight: what everybody sees, then by visits. */
import type { Payload } from "payload";
import type { SiteClient } from "#server/site-client.ts";
import { ownPageOf } from "#records/page-of.ts";
import type { TranslatedRecord } from "#translations/every-record.ts";
import { seenBy, type Audience } from "#translations/seen-by.ts";
import { translatedKinds } from "#translations/translated-kinds.ts";
import { countsOf } from "#translations/what-remains.ts";

/** Days of visits that count. */
const DAYS = 30;
const RANK: Readonly<Record<Audience, number>> = { everybody: 0, many: 1, few: 2 };

export interface Weighed extends TranslatedRecord {
  /** Of the original's page in the last 30 days. */
  views: number;
}

/** By the page's path in the first language; empty if the site does not respond. */
export async function viewsOfPages({ config }: Payload): Promise<ReadonlyMap<string, number>> {
  const { site }: { site?: SiteClient } = config.custom;
  return (await site?.views(DAYS).catch(() => null)) ?? new Map();
}

export function weighed(
  records: readonly TranslatedRecord[],
  views: ReadonlyMap<string, number>,
): Weighed[] {
  const viewsOf = ({ kind, record, slug }: TranslatedRecord): number =>
    views.get(ownPageOf(kind, { slug, ...(record !== null && { id: record }) }) ?? "") ?? 0;
  return records.map((record) => ({ ...record, views: viewsOf(record) }));
}

/** Menu, settings and home first; then pages by their views; then what few see. */
export function byImportance(records: readonly Weighed[]): Weighed[] {
  const isFirst = (kind: string): number => Number(seenBy(kind) === "everybody");
  return records.toSorted(
    (a, b) =>
      isFirst(b.kind) - isFirst(a.kind) ||
      b.views - a.views ||
      RANK[seenBy(a.kind)] - RANK[seenBy(b.kind)],
  );
}

/** By kind and record: `services/12`. */
export const recordKey = ({ kind, record }: Pick<TranslatedRecord, "kind" | "record">): string =>
  `${kind}/${record ?? ""}`;

/** Words of public originals that visitors do not get in the language, by record. */
export async function wordsLeft(
  payload: Payload,
  language: string,
  kinds: ReadonlySet<string>,
): Promise<ReadonlyMap<string, number>> {
  const left = new Map<string, number>();
  for (const kind of translatedKinds().values())
    if (kinds.has(kind.slug))
      for (const count of await countsOf(payload, kind, language))
        left.set(recordKey({ kind: kind.slug, record: count.record }), count.left);
  return left;
}
