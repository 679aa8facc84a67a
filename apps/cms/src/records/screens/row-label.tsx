"use client";
import { useRowLabel } from "@payloadcms/ui";

export interface RowLabelProps {
  /** The name of a row: `Step`. */
  row: string;
  /** The field that names it. */
  titled: string;
}

/** `of`: a name for a row whose own field has none. */
export function RowLabel({ row, titled, of = "" }: RowLabelProps & { of?: string }) {
  const { data, rowNumber } = useRowLabel<Record<string, unknown>>();
  const title = String(data?.[titled] ?? "").trim() || of;
  const name = `${row} ${(rowNumber ?? 0) + 1}`;
  return (
    <span>
      {title ? `${name} · ${title.length > 60 ? `${title.slice(0, 60)}…` : title}` : name}
    </span>
  );
}
