import { type LandingPage as LandingRecord, type Wire, landingPathOf } from "@meridian/contract";
import type { CollectionConfig } from "payload";
import { contentAccess } from "#accounts/access/roles.ts";
import type { LandingPage } from "#payload-types.ts";
import { pathOf } from "#records/addresses.ts";
import { BLOCKS, readBlock, writeBlock } from "#records/blocks/landing-blocks.ts";
import { heading } from "#records/fields/folds.ts";
import { landingSlug } from "#records/fields/landing-slug.ts";
import { versions } from "#records/fields/publishing.ts";
import { line } from "#records/fields/texts.ts";
import {
  type ImportContext,
  type NewDocument,
  PUBLISHED,
} from "#records/mapping/import-context.ts";
import { text } from "#records/mapping/kinds.ts";

const config: CollectionConfig = {
  slug: "landing-pages",
  labels: { singular: "Landing page", plural: "Landing pages" },
  access: contentAccess,
  versions,
  defaultSort: "title",
  admin: {
    group: "Edit pages",
    useAsTitle: "title",
    defaultColumns: ["title", "_status", "slug", "updatedAt"],
    description: "Your own pages, built from the site’s bands. A page without bands is not shown.",
  },
  fields: [
    heading(
      line("title", {
        description: "Name in this list; used when a text for search engines is empty.",
      }),
    ),
    landingSlug,
    {
      name: "legal",
      label: "Legal page",
      type: "checkbox",
      defaultValue: false,
      admin: {
        position: "sidebar",
        description:
          "Such as an Impressum. Its link is with the legal links at the end of every page, in each language that has it. Have a lawyer read it before you publish.",
      },
    },
    {
      name: "blocks",
      label: "Bands",
      type: "blocks",
      labels: { singular: "Band", plural: "Bands" },
      maxRows: 60,
      blocks: BLOCKS,
    },
  ],
};

type WirePage = NonNullable<Wire<"landingPages">>[number];

/** The slug is the whole address. */
export const landingSlugOf = (record: LandingRecord): string => landingPathOf(record).slice(1);

export const landingPages = {
  config,
  identity: (record: LandingRecord) => ({ slug: landingSlugOf(record) }),
  write: ({ id, slug, title, blocks }: LandingPage): WirePage => ({
    id,
    slug,
    title: text.write(title),
    path: pathOf("landing-pages", slug),
    blocks: (blocks ?? []).map(writeBlock),
  }),
  read: (record: LandingRecord, context: ImportContext): NewDocument<"landing-pages"> => ({
    ...PUBLISHED,
    slug: landingSlugOf(record),
    title: record.title,
    blocks: record.blocks.map((block) => readBlock(block, context)),
  }),
};
