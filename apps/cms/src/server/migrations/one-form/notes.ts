/**
 * What the host notes beside its content: which texts are the demo's, and what an import wrote. Each
 * finds edits by a document's time, which stays: a page whose words were edited in the settings
 * counts as edited.
 */
import type { OldDatabase } from "#server/migrations/from-proposals.ts";
import {
  jsonIn,
  PAGES,
  type Page,
  type Row,
  type SettingsWords,
  type Words,
} from "#server/migrations/one-form/words.ts";

type Json = Record<string, unknown>;
const isRecord = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const EDITED = "";

export async function toNotes(db: OldDatabase, { latest }: SettingsWords): Promise<void> {
  if (!latest) return;
  const notes = await db.all(db.sql`select "key", "data" from "payload_kv"`);
  const byKey = new Map(notes.map(({ key, data }) => [String(key), jsonIn(data)]));
  const demo = byKey.get("demo-records");
  if (isRecord(demo)) await ofDemo(db, demo, latest.words);
  await ofImport(db, byKey, latest.updatedAt);
}

const write = ({ sql, run }: OldDatabase, key: string, data: unknown): Promise<unknown> =>
  run(sql`update "payload_kv" set "data" = ${JSON.stringify(data)} where "key" = ${key}`);

async function ofDemo(db: OldDatabase, demo: Json, words: Record<string, Words>): Promise<void> {
  const globals = Array.isArray(demo.globals) ? demo.globals.filter(isRecord) : [];
  const said = globals.find(({ slug }) => slug === "site-settings")?.said;
  if (!isRecord(said)) return;
  const moved = globals.map((global): Json => {
    const page = PAGES.find(({ slug }) => slug === global.slug);
    const now = page && words[page.slug];
    if (!page || !now || !isRecord(global.said)) return global;
    const own = page.path.reduce<unknown>(
      (inside, name) => (isRecord(inside) ? inside[name] : undefined),
      said,
    );
    const texts = page.group.reduceRight<unknown>((inner, name) => ({ [name]: inner }), own);
    return {
      ...global,
      said: { ...global.said, ...(isRecord(texts) && texts) },
      ...(isEdited(page, now, texts) && { at: EDITED }),
    };
  });
  await write(db, "demo-records", { ...demo, globals: moved });
}

/** By their values alone, whatever their order and names. */
const isEdited = (_: Page, now: Words, said: unknown): boolean =>
  valuesIn([now.columns, now.lists, now.texts.map(({ text }) => text)]) !== valuesIn(said);

function valuesIn(value: unknown): string {
  const found: string[] = [];
  const look = (inner: unknown, name = ""): void => {
    if (typeof inner === "object" && inner !== null)
      for (const [key, one] of Object.entries(inner)) look(one, key);
    else if (inner !== null && inner !== undefined && inner !== "" && !APART.has(name))
      found.push(String(inner));
  };
  look(value);
  return JSON.stringify(found.toSorted());
}
const APART = new Set(["id", "_order"]);

/** An import takes a page's words with the page: it would replace those that were edited here. */
async function ofImport(db: OldDatabase, notes: Map<string, unknown>, saved: unknown) {
  const mark = notes.get("import:global:site-settings");
  if (!isRecord(mark) || timeOf(mark.at) === timeOf(saved)) return;
  for (const { slug } of PAGES) {
    const key = `import:global:${slug}`;
    const own = notes.get(key);
    if (isRecord(own)) await write(db, key, { ...own, at: EDITED });
  }
}

const timeOf = (value: unknown): number => new Date(value as Row[string] as string).getTime();
