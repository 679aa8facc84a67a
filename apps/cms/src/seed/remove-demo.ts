/** Takes the demo content away in one go, and never what an editor has written or uses. */
import type { CollectionSlug, GlobalSlug, Payload } from "payload";
import { referenceKey, referencesOf } from "#linked-from/references.ts";
import { noteEverything } from "#purge/note-change.ts";
import {
  contentCollections,
  contentGlobals,
  documentsOf,
  forgetDemoRecords,
  latestGlobal,
  readDemoRecords,
  type DemoRecords,
  type Latest,
} from "#seed/demo-records.ts";
import { putStarter } from "#seed/starter.ts";

export interface StayingRecord {
  /** As editors read it, such as `Blog post`. */
  kind: string;
  title: string;
  /** In the admin. */
  address: string;
  why: "edited" | "used";
}

export interface DemoRemoval {
  records: number;
  pictures: number;
  pages: number;
  stays: StayingRecord[];
}

interface Plan {
  documents: Map<CollectionSlug, number[]>;
  globals: GlobalSlug[];
  stays: StayingRecord[];
}

/**
 * Removes what is the demo's alone, or, not `confirmed`, says what would go. One that was broken off
 * is finished by the next.
 */
export async function removeDemo(payload: Payload, confirmed: boolean): Promise<DemoRemoval> {
  const records = await readDemoRecords(payload);
  const plan = records
    ? await planOf(payload, records)
    : { documents: new Map<CollectionSlug, number[]>(), globals: [], stays: [] };
  if (records && confirmed) {
    await carryOut(payload, plan);
    await forgetDemoRecords(payload);
  }
  const counts = [...plan.documents].map(([kind, ids]) => [kind, ids.length] as const);
  const sum = (isPicture: boolean) =>
    counts
      .filter(([kind]) => (kind === "media") === isPicture)
      .reduce((total, [, count]) => total + count, 0);
  return {
    records: sum(false),
    pictures: sum(true),
    pages: plan.globals.length,
    stays: plan.stays,
  };
}

async function planOf(payload: Payload, records: DemoRecords): Promise<Plan> {
  const collections = contentCollections(payload);
  const slugs = collections.map(({ slug }) => slug);
  const seeded = new Map(
    records.documents.map(({ collection, id, at }) => [referenceKey(collection, id), at]),
  );
  const plan: Plan = { documents: new Map(), globals: [], stays: [] };
  /** The demo's documents that nobody has edited, and what each is made of. */
  const untouched = new Map<string, { doc: Latest; collection: (typeof collections)[number] }>();
  /** What own documents are made of; their drafts' words count as well as what is published. */
  const used: string[] = [];

  const staying = (
    { slug, labels, admin }: (typeof collections)[number],
    doc: Latest,
    why: StayingRecord["why"],
  ): void => {
    const title = String(doc[admin.useAsTitle ?? "slug"] || doc.slug || doc.id);
    const address = `/admin/collections/${slug}/${doc.id}`;
    plan.stays.push({ kind: String(labels.singular), title, address, why });
  };

  for (const collection of collections) {
    const { slug, fields } = collection;
    const stored = new Map((await documentsOf(payload, slug, false)).map((doc) => [doc.id, doc]));
    for (const doc of await documentsOf(payload, slug, true)) {
      const at = seeded.get(referenceKey(slug, doc.id));
      if (at === doc.updatedAt) {
        untouched.set(referenceKey(slug, doc.id), { doc, collection });
        continue;
      }
      if (at !== undefined) staying(collection, doc, "edited");
      for (const state of [doc, stored.get(doc.id)])
        used.push(...referencesOf(state, fields, slugs));
    }
  }
  const atOf = new Map(records.globals.map(({ slug, at }) => [slug, at]));
  for (const { slug, label, fields } of contentGlobals(payload)) {
    const latest = await latestGlobal(payload, slug);
    const at = atOf.get(slug);
    if (at !== undefined && at === latest.updatedAt) {
      plan.globals.push(slug);
      continue;
    }
    if (at !== undefined)
      plan.stays.push({
        kind: "Page",
        title: String(label),
        address: `/admin/globals/${slug}`,
        why: "edited",
      });
    const stored = await payload.db.findGlobal<Record<string, unknown>>({ slug });
    for (const state of [latest, stored]) used.push(...referencesOf(state, fields, slugs));
  }
  // What an own document is made of stays, and what that is made of.
  for (let key = used.pop(); key !== undefined; key = used.pop()) {
    const found = untouched.get(key);
    if (!found) continue;
    untouched.delete(key);
    staying(found.collection, found.doc, "used");
    used.push(...referencesOf(found.doc, found.collection.fields, slugs));
  }
  for (const { doc, collection } of untouched.values())
    plan.documents.set(collection.slug, [...(plan.documents.get(collection.slug) ?? []), doc.id]);
  return plan;
}

async function carryOut(payload: Payload, { documents, globals }: Plan): Promise<void> {
  // Pictures last: nothing that is still there shows one that is gone.
  const inOrder = [...documents].toSorted(
    ([a], [b]) => Number(a === "media") - Number(b === "media"),
  );
  for (const slug of globals) await unwrite(payload, slug);
  await putStarter(payload, globals);
  for (const [collection, ids] of inOrder) {
    const { errors } = await payload.delete({
      collection,
      where: { id: { in: ids } },
      context: { quiet: true },
      depth: 0,
      overrideAccess: true,
    });
    if (errors.length > 0)
      throw new Error(`${collection}: ${errors.map(({ message }) => message).join("; ")}`);
  }
  await noteEverything(payload);
}

/** As though it had never been written: the form shows what the site's file says, the call nothing. */
async function unwrite(payload: Payload, slug: GlobalSlug): Promise<void> {
  await payload.db.deleteVersions({ globalSlug: slug, where: { id: { exists: true } } });
  const { db } = payload;
  if (db.name !== "postgres" && db.name !== "sqlite")
    throw new Error(`no way is known to empty a page on ${db.name}`);
  const { execute, drizzle } = db;
  await execute.call(db, { drizzle, raw: `delete from "${slug.replaceAll("-", "_")}"` });
}
