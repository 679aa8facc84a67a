import { escapeText } from "@meridian/contract/escape";
import type { Article as ArticleRecord, Wire } from "@meridian/contract";
import { as, mapping } from "#records/mapping/field.ts";
import {
  PUBLISHED,
  type ImportContext,
  type NewDocument,
} from "#records/mapping/import-context.ts";
import { html, linkedPicture, picture, slugText, text } from "#records/mapping/kinds.ts";
import type { Article } from "#payload-types.ts";

const fields = mapping<Omit<Article, "order" | "sections">>()({
  slug: slugText,
  title: text,
  heroTitle: as("article_field_first_section_title", text),
  heroDescription: as("article_field_first_section_description", text),
  heroBackground: as("article_field_first_section_background", linkedPicture),
  mobileNavigationImage: as("mobile_page_navigation_image", picture),
  contentsTitle: as("article_field_control_title", text),
});

/**
 * The id of an article's section: its title in kebab case (ART-02), numbered where two sections
 * share one.
 */
export function sectionIds(titles: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return titles.map((title) => {
    const plain =
      title
        .normalize("NFKD")
        .replace(/\p{M}/gu, "")
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, "-")
        .replace(/^-|-$/g, "") || "section";
    const count = (seen.get(plain) ?? 0) + 1;
    seen.set(plain, count);
    return count === 1 ? plain : `${plain}-${count}`;
  });
}

/** The sections of a document: one text for the contract, and the entries of its contents list. */
function sectionsWire(sections: NonNullable<Article["sections"]>) {
  const ids = sectionIds(sections.map(({ title }) => title ?? ""));
  return {
    content: sections
      .map(
        ({ title, body }, at) =>
          `<section id="${ids[at]}">${title ? `<h2>${escapeText(title)}</h2>` : ""}${html.write(body)}</section>`,
      )
      .join(""),
    article_field_control_points: sections.flatMap(({ title }) =>
      title ? [{ article_field_control_points_title: escapeText(title) }] : [],
    ),
  };
}

export const article = {
  write: (doc: Article): Wire<"article">[number] => ({
    id: doc.id,
    ...fields.write(doc),
    ...sectionsWire(doc.sections ?? []),
  }),
  read(record: ArticleRecord, context: ImportContext, at: number): NewDocument<"articles"> {
    const { slug, ...others } = fields.read(record, context);
    return {
      ...PUBLISHED,
      slug,
      order: at + 1,
      ...others,
      title: record.title || record.article_field_first_section_title || slug,
      sections: context
        .sections(record.content)
        .map(({ title, body }) => ({ title, body: context.rich(body) })),
    };
  },
};
