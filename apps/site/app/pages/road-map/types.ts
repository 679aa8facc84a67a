import type { ContentsItem } from "#app/content/prose/types.ts";
import type { SafeHtml } from "#app/text/html.ts";

/** One stage of the road map; its number is its place. */
export interface RoadMapStage extends ContentsItem {
  text: SafeHtml;
}

/** The road map (ROAD-01). */
export interface RoadMapContent {
  title: string;
  stages: RoadMapStage[];
  /** Under the stages. */
  after: SafeHtml;
}
