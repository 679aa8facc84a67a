import type { CaseStudy as CaseStudyRecord, Wire } from "@meridian/contract";
import { as, group, mapping } from "#records/mapping/field.ts";
import {
  PUBLISHED,
  type ImportContext,
  type NewDocument,
} from "#records/mapping/import-context.ts";
import { html, link, number, picture, pictures, slugText, text } from "#records/mapping/kinds.ts";
import type { CaseStudy } from "#payload-types.ts";

/** Where a document without a position stands in lists: the field's own default. */
const LAST = 100;

const illustrated = group({ description: html, image: picture });
const twoColumns = group({ leftDescription: html, rightDescription: html });

const fields = mapping<CaseStudy>()({
  slug: slugText,
  title: text,
  order: number,
  shortDescription: text,
  dateShortPost: as("portfolio_date_short_post", text),
  featuredImage: as("featured_image_url", picture),
  backgroundWallpaper: picture,
  projectImage: picture,
  facts: as(
    "project_description",
    group({
      location: text,
      teamSize: text,
      partnershipPeriod: text,
      technologies: text,
      expertiseDelivered: text,
      services: text,
    }),
  ),
  goalAndTasks: illustrated,
  challenges: illustrated,
  researchAndDiscovery: twoColumns,
  implementation: pictures,
  siteUrl: link,
  partnershipOverview: twoColumns,
});

export const caseStudy = {
  write(doc: CaseStudy): Wire<"portfolio">[number] {
    const { slug, title, featured_image_url, ...data } = fields.write(doc);
    return { id: doc.id, slug, title, featured_image_url, data };
  },
  read: (record: CaseStudyRecord, context: ImportContext): NewDocument<"case-studies"> => ({
    ...PUBLISHED,
    ...fields.read(record, context),
    order: record.order ?? LAST,
  }),
};
