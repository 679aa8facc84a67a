import { setTimeout as pause } from "node:timers/promises";
import { createFlights } from "@meridian/http/flights";
import { fetchSource, type FetchedSource, type Validators } from "#server/pictures/fetch-source.ts";
import type { PictureDisk } from "#server/pictures/picture-disk.ts";
import { PictureError } from "#server/pictures/picture-error.ts";
import { SourceRecords, type Source } from "#server/pictures/source-records.ts";
import type { Uses } from "#server/services.ts";

export interface Sources {
  /** Facts of a picture, revalidated when old or after a publish. Throws `PictureError`. */
  find(source: string): Promise<Source>;
  /** Its bytes; fetched again if they are no longer on disk. */
  bytes(source: string, known: Source): Promise<Buffer>;
}

interface Used extends Uses<
  never,
  { settings: "contentHost"; invalidations: "now" | "anySince"; log: "warn" }
> {
  disk: PictureDisk;
  fetch?: (
    origin: string,
    source: string,
    validators?: Validators,
  ) => Promise<FetchedSource | "unchanged">;
}

/** Milliseconds until a picture is revalidated. */
const FRESH_FOR = 10 * 60_000;
/** Milliseconds that a visitor waits for the revalidation after a publish. */
const TIMEOUT_MS = 2000;
/** Milliseconds until a failed picture is requested again, unless something is published. */
const REST = 10_000;
const FAILURES_REMEMBERED = 2000;
/** Milliseconds; the host has ten seconds of it. */
const LIMIT_MS = 20_000;

export function createSources({
  settings,
  disk,
  invalidations,
  log,
  fetch = fetchSource,
}: Used): Sources {
  const { origin } = new URL(settings.contentHost);
  const records = new SourceRecords(disk);
  const failures = new Map<string, { at: number; error: unknown }>();
  const flights = createFlights<Source>({ name: "sources of pictures", limitMs: LIMIT_MS, log });

  async function revalidate(source: string, old: Source | undefined): Promise<Source> {
    const failure = failures.get(source);
    const at = invalidations.now();
    if (failure && at - failure.at < REST && !invalidations.anySince(failure.at))
      throw failure.error;
    try {
      const fetched = await fetch(origin, source, old);
      failures.delete(source);
      return fetched === "unchanged" && old
        ? await records.confirm(source, { ...old, checkedAt: at })
        : await records.store(source, whole(fetched, source), at);
    } catch (error) {
      if (failures.size >= FAILURES_REMEMBERED) failures.clear();
      failures.set(source, { at, error });
      // Removed from the host: the cached copy must not be shown again.
      if (isGone(error)) await records.remove(source);
      else log.warn({ picture: source }, error instanceof Error ? error.message : String(error));
      throw error;
    }
  }

  const once = (source: string, old: Source | undefined): Promise<Source> =>
    flights.share(source, () => revalidate(source, old));

  return {
    async find(source) {
      const old = await records.recall(source);
      if (!old) return once(source, undefined);
      const isOutdated = invalidations.anySince(old.checkedAt);
      if (!isOutdated && invalidations.now() - old.checkedAt < FRESH_FOR) return old;
      const checked = once(source, old).catch((error: unknown) =>
        isGone(error) ? Promise.reject(error) : old,
      );
      if (isOutdated) return Promise.race([checked, pause(TIMEOUT_MS, old, { ref: false })]);
      checked.catch(() => {});
      return old;
    },
    async bytes(source, known) {
      const stored = await records.bytes(known);
      if (stored) return stored;
      const fetched = whole(await fetch(origin, source), source);
      await records.store(source, fetched, invalidations.now());
      return fetched.bytes;
    },
  };
}

/** An unconditional request must return the whole body. Throws `PictureError`. */
function whole(fetched: FetchedSource | "unchanged", source: string): FetchedSource {
  if (fetched !== "unchanged") return fetched;
  throw new PictureError(
    502,
    `picture ${source}: the host responded with 304 to an unconditional request`,
  );
}

const isGone = (error: unknown): boolean => error instanceof PictureError && error.status === 404;
