/** Removes the demo content except what an editor has written or uses. */
import { labelText } from "#admin-ui/words/label-text.ts";
import { PAGE_KIND } from "#records/kind-name.ts";
import { createLocalReq, type CollectionSlug, type GlobalSlug, type Payload } from "payload";
import { referenceKey, referencesOf } from "#publishing/linked-from/references.ts";
import { noteEverything } from "#publishing/purge/note-change.ts";
import {
  contentCollections,
  contentGlobals,
  documentsOf,
  dropDemoRecords,
  readDemoRecords,
  type DemoRecords,
  type Latest,
} from "#moving-in/seed/demo-records.ts";
import { leaveOwnWords, readEdited, type EditedGlobal } from "#moving-in/seed/edited-globals.ts";
import { oneByOne } from "#server/one-by-one.ts";
import { putStarter } from "#moving-in/seed/starter.ts";

export interface StayingRecord {
  /** As editors see it: `Blog post`. */
  kind: string;
  title: string;
  /** In the admin. */
  address: string;
  /** `words`: the editor's texts stay, the demo's go. */
  why: "edited" | "used" | "words";
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
  edited: EditedGlobal[];
  stays: StayingRecord[];
}

/** Returns only a preview without `confirmed`. A later call completes an interrupted one. */
export async function removeDemo(payload: Payload, confirmed: boolean): Promise<DemoRemoval> {
  const records = await readDemoRecords(payload);
  const plan = records
    ? await planOf(payload, records)
    : { documents: new Map<CollectionSlug, number[]>(), globals: [], edited: [], stays: [] };
  if (records && confirmed) {
    await carryOut(payload, plan);
    await dropDemoRecords(payload);
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
  const plan: Plan = { documents: new Map(), globals: [], edited: [], stays: [] };
  /** The demo's unedited documents. */
  const untouched = new Map<string, { doc: Latest; collection: (typeof collections)[number] }>();
  /** Referenced by own documents, in drafts and published states. */
  const used: string[] = [];

  const staying = (
    { slug, labels, admin }: (typeof collections)[number],
    doc: Latest,
    why: StayingRecord["why"],
  ): void => {
    const title = String(doc[admin.useAsTitle ?? "slug"] || doc.slug || doc.id);
    const address = `/admin/collections/${slug}/${doc.id}`;
    plan.stays.push({ kind: labelText(labels.singular), title, address, why });
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
      // An own translation would be deleted with its original.
      if (slug === "translations" && doc.record !== null)
        used.push(referenceKey(String(doc.kind), Number(doc.record)));
    }
  }
  const seededGlobals = new Map(records.globals.map((global) => [global.slug, global]));
  for (const { slug, label, fields } of contentGlobals(payload)) {
    const global = seededGlobals.get(slug);
    const edited = await readEdited(payload, slug, global);
    if (global?.at === edited.latest.updatedAt) {
      plan.globals.push(slug);
      continue;
    }
    if (global) {
      const address = `/admin/globals/${slug}`;
      const why = global.said ? "words" : "edited";
      plan.stays.push({ kind: PAGE_KIND, title: labelText(label), address, why });
      if (global.said) plan.edited.push(edited);
    }
    for (const state of edited.left) used.push(...referencesOf(state, fields, slugs));
  }
  // Records that own documents reference stay, with all that these reference.
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

async function carryOut(payload: Payload, { documents, globals, edited }: Plan): Promise<void> {
  // Pictures last: no remaining record shows a missing one.
  const inOrder = [...documents].toSorted(
    ([a], [b]) => Number(a === "media") - Number(b === "media"),
  );
  for (const slug of globals) await unwrite(payload, slug);
  await putStarter(payload, globals);
  for (const global of edited) await leaveOwnWords(payload, global);
  const req = await createLocalReq({}, payload);
  for (const [collection, ids] of inOrder) {
    const { errors } = await oneByOne(req, ids, (id) =>
      payload.delete({
        collection,
        where: { id: { equals: id } },
        context: { quiet: true },
        depth: 0,
        overrideAccess: true,
        req,
      }),
    );
    if (errors.length > 0)
      throw new Error(`${collection}: ${errors.map(({ message }) => message).join("; ")}`);
  }
  await noteEverything(payload);
}

/** Resets it to never written: the form shows `site.config.json`, the call returns nothing. */
async function unwrite(payload: Payload, slug: GlobalSlug): Promise<void> {
  await payload.db.deleteVersions({ globalSlug: slug, where: { id: { exists: true } } });
  const { db } = payload;
  if (db.name !== "postgres" && db.name !== "sqlite")
    throw new Error(`no way is known to empty a page on ${db.name}`);
  const { execute, drizzle } = db;
  await execute.call(db, { drizzle, raw: `delete from "${slug.replaceAll("-", "_")}"` });
}
