import { type BlogPost as BlogPostRecord, type Wire, dayReader } from "@meridian/contract";
import type { CollectionConfig, RelationshipField } from "payload";
import { contentAccess } from "#accounts/access/roles.ts";
import type { FacetConfig } from "#admin-ui/lists/facets.ts";
import type { BlogPost } from "#payload-types.ts";
import { callToAction, callToActionField } from "#records/fields/call-to-action.ts";
import { counted } from "#records/fields/counted.ts";
import { DAY_ONLY } from "#records/fields/day.ts";
import { aside, fold, heading } from "#records/fields/folds.ts";
import { TEXT_IN_LISTS, TITLE_IN_LISTS } from "#records/fields/limits.ts";
import { picture } from "#records/fields/picture.ts";
import { isPublished, versions } from "#records/fields/publishing.ts";
import { references } from "#records/fields/references.ts";
import { rows } from "#records/fields/rows.ts";
import { slugField } from "#records/fields/slug.ts";
import { line, prose, richText } from "#records/fields/texts.ts";
import { as, group, mapping, writtenRows } from "#records/mapping/field.ts";
import {
  type ImportContext,
  type NewDocument,
  PUBLISHED,
} from "#records/mapping/import-context.ts";
import { day, html, picture as mappedPicture, slugText, text } from "#records/mapping/kinds.ts";
import { reference, references as mappedReferences } from "#records/mapping/references.ts";
import { plainText } from "#records/rich-text/plain-text.ts";

const termsField = (
  name: "categories" | "tags",
  label: string,
  description: string,
): RelationshipField => ({
  name,
  label,
  type: "relationship",
  relationTo: name,
  hasMany: true,
  admin: { position: "sidebar", description, isSortable: false },
});

const config: CollectionConfig = {
  slug: "blog-posts",
  // `publishing/schedule/dated.ts`
  custom: { datesPublication: true, facets: ["categories", "author"] satisfies FacetConfig[] },
  labels: { singular: "Blog post", plural: "Blog posts" },
  access: contentAccess,
  versions,
  defaultSort: "-date",
  admin: {
    group: "Write",
    useAsTitle: "title",
    defaultColumns: ["title", "thumbnail", "_status", "categories", "author", "date", "updatedAt"],
    listSearchableFields: ["title", "slug", "category"],
    description: "Newest first; the first post is shown large.",
  },
  fields: [
    heading(counted(line("title", { required: true }), TITLE_IN_LISTS)),
    rows("sections", {
      row: "Section",
      label: "Text",
      description:
        "Each section with a title becomes an entry in the contents list next to the post.",
      isText: true,
      fields: [
        line("title", {
          description:
            "Optional; if empty, the text is shown without a heading, for example as an introduction.",
        }),
        richText("body", { label: "Text" }),
      ],
    }),
    fold("Related posts", [
      references("related", {
        to: "blog-posts",
        label: "Related posts",
        description:
          "Up to three at the end of the post, in this order. Empty places are filled with posts of the same categories and tags, the newest first.",
      }),
    ]),
    fold("Offer at the end", [callToActionField]),
    aside(counted(prose("description", { required: true }), TEXT_IN_LISTS)),
    {
      name: "date",
      type: "date",
      index: true,
      admin: {
        position: "sidebar",
        date: DAY_ONLY,
        description:
          "Shown on the post. Posts are sorted by it. A day to come sets the time of publication; if empty, the day on which the post is published.",
      },
    },
    aside(
      references("author", {
        to: "authors",
        label: "Author",
        description: "May stay empty: the post then shows none.",
        many: false,
      }),
    ),
    // Read with their fields: the first one's name is the post's category.
    termsField("categories", "Categories", "The first is shown on the post and in lists."),
    termsField("tags", "Tags", "Words that it shares with posts of other categories."),
    {
      ...line("category"),
      admin: {
        position: "sidebar",
        condition: (data: Partial<BlogPost>) => Boolean(data.category),
        description: "From before there were categories to choose: shown while none is chosen.",
      },
    },
    aside(picture("thumbnail", { label: "Picture in lists" })),
    aside(picture("firstScreenImage", { label: "Wide picture above the post" })),
    slugField({ path: "/blog/" }),
    fold(
      "A change that readers should notice",
      [
        {
          name: "modified",
          label: "Updated on",
          type: "date",
          admin: {
            date: DAY_ONLY,
            description:
              "Write a day here when readers should notice a change; corrections need none. Shown when it is later than the date.",
          },
        },
      ],
      { isAside: true },
    ),
  ],
};

/** `posted`: the day of WordPress's post date (`YYYY-MM-DD`), if any. */
export type ImportedPost = BlogPostRecord & { posted?: string | undefined };

const fields = mapping<BlogPost>()({
  slug: as("post_name", slugText),
  title: text,
  description: text,
  category: text,
  date: day,
  modified: day,
  author: reference("authors"),
  categories: mappedReferences("categories"),
  tags: mappedReferences("tags"),
  related: mappedReferences("blog-posts"),
  callToAction,
  thumbnail: as("thumbnail_url", mappedPicture),
  firstScreenImage: mappedPicture,
  sections: as("content", writtenRows(group({ title: text, body: as("text_editor", html) }))),
});

/** Noon of the post's own day, else of WordPress's post date; `null` without either. */
function dayOf({ date, posted }: ImportedPost, context: ImportContext): string | null {
  const { day: read, readings } = dayReader([])(date, posted);
  const own = read || posted || "";
  const quoted = JSON.stringify(date.slice(0, 60));
  if (read === "" && date !== "")
    context.without(
      readings.length > 1
        ? `its date ${quoted} may be ${readings.join(" or ")}: it has none here${own && `, but the day the host posted it, ${own}`}`
        : `its date ${quoted} cannot be read: it has none here${own && `, but the day the host posted it, ${own}`}`,
    );
  return day.read(own, context) ?? null;
}

/** The first category's name, or the text from before there were categories. */
function categoryOf({ categories, category }: BlogPost): string {
  const [first] = (categories ?? []).flatMap((one) =>
    typeof one === "object" && isPublished(one) ? [one.title] : [],
  );
  return text.write(first ?? category);
}

/** A post with categories of its host needs no text for them. */
const withOneCategory = <D extends { categories: number[]; category: string }>(document: D): D =>
  document.categories.length > 0 ? { ...document, category: "" } : document;

export const blogPosts = {
  config,
  write: (doc: BlogPost): Wire<"blog">[number] => ({
    id: doc.id,
    ...fields.write(doc),
    category: categoryOf(doc),
  }),
  read: (record: ImportedPost, context: ImportContext): NewDocument<"blog-posts"> => ({
    ...PUBLISHED,
    ...withOneCategory(fields.read(record, context)),
    // Required; the list would show the beginning of the text anyway.
    description:
      record.description ||
      plainText(record.content[0]?.text_editor ?? "").slice(0, 181) ||
      record.title,
    date: dayOf(record, context),
  }),
};
