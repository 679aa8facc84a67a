import type { Article, Image } from "@meridian/contract";
import { proseOf } from "#app/content/prose/prose.server.ts";
import { isBeginning } from "#app/content/prose/is-beginning.ts";
import { createHeadingIds, slugOf } from "#app/content/prose/heading-ids.ts";
import type { ContentsItem, ProseHeading, Contents } from "#app/content/prose/types.ts";
import type { ContentSource } from "#app/render-context.server.ts";
import { partsOf } from "#app/content/prose/parts.ts";
import type { SafeHtml } from "#app/text/html.ts";
import type { Translate } from "@meridian/messages/messages";

export interface ArticleContent {
  title: string;
  description: string;
  /** Empty if the text begins with the description. */
  lead: string;
  background: Image | null;
  html: SafeHtml;
  /** `picture` appears above the list on narrow screens. */
  contents: Contents & { picture: Image | null };
}

/** The first post of the category `article` (ART-01); `null` if there is none or it is empty. */
export async function readArticle(
  content: ContentSource,
  t: Translate,
): Promise<ArticleContent | null> {
  const article = await content.read("article");
  return article && articleOf(article, content, t);
}

export function articleOf(
  article: Article,
  content: Pick<ContentSource, "ownPath">,
  t: Translate,
): ArticleContent | null {
  const { html, headings } = proseOf(article.content, {
    content,
    ids: createHeadingIds(),
    top: 2,
    t,
  });
  const title = article.article_field_first_section_title || article.title;
  if (title === "" || html === "") return null;
  const description = article.article_field_first_section_description;
  return {
    title,
    description,
    lead: isBeginning(description, [article.content]) ? "" : description,
    background: article.article_field_first_section_background,
    html,
    contents: {
      title: article.article_field_control_title,
      items: contentsOf(
        article.article_field_control_points.map(
          (point) => point.article_field_control_points_title,
        ),
        headings,
      ),
      picture: article.mobile_page_navigation_image,
    },
  };
}

/**
 * Links each control point to the part that contains its words, or else to the part at its index
 * (ART-02). Points without a target are dropped; without points the parts are listed.
 */
export function contentsOf(points: readonly string[], headings: ProseHeading[]): ContentsItem[] {
  const parts = partsOf(headings);
  const named = points.filter((title) => title !== "");
  if (named.length === 0) return parts.map(({ id, title }) => ({ id, title }));
  const byName = (point: string): ProseHeading | undefined =>
    headings.find(({ id, title }) => id === slugOf(point) || title === point);
  const claimed = new Set(named.map((point) => byName(point)?.id));
  return named.reduce<ContentsItem[]>((items, title, at) => {
    const own = byName(title);
    const part = own ?? (claimed.has(parts[at]?.id) ? undefined : parts[at]);
    if (part && !items.some(({ id }) => id === part.id)) items.push({ id: part.id, title });
    return items;
  }, []);
}
