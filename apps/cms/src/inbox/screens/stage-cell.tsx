import type { DefaultServerCellComponentProps } from "payload";
import { adminWords } from "#admin-ui/words/words.ts";
import { stageInWords } from "#inbox/stage.ts";

export function StageCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  const since = typeof cellData === "string" ? cellData : null;
  return <span>{stageInWords(since, adminWords(i18n))}</span>;
}
