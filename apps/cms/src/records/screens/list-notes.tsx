"use client";
import { useAllFormFields } from "@payloadcms/ui";
import type { FormState } from "payload";
import { useWords } from "#admin-ui/words/use-words.ts";
import type { Words } from "#admin-ui/words/words.ts";
import { useTargets } from "#records/screens/use-targets.ts";
import {
  doublesIn,
  pagesOff,
  widthWarning,
  targetWords,
  type ListRow,
} from "#records/targets/words.ts";

interface ListNotesProps {
  path: string;
  /** The name of a row: `Link`. */
  row: string;
  titled: string;
  /** The header shows the rows in one line. */
  isHeader?: boolean;
}

/** Warnings about collapsed rows, below the list. */
export function ListNotes({ path, row, titled, isHeader = false }: ListNotesProps) {
  const t = useWords();
  const [fields] = useAllFormFields();
  const rows = rowsOf(fields, path, { row, titled, t });
  const states = useTargets(rows.map(({ address }) => address));
  const off = pagesOff(fields["pages.off"]?.value);
  const notes = [
    ...rows.flatMap(({ place, name, address }) => {
      const words = targetWords(states[address], off);
      return words ? [t("{place}, “{name}”: {words}", { place, name, words: t(words) })] : [];
    }),
    ...doublesIn(rows, t),
    ...(isHeader ? [widthWarning(rows, t)].filter((words) => words !== "") : []),
  ];
  return (
    <div role="status" className="target-mark" hidden={notes.length === 0}>
      <ul>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </div>
  );
}

function rowsOf(
  fields: FormState,
  path: string,
  { row, titled, t }: { row: string; titled: string; t: Words },
): ListRow[] {
  const text = (name: string): string => {
    const value = fields[name]?.value;
    return typeof value === "string" ? value.trim() : "";
  };
  const numbered = (list: string) => (fields[list]?.rows ?? []).map((_, at) => at);
  return numbered(path).flatMap((at) => {
    const own = `${path}.${at}`;
    const place = `${t(row)} ${at + 1}`;
    const below = numbered(`${own}.children`).map((child) => ({
      place: t("{place}, number {n} of its submenu", { place, n: child + 1 }),
      name: text(`${own}.children.${child}.${titled}`),
      address: text(`${own}.children.${child}.link`),
      isTop: false,
    }));
    return [
      { place, name: text(`${own}.${titled}`), address: text(`${own}.link`), isTop: true },
      ...below,
    ];
  });
}
