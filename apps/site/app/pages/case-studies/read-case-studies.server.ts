import type { Slide, Image } from "@meridian/contract";
import { inOrder, summaryOf } from "#app/bands/works/read-works.server.ts";
import type { WorkSummary } from "#app/bands/works/types.ts";
import { optionalBand } from "#app/content/optional-band.server.ts";
import type { ContentSource } from "#app/render-context.server.ts";

/** A slide of the success stories (CASE-01). */
export interface Story {
  image: Image | null;
  subTitle: string;
  title: string;
  text: string;
  /** `""` when it leads nowhere. */
  link: string;
}

/** How many tiles the list has at most (section 9). */
const LISTED = 100;

/**
 * Up to a hundred works by `data.order` (CASE-02): they are the page, so a host that fails is a
 * failure.
 */
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
