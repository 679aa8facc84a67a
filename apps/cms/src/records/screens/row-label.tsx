"use client";
import { useRowLabel } from "@payloadcms/ui";
import { languageIn } from "#admin-ui/words/formats.ts";
import { useWords } from "#admin-ui/words/use-words.ts";
import type { Words } from "#admin-ui/words/words.ts";

export interface RowLabelProps {
  /** The name of a row: `Step`. */
  row: string;
  /** The field that names it. */
  titled: string;
  /** Of the values of that field, if it is a choice. */
  names?: Record<string, string>;
}

/** A language's code, too, is no word. */
function inWords(value: string, { titled, names }: Omit<RowLabelProps, "row">, t: Words): string {
  if (titled === "language" && /^[a-z]{2,3}(-[A-Za-z]+)*$/.test(value))
    return languageIn(t.locale, value);
  const name = names?.[value];
  return name === undefined ? value : t(name);
}

/** `of`: a name for a row whose own field has none. */
export function RowLabel({ row, of = "", ...named }: RowLabelProps & { of?: string }) {
  const t = useWords();
  const { data, rowNumber } = useRowLabel<Record<string, unknown>>();
  const title = inWords(String(data?.[named.titled] ?? "").trim(), named, t) || of;
  const name = `${t(row)} ${(rowNumber ?? 0) + 1}`;
  return (
    <span>
      {title ? `${name} · ${title.length > 60 ? `${title.slice(0, 60)}…` : title}` : name}
    </span>
  );
}
