import { sourceName } from "@meridian/contract/touch";
import type { DefaultServerCellComponentProps } from "payload";
import { adminWords } from "#admin-ui/words/words.ts";

export function SourceCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  return <bdi>{typeof cellData === "string" ? adminWords(i18n)(sourceName(cellData)) : ""}</bdi>;
}
