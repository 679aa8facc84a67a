import type { RoadMap } from "@meridian/contract";
import { proseOf } from "#app/content/prose/prose.server.ts";
import { createHeadingIds } from "#app/content/prose/heading-ids.ts";
import type { ContentSource } from "#app/render-context.server.ts";
import type { ContentsItem } from "#app/content/prose/types.ts";
import type { SiteConfig } from "#app/site-config.ts";
import type { SafeHtml } from "#app/text/html.ts";
import type { Translate } from "@meridian/messages/messages";

/** A stage; its number is its index plus one. */
export interface RoadMapStage extends ContentsItem {
  text: SafeHtml;
}

/** The road map (ROAD-01). */
export interface RoadMapContent {
  title: string;
  stages: RoadMapStage[];
  /** Text under the stages. */
  after: SafeHtml;
}

type Plan = SiteConfig["reading"]["roadMap"];
const NO_PLAN: Plan = { weeks: 0, stages: [] };

/** The settings' plan, if it describes exactly these stages; any other plan would be wrong. */
export const planFor = (plan: Plan, stages: readonly { title: string }[]): Plan =>
  stages.length > 0 &&
  stages.length === plan.stages.length &&
  stages.every(({ title }, at) => title === plan.stages[at]?.title)
    ? plan
    : NO_PLAN;

/** The road map (ROAD-01); `null` when the host has none. */
export async function readRoadMap(
  content: ContentSource,
  t: Translate,
): Promise<RoadMapContent | null> {
  const roadMap = await content.read("roadMap");
  return roadMap && roadMapOf(roadMap, content, t);
}

/** Numbered by index, as their fragments: `#stage-3`. Empty stages are dropped. */
export function roadMapOf(
  { page_title, list, under_text_of_list }: RoadMap,
  content: Pick<ContentSource, "ownPath">,
  t: Translate,
): RoadMapContent {
  const filled = list.filter(({ title, description }) => title !== "" || description !== "");
  const ids = createHeadingIds(filled.map((_, at) => stageId(at)));
  const stages = filled.map(({ title, description }, at) => ({
    id: stageId(at),
    title: title || t("roadMap.stage", { number: at + 1 }),
    text: proseOf(description, { content, ids, top: 3, t }).html,
  }));
  return {
    title: page_title || t("roadMap.roadMap"),
    stages,
    after: proseOf(under_text_of_list, { content, ids, top: 2, t }).html,
  };
}

const stageId = (at: number): string => `stage-${at + 1}`;
