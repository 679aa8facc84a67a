import { landingPathOf, type LandingPage as LandingRecord, type Wire } from "@meridian/contract";
import { readBlock, writeBlock } from "#records/blocks/landing-blocks.ts";
import {
  PUBLISHED,
  type ImportContext,
  type NewDocument,
} from "#records/mapping/import-context.ts";
import { text } from "#records/mapping/kinds.ts";
import type { LandingPage } from "#payload-types.ts";
import { pathOf } from "#records/addresses.ts";

type WirePage = NonNullable<Wire<"landingPages">>[number];

/** The slug is the whole address. */
export const landingSlugOf = (record: LandingRecord): string => landingPathOf(record).slice(1);

export const landingPage = {
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
