/** Imports pictures first, then every record; reports each outcome. */
import { setImmediate as turn } from "node:timers/promises";
import { permalinksOf, type Permalinks } from "@meridian/contract";
import type { Payload } from "payload";
import { ImportInterrupted } from "#moving-in/import/interrupted.ts";
import { faultsOf, messageOf } from "#moving-in/import/errors.ts";
import { contextOf } from "#moving-in/import/map/context.ts";
import { itemsOf, kindOf, type Item } from "#moving-in/import/map/items.ts";
import { knownRecords, type KnownRecords } from "#moving-in/import/map/records.ts";
import type { TranslatedItem } from "#moving-in/import/map/translated-items.ts";
import { pictureFetcher, type FetchPicture } from "#moving-in/import/media/picture-file.ts";
import { filesIn } from "#moving-in/import/media/files.ts";
import { imagesIn, importPictures, type Library } from "#moving-in/import/media/pictures.ts";
import { picturesOf, type Rescaled } from "#moving-in/import/media/rescaled.ts";
import type { HostContent } from "#moving-in/import/content.ts";
import type { Entry } from "#moving-in/import/report.ts";
import { pictureItems, type DescribedPictures } from "#moving-in/import/write/picture-items.ts";
import { translationItems } from "#moving-in/import/write/translation-items.ts";
import { countOnFromHighest } from "#moving-in/import/write/sequences.ts";
import { readSyncState, type SyncState } from "#moving-in/import/write/sync-state.ts";
import { write } from "#moving-in/import/write/write.ts";

export interface ImportOptions {
  /** Origins whose pages now belong to this site: the host's, and the old site's if different. */
  own: readonly string[];
  replace?: boolean;
  fetchPicture?: FetchPicture;
  /** Rescaled copies in the host's media library. */
  rescaled?: Rescaled;
  /** Records in the host's further languages. */
  translations?: readonly TranslatedItem[];
  /** Pictures and PDFs in the host's further languages. */
  described?: readonly DescribedPictures[];
  /** Ends the import after the current record; the reason becomes the message. */
  signal?: AbortSignal;
  /** Runs after each picture and record. */
  onEntry?: (entry: Entry, progress: { done: number; of: number }) => void;
}

/** Failures are entries. Throws `ImportInterrupted` if the import cannot continue. */
export async function importContent(
  payload: Payload,
  content: HostContent,
  {
    own,
    replace = false,
    fetchPicture = pictureFetcher(),
    rescaled,
    translations = [],
    described = [],
    signal,
    onEntry,
  }: ImportOptions,
): Promise<Entry[]> {
  const entries: Entry[] = [];
  const originals = imagesIn(content, own[0] ?? "");
  const files = [...filesIn(content, own), ...described.flatMap((language) => language.files)];
  const pictures = [
    ...picturesOf(originals.values(), rescaled),
    ...new Map(files.map((file) => [file.image.src, file])).values(),
  ];
  const items = itemsOf(content, own);
  const addEntry = (entry: Entry): void => {
    entries.push(entry);
    const of = pictures.length + items.length + translations.length;
    onEntry?.(entry, { done: entries.length, of });
  };
  const marks = await readSyncState(payload);
  try {
    const library = await importPictures(pictures, {
      payload,
      marks,
      fetchPicture,
      own,
      signal,
      onEntry: addEntry,
    });
    const permalinks = permalinksOf(content);
    const importing: Importing = {
      payload,
      marks,
      replace,
      own,
      permalinks,
      library,
      records: await recordsHere(payload, content),
      signal,
      addEntry,
    };
    await importItems(items, importing);
    await importItems(await translationItems(payload, translations), importing);
    await importItems(await pictureItems({ payload, library, originals }, described), importing);
    await countOnFromHighest(payload, ["career-posts"]);
    return entries;
  } catch (error) {
    throw error instanceof ImportInterrupted
      ? Object.assign(error, { entries, planned: plannedOf(pictures.length, items) })
      : error;
  }
}

function plannedOf(pictures: number, items: readonly Item[]): Map<string, number> {
  const planned = new Map(pictures > 0 ? [["media", pictures]] : []);
  for (const item of items) planned.set(kindOf(item), (planned.get(kindOf(item)) ?? 0) + 1);
  return planned;
}

const keyOf = (item: Item): string => ("global" in item ? "" : item.key);

interface Importing {
  payload: Payload;
  marks: SyncState;
  replace: boolean;
  own: readonly string[];
  permalinks: Permalinks;
  library: Library;
  records: KnownRecords;
  signal: AbortSignal | undefined;
  addEntry: (entry: Entry) => void;
}

async function importItems(items: readonly Item[], importing: Importing): Promise<void> {
  const terms = new Map<string, number>();
  /** Items that failed: no redirect may lead to these. */
  const broken = new Set<string>();
  /** These reference records that did not exist yet. */
  const early: Item[] = [];
  for (const item of items) {
    // SQLite is synchronous: without a pause it blocks signals and the network.
    await turn();
    if (importing.signal?.aborted) throw new ImportInterrupted(String(importing.signal.reason));
    const entry = await importOne(item, { ...importing, terms, broken });
    if (entry.outcome === "broken") broken.add(`${entry.kind} ${entry.key}`);
    importing.addEntry(entry);
    if (importing.records.wasMissing() && entry.outcome !== "broken") early.push(item);
  }
  // All referenced records exist now, or their own entries report the failure.
  for (const item of early) {
    await turn();
    if (importing.signal?.aborted) throw new ImportInterrupted(String(importing.signal.reason));
    await importOne(item, { ...importing, terms, broken });
  }
}

/** Includes existing documents, which an import may leave unchanged. */
async function recordsHere(payload: Payload, content: HostContent): Promise<KnownRecords> {
  const records = knownRecords(content);
  for (const collection of NAMED) {
    const { docs } = await payload.find({
      collection,
      select: { slug: true },
      depth: 0,
      pagination: false,
      overrideAccess: true,
    });
    for (const { id, slug } of docs) records.add(collection, slug, id);
  }
  return records;
}

/** Collections that other records reference. */
const NAMED = ["authors", "categories", "tags", "blog-posts", "case-studies"] as const;

async function importOne(
  item: Item,
  {
    payload,
    marks,
    replace,
    terms,
    broken,
    records,
    ...context
  }: Importing & { terms: Map<string, number>; broken: ReadonlySet<string> },
): Promise<Entry> {
  const lost: string[] = [];
  const about = { kind: kindOf(item), key: keyOf(item) };
  const named = "title" in item && item.title !== undefined ? { title: item.title } : {};
  try {
    if ("needs" in item && item.needs && broken.has(`${item.needs.kind} ${item.needs.key}`))
      throw new Error(`the ${item.needs.kind} that it links to does not exist here`);
    const { record } = records;
    const made = item.make(
      contextOf({ ...context, terms, records: record, lost, kind: about.kind }),
    );
    const written = await write(item, made, { payload, marks, replace });
    const { outcome, reason, id, lost: refused = [] } = written;
    if (about.kind === "vacancy-terms" && id !== undefined) terms.set(about.key, Number(id));
    if (!("global" in item) && id !== undefined) records.add(item.collection, item.key, Number(id));
    const reasons = [...(reason ? [reason] : []), ...new Set([...lost, ...refused])];
    return { ...about, ...(reasons.length > 0 && named), outcome, reasons };
  } catch (error) {
    // Without a faulty field the database may be the cause: then the import stops.
    if (faultsOf(error).length === 0) await marks.tryOut();
    return { ...about, ...named, outcome: "broken", reasons: [messageOf(error)] };
  }
}
