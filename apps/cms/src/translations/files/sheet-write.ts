/** The words of a language as a spreadsheet: a row for each paragraph. */
import { MOST_OF_A_CELL, workbook } from "#admin-ui/workbook.ts";
import type { RecordWords, UnitState } from "#translations/files/language-words.ts";
import { unitId } from "#translations/files/units.ts";
import { notesOf, type FileHead } from "#translations/files/xliff-write.ts";

export const STATE_WORDS: Readonly<Record<UnitState, string>> = {
  initial: "to translate",
  old: "original changed",
  translated: "draft",
  final: "published",
};

/** The first column names file and time, the others the languages: the way back reads them. */
export const headOf = ({ first, language, at }: FileHead): string[] => [
  `Id (${at})`,
  "Where",
  `Original [${first}]`,
  `Translation [${language}]`,
  "State",
  "Notes",
];

export const spreadsheet = (
  head: FileHead,
  records: AsyncIterable<RecordWords>,
): AsyncGenerator<Uint8Array> =>
  workbook(
    { name: "Words", head: headOf(head), widths: [14, 30, 60, 60, 16, 30], isWrapped: true },
    portionsOf(records),
  );

async function* portionsOf(records: AsyncIterable<RecordWords>): AsyncGenerator<string[][]> {
  for await (const words of records)
    yield words.units.flatMap((unit) =>
      unit.segments.map(({ id, source, target }) => [
        `${unitId(words.kind, words.record, unit.path)}#${id}`,
        `${words.title}: ${unit.label}`,
        source,
        // A cell would cut it, and the cut text would come back.
        target !== null && target.length > MOST_OF_A_CELL ? "" : (target ?? ""),
        STATE_WORDS[unit.state],
        [
          ...notesOf(unit),
          ...(unit.codes.size > 0
            ? ["Keep the marks such as <1>…</1> around the same words."]
            : []),
        ].join(" "),
      ]),
    );
}
