import type { DefaultServerCellComponentProps } from "payload";
import { adminWords } from "#admin-ui/words/words.ts";
import { languageName } from "#inbox/languages.ts";

export function LanguageCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  return (
    <span>{languageName(typeof cellData === "string" ? cellData : null, adminWords(i18n))}</span>
  );
}
