/** Resolves WordPress's media ids, as ACF sends them. The media call is not in section 7. */
import * as v from "valibot";
import type { RequestJson, ClientLog } from "#client/request-json.ts";
import { CallError } from "#client/call-error.ts";
import { image, type Image } from "#wordpress/wordpress.ts";

export interface Found {
  image: Image | null;
  problem?: string;
}

export interface MediaLibrary {
  /** `call` names the call that needs them. Never rejects. */
  find(ids: ReadonlySet<string>, call: string): Promise<ReadonlyMap<string, Found>>;
  /** Marks cached ids as outdated, after a change at the host. */
  expire(): void;
}

export interface MediaLibraryOptions {
  requestJson: RequestJson;
  log: ClientLog;
  now?: () => number;
}

interface Known extends Found {
  until: number;
  age: number;
}

interface Batch {
  call: string;
  ids: Set<string>;
  age: number;
  found: Promise<Map<string, Found>>;
}

/** WordPress's maximum per list. */
const PORTION = 100;
/** About 2 MB. */
const MOST = 5000;
/** Milliseconds: a picture's text may change without a notification. */
const LIFETIME_MS = 600_000;
/** A missing picture may appear soon. */
const ABSENT_LIFETIME_MS = 60_000;
const NONE: Found = { image: null, problem: "the host has no such picture" };

/**
 * Resolves ids, a hundred per request, and caches them. One request runs at a time; ids needed
 * meanwhile go with the next, so that a page with a dozen calls costs two or three.
 */
export function createMediaLibrary({
  requestJson,
  log,
  now = Date.now,
}: MediaLibraryOptions): MediaLibrary {
  const memory = createMemory(now);
  let current: Batch | undefined;
  let next: Batch | undefined;

  async function lookUp(batch: Batch): Promise<Map<string, Found>> {
    [current, next] = [batch, undefined];
    batch.age = memory.age;
    const found = new Map<string, Found>();
    await Promise.all(
      portionsOf([...batch.ids]).map(async (portion) => {
        const answers = await readPortion(portion, batch.call, requestJson);
        for (const id of portion) {
          const answer = answers.get(id) ?? null;
          found.set(
            id,
            answer instanceof Error
              ? { image: null, problem: answer.message }
              : memory.keep(id, batch.age, answer),
          );
        }
        logLost(log, batch.call, answers);
      }),
    );
    return found;
  }

  function begin(call: string): Batch {
    const batch: Batch = { call, ids: new Set(), age: -1, found: Promise.resolve(new Map()) };
    batch.found = Promise.resolve(current?.found)
      .then(() => lookUp(batch))
      .finally(() => {
        if (current === batch) current = undefined;
      });
    return batch;
  }

  const batchFor = (id: string, call: string): Batch => {
    if (current?.age === memory.age && current.ids.has(id)) return current;
    next ??= begin(call);
    next.ids.add(id);
    return next;
  };

  return {
    async find(ids, call) {
      const lookups = [...ids].map((id) => [id, memory.get(id) ?? batchFor(id, call)] as const);
      const found = new Map<string, Found>();
      for (const [id, one] of lookups)
        found.set(id, "ids" in one ? ((await one.found).get(id) ?? NONE) : one);
      return found;
    },
    expire: () => memory.expire(),
  };
}

interface Memory {
  /** Grows with each `expire`; results of earlier requests are dropped. */
  readonly age: number;
  get(id: string): Found | undefined;
  keep(id: string, age: number, image: Image | null): Found;
  expire(): void;
}

function createMemory(now: () => number): Memory {
  const known = new Map<string, Known>();
  let age = 0;
  return {
    get age() {
      return age;
    },
    get(id) {
      const cached = known.get(id);
      return cached && cached.age === age && cached.until > now() ? cached : undefined;
    },
    keep(id, batchAge, picture) {
      const before = known.get(id)?.image;
      // Stays the same object while unchanged, so that derived data can be reused.
      const same = before && JSON.stringify(before) === JSON.stringify(picture) ? before : picture;
      const found = same ? { image: same } : NONE;
      known.delete(id);
      if (known.size >= MOST) known.delete(known.keys().next().value ?? "");
      known.set(id, {
        ...found,
        age: batchAge,
        until: now() + (same ? LIFETIME_MS : ABSENT_LIFETIME_MS),
      });
      return found;
    },
    expire: () => void age++,
  };
}

const portionsOf = (ids: string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / PORTION) }, (_, at) =>
    ids.slice(at * PORTION, (at + 1) * PORTION),
  );

/** One line for all pictures lost to the same problem. */
function logLost(log: ClientLog, call: string, answers: Answers): void {
  const lost = new Map<string, string[]>();
  for (const [id, answer] of answers)
    if (answer instanceof Error)
      lost.set(answer.message, [...(lost.get(answer.message) ?? []), id]);
  for (const [problem, ids] of lost)
    log.warn(
      { call, media: ids.join(","), problem },
      "picture omitted: the host refers to it by an id that could not be resolved",
    );
}

type Answers = Map<string, Image | null | Error>;

async function readPortion(
  ids: readonly string[],
  call: string,
  requestJson: RequestJson,
): Promise<Answers> {
  try {
    const records = await requestJson(
      `${call} → media`,
      `/api/wp/v2/media?include=${ids.join(",")}&per_page=${PORTION}&_fields=id,source_url,alt_text,caption,media_details`,
      true,
    );
    if (Array.isArray(records))
      return new Map(records.map((record: unknown) => [idOf(record), readRecord(record)]));
  } catch (error) {
    if (!(error instanceof CallError && error.isUnserved))
      return new Map(ids.map((id) => [id, asError(error)]));
  }
  // For hosts without a media list.
  const single = async (id: string): Promise<Image | null | Error> => {
    const record = await requestJson(`${call} → media`, `/api/wp/v2/media/${id}`, true);
    return record === undefined ? null : readRecord(record);
  };
  return new Map(
    await Promise.all(ids.map(async (id) => [id, await single(id).catch(asError)] as const)),
  );
}

const asError = (error: unknown): Error =>
  error instanceof Error ? error : new Error(String(error));

function idOf(record: unknown): string {
  const { id, ID } = (record ?? {}) as { id?: unknown; ID?: unknown };
  return String(id ?? ID);
}

function readRecord(record: unknown): Image | null | Error {
  const details = (record as { media_details?: object } | null)?.media_details;
  const read = v.safeParse(image, { ...details, sizes: {}, ...(record as object) });
  return read.success ? read.output : new Error(read.issues[0].message);
}
