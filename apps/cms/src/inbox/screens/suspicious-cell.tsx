import type { DefaultServerCellComponentProps } from "payload";
import { adminWords } from "#admin-ui/words/words.ts";

export function SuspiciousCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  return <span>{cellData === true ? adminWords(i18n)("Suspicious") : ""}</span>;
}
