"use client";
import { useRowLabel } from "@payloadcms/ui";

interface RowLabelProps {
  /** What one row is called, e.g. `Step`. */
  row: string;
  /** Field of the row that names it. */
  titled: string;
}

export function RowLabel({ row, titled }: RowLabelProps) {
  const { data, rowNumber } = useRowLabel<Record<string, unknown>>();
  const title = String(data?.[titled] ?? "").trim();
  const name = `${row} ${(rowNumber ?? 0) + 1}`;
  return (
    <span>
      {title ? `${name} · ${title.length > 60 ? `${title.slice(0, 60)}…` : title}` : name}
    </span>
  );
}
