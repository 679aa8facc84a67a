import type { DefaultServerCellComponentProps } from "payload";
import { stageInWords } from "#inbox/stage.ts";

/** In the list: how long a submission has been in its status. */
export function StageCell({ cellData }: DefaultServerCellComponentProps) {
  const since = typeof cellData === "string" ? cellData : null;
  return <span>{stageInWords(since)}</span>;
}
