/** Reads a list whose host sends it in pages, as WordPress does (`X-WP-TotalPages`). */
import { RecordTexts } from "#client/record-texts.ts";

/** Of one list. */
export const MOST_PAGES = 100;
const AT_ONCE = 4;

/** Parsed records, or their texts. */
type Records = readonly unknown[] | RecordTexts;

const isRecords = (json: unknown): json is Records =>
  Array.isArray(json) || json instanceof RecordTexts;
const itemsOf = (records: Records): readonly unknown[] =>
  records instanceof RecordTexts ? records.texts : records;
const textOf = (record: unknown): string =>
  typeof record === "string" ? record : (JSON.stringify(record) ?? "");

/**
 * The whole list. Ends before a page that repeats earlier ones (a host may ignore `page`), and
 * before one that `read` returns as `undefined` (the host refused it). A short page is no end:
 * WordPress leaves out what a visitor may not read. A record that moved to the next page meanwhile
 * is in the list once.
 */
export async function withFurtherPages(
  first: unknown,
  declared: number,
  read: (page: number) => Promise<unknown>,
): Promise<unknown> {
  const last = Math.min(declared, MOST_PAGES);
  if (!isRecords(first) || !(last > 1)) return first;
  const all = [...itemsOf(first)];
  const seen = new Set(all.map(textOf));
  const isFurther = (page: unknown): boolean => {
    if (!isRecords(page)) return false;
    const records = itemsOf(page);
    const added = records.filter((record) => !seen.has(textOf(record)));
    for (const record of added) seen.add(textOf(record));
    all.push(...added);
    return added.length > 0 || records.length === 0;
  };
  for (let from = 2; from <= last; from += AT_ONCE) {
    const numbers = Array.from(
      { length: Math.min(AT_ONCE, last - from + 1) },
      (_, at) => from + at,
    );
    const pages = await Promise.all(numbers.map(read));
    if (!pages.every(isFurther)) break;
  }
  return first instanceof RecordTexts ? new RecordTexts(all as string[]) : all;
}
