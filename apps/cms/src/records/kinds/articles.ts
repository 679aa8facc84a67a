import type { Article as ArticleRecord, Wire } from "@meridian/contract";
import { escapeText } from "@meridian/contract/escape";
import type { CollectionConfig } from "payload";
import { contentAccess } from "#accounts/access/roles.ts";
import type { Article } from "#payload-types.ts";
import { heading } from "#records/fields/folds.ts";
import { picture } from "#records/fields/picture.ts";
import { versions } from "#records/fields/publishing.ts";
import { rows } from "#records/fields/rows.ts";
import { slugField } from "#records/fields/slug.ts";
import { line, orderField, prose, richText } from "#records/fields/texts.ts";
import { as, mapping } from "#records/mapping/field.ts";
import {
  type ImportContext,
  type NewDocument,
  PUBLISHED,
} from "#records/mapping/import-context.ts";
import {
  html,
  linkedPicture,
  picture as mappedPicture,
  slugText,
  text,
} from "#records/mapping/kinds.ts";

/**
 * A section is a row, not part of one long rich text: the contract's `content` wraps each in
 * `<section id>`, and the contents list names the same sections, which no rich-text editor can keep
 * consistent.
 */
const config: CollectionConfig = {
  slug: "articles",
  labels: { singular: "Article", plural: "Articles" },
  access: contentAccess,
  versions,
  defaultSort: "order",
  admin: {
    group: "Write",
    useAsTitle: "title",
    defaultColumns: ["title", "heroBackground", "_status", "updatedAt"],
    description: "The site shows the first one by position, at its address under /article/.",
  },
  fields: [
    slugField({ path: "/article/", among: ["services", "case-studies"], leads: false }),
    orderField(),
    {
      type: "tabs",
      tabs: [
        {
          label: "Text",
          fields: [
            heading(line("title", { required: true, description: "The article's name in lists." })),
            rows("sections", {
              row: "Section",
              description: "Each section with a title becomes an entry in the contents list.",
              isText: true,
              fields: [
                line("title", {
                  description:
                    "Optional; if empty, the text is shown without a heading, for example as an introduction.",
                }),
                richText("body", { label: "Text" }),
              ],
            }),
            line("contentsTitle", { label: "Title of the contents list" }),
          ],
        },
        {
          label: "Head",
          fields: [
            line("heroTitle", { label: "Title on the page" }),
            prose("heroDescription", { label: "Text under the title" }),
            picture("heroBackground", { label: "Wide picture behind the title" }),
            picture("mobileNavigationImage", { label: "Picture in the contents list on phones" }),
          ],
        },
      ],
    },
  ],
};

const fields = mapping<Omit<Article, "order" | "sections">>()({
  slug: slugText,
  title: text,
  heroTitle: as("article_field_first_section_title", text),
  heroDescription: as("article_field_first_section_description", text),
  heroBackground: as("article_field_first_section_background", linkedPicture),
  mobileNavigationImage: as("mobile_page_navigation_image", mappedPicture),
  contentsTitle: as("article_field_control_title", text),
});

/** Titles in kebab case (ART-02), numbered if two are equal. */
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

/** Returns one text for the contract, and the entries of its contents list. */
function sectionsWire(stored: NonNullable<Article["sections"]>) {
  const sections = stored
    .map(({ title, body }) => ({ title: title ?? "", content: html.write(body) }))
    .filter(({ title, content }) => title || content);
  const ids = sectionIds(sections.map(({ title }) => title));
  return {
    content: sections
      .map(
        ({ title, content }, at) =>
          `<section id="${ids[at]}">${title && `<h2>${escapeText(title)}</h2>`}${content}</section>`,
      )
      .join(""),
    article_field_control_points: sections.flatMap(({ title }) =>
      title ? [{ article_field_control_points_title: escapeText(title) }] : [],
    ),
  };
}

export const articles = {
  config,
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
