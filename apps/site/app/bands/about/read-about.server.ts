import type { About } from "@meridian/contract";
import { optionalBand } from "#app/content/optional-band.server.ts";
import { safeBlocks } from "#app/content/prose/sanitize.server.ts";
import { shown } from "#app/text/has-words.ts";
import type { AboutContent } from "#app/bands/about/types.ts";
import type { ContentSource } from "#app/render-context.server.ts";
import type { Translate } from "@meridian/messages/messages";

/** The about record; `null` if it is empty, or if the host fails, which is reported. */
export async function readAbout(
  content: ContentSource,
  t: Translate,
): Promise<AboutContent | null> {
  const about = await optionalBand(content, "about the company", content.read("about"));
  return about && aboutOf(about, t, content);
}

/** Figures missing in the record are omitted, never invented (HOME-04, docs/departures.md). */
export function aboutOf(
  { title, description, info_list }: Pick<About, "title" | "description" | "info_list">,
  t: Translate,
  content?: Pick<ContentSource, "ownPath">,
): AboutContent | null {
  const facts = [
    { term: t("about.years"), figure: info_list.years },
    { term: t("about.projects"), figure: info_list.project },
    { term: t("about.specialists"), figure: info_list.specialists },
  ].flatMap(({ term, figure }) => (figure === null ? [] : [{ term, figure }]));
  const text = shown(safeBlocks(description, t, content));
  return text || facts.length > 0 ? { title, text, facts } : null;
}
