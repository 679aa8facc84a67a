/**
 * The bands of a landing page (OWN-60). A host sends an object of fields with a name in `type`, or
 * in ACF's `acf_fc_layout`. For a new entry the compiler requires its fields in the content host
 * and a band on the site.
 */
import * as v from "valibot";
import { shapedAs } from "#wordpress/shape-of.ts";
import { group, list } from "#wordpress/shapes.ts";
import { html, image, isRecord, link, text } from "#wordpress/wordpress.ts";

export const blocks = {
  /** The first block of this kind has the page's `<h1>`. */
  hero: group({ title: text, text, image, button: text, link }),
  text: group({ title: text, text: html }),
  columns: group({ title: text, boxes: list(group({ title: text, text, image })) }),
  /** By slug; default: the featured ones. */
  works: group({ title: text, works: list(text) }),
  /** Default: the clients' logos. */
  logos: group({ title: text, logos: list(image) }),
  reviews: group({
    title: text,
    reviews: list(group({ text: html, name: text, role: text, image })),
  }),
  figures: group({ title: text, figures: list(group({ figure: text, text })) }),
  /** The first cell of each row is its title. */
  comparison: group({
    title: text,
    columns: list(text),
    rows: list(group({ title: text, cells: list(text) })),
  }),
  steps: group({ title: text, steps: list(group({ title: text, text: html })) }),
  people: group({
    title: text,
    people: list(group({ name: text, role: text, text, image })),
  }),
  /** Open vacancies, optionally of one specialisation. */
  jobs: group({ title: text, specialization: text }),
  faq: group({ title: text, questions: list(group({ question: text, answer: html })) }),
  /** A file of the library, or an address at a video host. `image` is the poster. */
  video: group({ title: text, video: image, address: link, image, caption: text }),
  /** A PDF of the library. `language`: of the document, in words. */
  download: group({ title: text, text, file: image, language: text, button: text }),
  gallery: group({ title: text, images: list(image) }),
  contact: group({ title: text, text }),
  price: group({ title: text, text }),
  callToAction: group({ title: text, text, button: text, link }),
};

export type BlockType = keyof typeof blocks;
const isBlockType = (name: unknown): name is BlockType =>
  typeof name === "string" && Object.hasOwn(blocks, name);
export const BLOCK_TYPES = Object.keys(blocks).filter(isBlockType);

export type BlockOf<T extends BlockType> = { type: T } & v.InferOutput<(typeof blocks)[T]>;
export type Block = { [T in BlockType]: BlockOf<T> }[BlockType];
export type WireBlockOf<T extends BlockType> = { type: T } & v.InferInput<(typeof blocks)[T]>;
type WireBlock = { [T in BlockType]: WireBlockOf<T> }[BlockType];

/** ACF's `call_to_action` is `callToAction`. */
const camel = (name: unknown): unknown =>
  typeof name === "string"
    ? name.replace(/[_-]([a-z])/g, (_, letter: string) => letter.toUpperCase())
    : name;

const reader = v.pipe(
  v.unknown(),
  v.rawTransform<unknown, Block>(({ dataset: { value }, addIssue, NEVER }) => {
    const { type, acf_fc_layout: layout, ...fields } = isRecord(value) ? value : {};
    const name = camel(type ?? layout);
    if (!isBlockType(name)) {
      addIssue({
        message: `expected a block whose type is one of ${BLOCK_TYPES.join(", ")}, got ${JSON.stringify(name ?? value)?.slice(0, 60)}`,
      });
      return NEVER;
    }
    const schema: v.GenericSchema<unknown, object> = blocks[name];
    const read = v.safeParse(schema, Object.keys(fields).length > 0 ? fields : false);
    if (read.success) return { type: name, ...read.output } as Block;
    for (const { message, path } of read.issues) addIssue({ message, ...(path && { path }) });
    return NEVER;
  }),
);

/** Reads one block by its name; an unknown one is dropped and reported. */
export const block = shapedAs<WireBlock, Block>(reader, undefined);
