import type { CaseStudy, Image, Slide } from "@meridian/contract";
import { optionalBand } from "#app/content/optional-band.server.ts";
import { safeBlocks } from "#app/content/sanitize.server.ts";
import type {
  CaseStudyContent,
  IllustratedText,
  Story,
  TwoColumns,
} from "#app/lib/case-study-content.ts";
import { shown } from "#app/lib/has-words.ts";
import type { WorkSummary } from "#app/lib/page-content.ts";
import { webAddress } from "#app/lib/web-address.ts";
import type { ContentSource } from "#app/render-context.server.ts";

/** How many works the home page features (section 9). */
const FEATURED = 6;
/** How many tiles the list has at most (section 9). */
const LISTED = 100;

/** The first six works by `data.order` (HOME-10); `null` when the host fails, which is reported. */
export async function readFeaturedWorks(content: ContentSource): Promise<WorkSummary[] | null> {
  const works = await optionalBand(content, "featured works", content.read("portfolio"));
  return works && inOrder(works).slice(0, FEATURED).map(summaryOf);
}

/** Up to a hundred works by `data.order` (CASE-02): they are the page, so a host that fails is a failure. */
export async function readWorks(content: ContentSource): Promise<WorkSummary[]> {
  return inOrder(await content.read("portfolio"))
    .slice(0, LISTED)
    .map(summaryOf);
}

/** The slides of the success stories (CASE-01); none when the host fails, which is reported. */
export async function readStories(content: ContentSource): Promise<Story[]> {
  const options = await optionalBand(content, "success stories", content.read("options"));
  return (options?.acf.top_slider_success_stories ?? []).flatMap(storyOf);
}

const storyOf = ({ image, sub_title, title, description, button_link }: Slide): Story[] =>
  title || image
    ? [{ image, subTitle: sub_title, title, text: description, link: button_link }]
    : [];

/** The case study with this slug (CASE-03…CASE-06); `null` when there is none. */
export async function readCaseStudy(
  content: ContentSource,
  slug: string,
): Promise<CaseStudyContent | null> {
  const work = await content.read("caseStudy", { slug });
  return work && caseStudyOf(work);
}

/** By `data.order`, 1 first; a work without one comes last, in the host's order. */
export const inOrder = (works: CaseStudy[]): CaseStudy[] =>
  works.toSorted((a, b) => (a.order ?? Infinity) - (b.order ?? Infinity) || 0);

/** A work as its card shows it. */
export const summaryOf = ({
  slug,
  title,
  featured_image_url,
  project_description,
  portfolio_date_short_post,
  short_description,
}: CaseStudy): WorkSummary => ({
  slug,
  title,
  cover: featured_image_url,
  place: [project_description.location, portfolio_date_short_post].filter(Boolean).join(", "),
  text: short_description,
});

function caseStudyOf(work: CaseStudy): CaseStudyContent {
  const {
    slug,
    title,
    short_description,
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
    wallpaper: background_wallpaper,
    projectImage: project_image,
    facts: factsOf(work),
    goals: illustrated(goal_and_tasks),
    challenges: illustrated(challenges),
    research: twoColumns(research_and_discovery),
    gallery: implementation.filter((image) => image !== null),
    site: webAddress(site_url),
    partnership: twoColumns(partnership_overview),
  };
}

function factsOf({ project_description: facts }: CaseStudy): CaseStudyContent["facts"] {
  const terms = {
    Location: facts.location,
    "Team size": facts.team_size,
    "Partnership period": facts.partnership_period,
    Technologies: facts.technologies,
    "Expertise delivered": facts.expertise_delivered,
    Services: facts.services,
  };
  return Object.entries(terms).flatMap(([term, detail]) => (detail ? [{ term, detail }] : []));
}

function illustrated({
  description,
  image,
}: {
  description: string;
  image: Image | null;
}): IllustratedText | null {
  const text = shown(safeBlocks(description));
  return text || image ? { text, image } : null;
}

function twoColumns({
  left_description,
  right_description,
}: {
  left_description: string;
  right_description: string;
}): TwoColumns | null {
  const [left, right] = [shown(safeBlocks(left_description)), shown(safeBlocks(right_description))];
  return left || right ? { left, right } : null;
}
