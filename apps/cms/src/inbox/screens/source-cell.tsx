import { sourceName } from "@meridian/contract/touch";
import type { DefaultServerCellComponentProps } from "payload";

export function SourceCell({ cellData }: DefaultServerCellComponentProps) {
  return <bdi>{typeof cellData === "string" ? sourceName(cellData) : ""}</bdi>;
}
