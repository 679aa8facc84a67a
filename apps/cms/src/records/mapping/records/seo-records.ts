import type { Seo, Wire } from "@meridian/contract";
import { mapping } from "#records/mapping/field.ts";
import {
  PUBLISHED,
  type ImportContext,
  type NewDocument,
} from "#records/mapping/import-context.ts";
import { link, picture, text } from "#records/mapping/kinds.ts";
import type { SeoRecord } from "#payload-types.ts";

/** A page's metadata for search engines, with its path (`/` is the home page). */
export type PathSeo = Seo & { path: string };

const fields = mapping<SeoRecord>()({
  path: text,
  title: text,
  description: text,
  keywords: text,
  canonical: link,
  image: picture,
});

export const seoRecord = {
  write: (doc: SeoRecord): Wire<"seo"> & { path: string } => ({
    ...fields.write(doc),
    canonical: doc.canonical || doc.path,
  }),
  read(record: PathSeo, context: ImportContext): NewDocument<"seo-records"> {
    const made = fields.read(record, context);
    return {
      ...PUBLISHED,
      ...made,
      canonical: made.canonical === record.path ? undefined : made.canonical,
    };
  },
};
