import type { DefaultServerCellComponentProps } from "payload";

/** An entry's text, or nothing: Payload would show the column's name between angle brackets. */
export const PlainCell = ({ cellData }: DefaultServerCellComponentProps) => (
  <span>{cellData ? String(cellData) : "–"}</span>
);
