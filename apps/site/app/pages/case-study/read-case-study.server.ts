import type { CaseStudy, Image } from "@meridian/contract";
import { figuresOf } from "#app/bands/works/read-works.server.ts";
import { safeBlocks } from "#app/content/prose/sanitize.server.ts";
import { shown } from "#app/text/has-words.ts";
import { webAddress } from "#app/text/web-address.ts";
import type { ContentSource } from "#app/render-context.server.ts";
import type { SafeHtml } from "#app/text/html.ts";
import type { Translate } from "@meridian/messages/messages";

export interface IllustratedText {
  text: SafeHtml | null;
  image: Image | null;
}

export interface TwoColumns {
  left: SafeHtml | null;
  right: SafeHtml | null;
}

/** A portfolio post in full (CASE-03…CASE-06); empty parts are `null` or empty lists. */
export type CaseStudyContent = ReturnType<typeof caseStudyOf>;

export async function readCaseStudy(
  content: ContentSource,
  slug: string,
  t: Translate,
): Promise<CaseStudyContent | null> {
  const work = await content.read("caseStudy", { slug });
  return work && caseStudyOf(work, t, content);
}

function caseStudyOf(work: CaseStudy, t: Translate, content: ContentSource) {
  const blocks = (html: string) => shown(safeBlocks(html, t, content));
  const {
    slug,
    title,
    short_description,
    figures,
    background_wallpaper,
    project_image,
    goal_and_tasks,
    challenges,
    research_and_discovery,
    implementation,
    site_url,
    partnership_overview,
  } = work;
  return {
    slug,
    title,
    text: short_description,
    figures: figuresOf(figures),
    wallpaper: background_wallpaper,
    projectImage: project_image,
    facts: factsOf(work, t),
    goals: illustrated(goal_and_tasks, blocks),
    challenges: illustrated(challenges, blocks),
    research: twoColumns(research_and_discovery, blocks),
    gallery: implementation.filter((image) => image !== null),
    site: webAddress(site_url),
    partnership: twoColumns(partnership_overview, blocks),
  };
}

const factsOf = (
  { project_description: facts }: CaseStudy,
  t: Translate,
): { term: string; detail: string }[] =>
  [
    { term: t("caseStudy.location"), detail: facts.location },
    { term: t("caseStudy.teamSize"), detail: facts.team_size },
    { term: t("caseStudy.period"), detail: facts.partnership_period },
    { term: t("caseStudy.technologies"), detail: facts.technologies },
    { term: t("caseStudy.expertise"), detail: facts.expertise_delivered },
    { term: t("caseStudy.services"), detail: facts.services },
  ].filter(({ detail }) => detail !== "");

type Blocks = (html: string) => SafeHtml | null;

function illustrated(
  { description, image }: { description: string; image: Image | null },
  blocks: Blocks,
): IllustratedText | null {
  const text = blocks(description);
  return text || image ? { text, image } : null;
}

function twoColumns(
  { left_description, right_description }: { left_description: string; right_description: string },
  blocks: Blocks,
): TwoColumns | null {
  const [left, right] = [blocks(left_description), blocks(right_description)];
  return left || right ? { left, right } : null;
}
