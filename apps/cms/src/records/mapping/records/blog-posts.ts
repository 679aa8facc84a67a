import { dayReader, type BlogPost as BlogPostRecord, type Wire } from "@meridian/contract";
import { as, group, list, mapping } from "#records/mapping/field.ts";
import {
  PUBLISHED,
  type ImportContext,
  type NewDocument,
} from "#records/mapping/import-context.ts";
import { day, html, picture, slugText, text } from "#records/mapping/kinds.ts";
import type { BlogPost } from "#payload-types.ts";
import { plainText } from "#records/rich-text/plain-text.ts";

/** A post, with the day WordPress itself says it was posted (`YYYY-MM-DD`), where it does. */
export type ImportedPost = BlogPostRecord & { posted?: string | undefined };

const fields = mapping<BlogPost>()({
  slug: as("post_name", slugText),
  title: text,
  description: text,
  category: text,
  date: day,
  thumbnail: as("thumbnail_url", picture),
  firstScreenImage: picture,
  sections: as("content", list(group({ title: text, body: as("text_editor", html) }))),
});

/**
 * Noon of the day a post names, else of the day WordPress itself posted it; none where neither says
 * which day it is.
 */
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

export const blogPost = {
  write: (doc: BlogPost): Wire<"blog">[number] => ({ id: doc.id, ...fields.write(doc) }),
  read: (record: ImportedPost, context: ImportContext): NewDocument<"blog-posts"> => ({
    ...PUBLISHED,
    ...fields.read(record, context),
    // The field is required; the list would show the beginning of the text anyway.
    description:
      record.description ||
      plainText(record.content[0]?.text_editor ?? "").slice(0, 181) ||
      record.title,
    date: dayOf(record, context),
  }),
};
