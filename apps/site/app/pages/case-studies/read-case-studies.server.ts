import type { Slide, Image } from "@meridian/contract";
import { inOrder, summaryOf } from "#app/bands/works/read-works.server.ts";
import type { WorkSummary } from "#app/bands/works/types.ts";
import { listPage, type ListPage } from "#app/content/list-pages.ts";
import { optionalBand } from "#app/content/optional-band.server.ts";
import type { ContentSource } from "#app/render-context.server.ts";

export interface Story {
  image: Image | null;
  subTitle: string;
  title: string;
  text: string;
  /** `""`: no link. */
  link: string;
}

/** Section 9. */
const LISTED = 100;

/**
 * Up to 100 works by `data.order` (CASE-02), with further pages; `null` past the last. Throws when
 * the host fails: the list is the page.
 */
export async function readWorks(
  content: ContentSource,
  page = 1,
): Promise<ListPage<WorkSummary> | null> {
  const list = listPage(inOrder(await content.read("portfolio")), page, LISTED);
  return list && { ...list, items: list.items.map(summaryOf) };
}

/** The slides of the success stories (CASE-01); empty when the host fails, which is reported. */
export async function readStories(content: ContentSource): Promise<Story[]> {
  const options = await optionalBand(content, "success stories", content.read("options"));
  return (options?.acf.top_slider_success_stories ?? []).flatMap(storyOf);
}

const storyOf = ({ image, sub_title, title, description, button_link }: Slide): Story[] =>
  title || image
    ? [{ image, subTitle: sub_title, title, text: description, link: button_link }]
    : [];
