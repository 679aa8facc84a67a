import type { DefaultServerCellComponentProps } from "payload";
import { languageName } from "#inbox/languages.ts";

export function LanguageCell({ cellData }: DefaultServerCellComponentProps) {
  return <span>{languageName(typeof cellData === "string" ? cellData : null)}</span>;
}
