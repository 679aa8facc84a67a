/** Fills an empty database with the demo once; never overwrites anyone's work. */
import type { CollectionSlug, Payload } from "payload";
import { itemsOf, type DocumentItem, type Item } from "#moving-in/import/map/items.ts";
import { knownRecords } from "#moving-in/import/map/records.ts";
import { richText, type ImportContext } from "#records/mapping/import-context.ts";
import { sectionsOf } from "#moving-in/import/map/sections.ts";
import { changeDocument, createDocument, putGlobal } from "#moving-in/import/write/put.ts";
import { writeTranslations } from "#moving-in/import/write/translations.ts";
import { countOnFromHighest } from "#moving-in/import/write/sequences.ts";
import { isTagged } from "#records/tags.ts";
import type { Demo } from "#moving-in/seed/demo.ts";
import { noteDemoRecords } from "#moving-in/seed/demo-records.ts";
import { readDemo } from "#moving-in/seed/read-demo.ts";
import { noteSeededSettings } from "#moving-in/seed/seeded-settings.ts";
import { describePictures, seedLibrary } from "#moving-in/seed/library.ts";

const MARKER = "demo-seed";
type Marker = "begun" | "done";

const isContent = ({ slug }: { slug: string }): boolean => isTagged(slug);
const slugsOf = (payload: Payload): CollectionSlug[] =>
  payload.config.collections.filter(isContent).map(({ slug }) => slug);

/**
 * `due`: the database never held content. `begun`: interrupted; its content is all from the seed,
 * since editors have access only afterwards. Otherwise `done`.
 */
export async function seedState(payload: Payload): Promise<"due" | Marker> {
  const marker = await payload.kv.get<{ state: Marker }>(MARKER);
  if (marker) return marker.state;
  for (const collection of slugsOf(payload))
    if ((await payload.count({ collection })).totalDocs > 0) return "done";
  for (const { slug } of payload.config.globals.filter(isContent))
    if ((await payload.db.findGlobal<{ updatedAt?: string }>({ slug })).updatedAt) return "done";
  return "due";
}

/** Disables seeding, also after an interrupted seed: editors may have begun. */
export async function neverSeed(payload: Payload): Promise<void> {
  if ((await seedState(payload)) === "begun") await payload.kv.set(MARKER, { state: "done" });
}

const quietly = { context: { quiet: true }, depth: 0, overrideAccess: true } as const;

/** SQLite writes a document in several steps: an interrupted seed may leave half of one. */
async function clearDocuments(payload: Payload): Promise<void> {
  for (const collection of slugsOf(payload))
    if (collection !== "media")
      await payload.delete({ ...quietly, collection, where: { id: { exists: true } } });
}

/** The demo uses only what the editor supports; anything else is a mistake in it. */
function strictContext(
  pictureOf: (id: string) => number,
  terms: Map<string, number>,
  record: ImportContext["record"],
): ImportContext {
  return {
    picture: (image) => (image ? pictureOf(image.src) : undefined),
    rich: richText,
    title: (html) => html,
    link: (address) => address,
    sections: sectionsOf,
    without: (what) => {
      throw new Error(`the demo content cannot be stored completely: ${what}`);
    },
    record,
    term: (kind, name) => terms.get(`${kind} ${name}`),
  };
}

/** Starts over after an interruption, with the pictures that are already imported. */
export async function seedDemo(
  payload: Payload,
  demo: Demo,
  print: (line: string) => void,
): Promise<void> {
  const begun = Date.now();
  if ((await seedState(payload)) === "begun") await clearDocuments(payload);
  await payload.kv.set(MARKER, { state: "begun" });
  const terms = new Map<string, number>();
  const content = readDemo(demo.content);
  const records = knownRecords(content);
  const pictureOf = await seedLibrary(payload, demo, print);
  const context = strictContext(pictureOf, terms, records.record);
  const items = itemsOf(content, []);
  const numbers = new Map<Item, number>();
  /** Written again when the records that they reference exist. */
  const early: [DocumentItem, number][] = [];
  print(`Seeding the demo content: ${items.length} records…`);
  for (const item of items) {
    const data = item.make(context);
    if ("global" in item) await putGlobal(payload, item.global, data, quietly.context);
    else {
      const whole = { ...data, ...(item.id && { id: item.id }) };
      const { id } = await createDocument(payload, item.collection, whole, quietly.context);
      numbers.set(item, Number(id));
      if (item.collection === "vacancy-terms") terms.set(item.key, Number(id));
      records.add(item.collection, item.key, Number(id));
      if (records.wasMissing()) early.push([item, Number(id)]);
    }
  }
  for (const [item, id] of early)
    await changeDocument(payload, item.collection, id, item.make(context), quietly.context);
  for (const [language, translated] of demo.translations) {
    await writeTranslations(payload, {
      language,
      originals: items,
      numberOf: (item) => numbers.get(item),
      translated: itemsOf(readDemo(translated), []),
      context: quietly.context,
    });
    await describePictures(payload, demo, { language, images: translated.images, pictureOf });
  }
  await countOnFromHighest(payload, slugsOf(payload));
  await noteDemoRecords(payload);
  await noteSeededSettings(payload);
  await payload.kv.set(MARKER, { state: "done" });
  print(`Seeded the demo content in ${((Date.now() - begun) / 1000).toFixed(1)} s.`);
}
