import type { DefaultServerCellComponentProps } from "payload";

/** Payload shows the column's name in angle brackets for an empty value. */
export const PlainCell = ({ cellData }: DefaultServerCellComponentProps) => (
  <span>{cellData ? String(cellData) : "–"}</span>
);
