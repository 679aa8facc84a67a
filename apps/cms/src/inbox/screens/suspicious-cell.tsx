import type { DefaultServerCellComponentProps } from "payload";

export function SuspiciousCell({ cellData }: DefaultServerCellComponentProps) {
  return <span>{cellData === true ? "Suspicious" : ""}</span>;
}
