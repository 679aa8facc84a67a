"use client";
import { useRowLabel } from "@payloadcms/ui";

interface RowLabelProps {
  /** The name of a row: `Step`. */
  row: string;
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
