import type { DefaultServerCellComponentProps } from "payload";

/** What an entry says, or nothing: Payload writes the column's name between angle brackets. */
export const PlainCell = ({ cellData }: DefaultServerCellComponentProps) => (
  <span>{cellData ? String(cellData) : "–"}</span>
);
