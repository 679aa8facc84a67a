import type { Seo, Wire } from "@meridian/contract";
import { mapping } from "#records/mapping/field.ts";
import {
  PUBLISHED,
  type ImportContext,
  type NewDocument,
} from "#records/mapping/import-context.ts";
import { flag, link, picture, text } from "#records/mapping/kinds.ts";
import type { SearchTexts } from "#payload-types.ts";

/** A page's metadata for search engines, with its path (`/` is the home page). */
export type PathSeo = Seo & { path: string };

const fields = mapping<SearchTexts>()({
  title: text,
  description: text,
  keywords: text,
  canonical: link,
  image: picture,
  noindex: flag,
});

/** The texts of a record, or of a page without one. */
export const searchTexts = {
  write: (texts: SearchTexts, path: string): Wire<"seo"> => ({
    ...fields.write(texts),
    canonical: texts.canonical || path,
  }),
  read({ path, ...seo }: PathSeo, context: ImportContext): SearchTexts {
    const made = fields.read(seo, context);
    return { ...made, canonical: made.canonical === path ? undefined : made.canonical };
  },
};

/** Of a page without a record. */
export const seoRecord = {
  read: (record: PathSeo, context: ImportContext): NewDocument<"seo-records"> => ({
    ...PUBLISHED,
    path: record.path,
    ...searchTexts.read(record, context),
  }),
};
