import type { DefaultServerCellComponentProps } from "payload";
import { stageInWords } from "#inbox/stage.ts";

export function StageCell({ cellData }: DefaultServerCellComponentProps) {
  const since = typeof cellData === "string" ? cellData : null;
  return <span>{stageInWords(since)}</span>;
}
