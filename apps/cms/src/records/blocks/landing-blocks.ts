/** All bands of landing pages, in the order of the menu (OWN-60). */
import type { Block, BlockType, WireBlockOf } from "@meridian/contract";
import { callToAction } from "#records/blocks/call-to-action.ts";
import { columns } from "#records/blocks/columns.ts";
import { comparison } from "#records/blocks/comparison.ts";
import { contact } from "#records/blocks/contact.ts";
import { download } from "#records/blocks/download.ts";
import { faq } from "#records/blocks/faq.ts";
import { figures } from "#records/blocks/figures.ts";
import { gallery } from "#records/blocks/gallery.ts";
import { hero } from "#records/blocks/hero.ts";
import { jobs } from "#records/blocks/jobs.ts";
import { logos } from "#records/blocks/logos.ts";
import { people } from "#records/blocks/people.ts";
import { price } from "#records/blocks/price.ts";
import { reviews } from "#records/blocks/reviews.ts";
import { steps } from "#records/blocks/steps.ts";
import { text } from "#records/blocks/text.ts";
import { video } from "#records/blocks/video.ts";
import { works } from "#records/blocks/works.ts";
import type { LandingBlock } from "#records/blocks/landing-block.ts";
import type { ImportContext } from "#records/mapping/import-context.ts";
import type { LandingPage } from "#payload-types.ts";

const landingBlocks = {
  hero,
  text,
  columns,
  works,
  logos,
  reviews,
  figures,
  comparison,
  steps,
  people,
  jobs,
  faq,
  video,
  download,
  gallery,
  contact,
  price,
  callToAction,
} satisfies { [T in BlockType]: LandingBlock<T> };

export const BLOCKS = Object.values(landingBlocks).map(({ block }) => block);

type Written = NonNullable<LandingPage["blocks"]>[number];
type WireBlock = { [T in BlockType]: WireBlockOf<T> }[BlockType];

/** The only place where the compiler cannot match a block's kind to its fields. */
const byType = landingBlocks as Record<
  BlockType,
  { write: (doc: Written) => object; read: (block: Block, context: ImportContext) => object }
>;

export const writeBlock = (block: Written): WireBlock =>
  ({ type: block.blockType, ...byType[block.blockType].write(block) }) as WireBlock;

export const readBlock = (block: Block, context: ImportContext): Written =>
  ({ blockType: block.type, ...byType[block.type].read(block, context) }) as Written;
