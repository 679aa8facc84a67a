/** Shares generated pictures by a bucket behind the disk. Names are hashes: no copy is stale. */
import { randomUUID } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import type { FileStore } from "@meridian/files/store/file-store";
import { filesInBucket } from "@meridian/files/store/in-bucket";
import { PREFIXES } from "@meridian/files/store/open-files";
import { createFlights } from "@meridian/http/flights";
import { within } from "@meridian/http/within";
import type { Settings } from "#server/config/settings.ts";
import type { Log } from "#server/observability/log.ts";
import { PictureDisk, type PictureDiskOptions } from "#server/pictures/picture-disk.ts";

export type PictureStore = Pick<PictureDisk, "get" | "set">;

/** Milliseconds until the bucket times out; then the picture is made here. */
const PATIENCE_MS = 1000;
/** Milliseconds of a request for a shared picture; the bucket has one second of it. */
const LIMIT_MS = 5000;
/** Milliseconds to skip the bucket after a failure. */
const PAUSE_MS = 30_000;

interface Sharing {
  bucket: Pick<FileStore, "find" | "take">;
  /** Folder for files being uploaded. */
  folder: string;
  log: Pick<Log, "info" | "warn">;
}

export function sharedPictures(disk: PictureStore, { bucket, folder, log }: Sharing): PictureStore {
  const reading = createFlights<Buffer | undefined>({
    name: "pictures of the bucket",
    limitMs: LIMIT_MS,
    log,
  });
  const unlessInTrouble = createAttempts(log);

  async function find(name: string): Promise<Buffer | undefined> {
    const found = await within(PATIENCE_MS, read(name));
    if (found === undefined) throw new Error(`no response within ${PATIENCE_MS} ms`);
    if (found) await disk.set(name, found);
    return found ?? undefined;
  }
  async function read(name: string): Promise<Buffer | null> {
    const found = await bucket.find(name);
    return found && buffer(await found.read());
  }
  async function put(name: string, content: Buffer | string): Promise<void> {
    const draft = join(folder, `${name}.draft-${randomUUID()}`);
    try {
      await writeFile(draft, content);
      await bucket.take(name, draft);
    } finally {
      await rm(draft, { force: true });
    }
  }
  return {
    async get(name) {
      const own = await disk.get(name);
      // What is late is made here.
      return (
        own ?? reading.share(name, () => unlessInTrouble(() => find(name))).catch(() => undefined)
      );
    },
    async set(name, content) {
      await disk.set(name, content);
      // In the background.
      void unlessInTrouble(() => put(name, content));
    },
  };
}

/** Skips the bucket after a failure; logs the beginning and the end of an outage once each. */
function createAttempts(log: Sharing["log"]) {
  let pausedUntil = 0;
  return async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    if (Date.now() < pausedUntil) return undefined;
    try {
      const done = await work();
      if (pausedUntil > 0) log.info({}, "pictures: the bucket is reachable again");
      pausedUntil = 0;
      return done;
    } catch (error) {
      if (pausedUntil === 0)
        log.warn(
          { problem: error instanceof Error ? error.message : String(error) },
          "pictures: the bucket is unreachable, so each site makes its own",
        );
      pausedUntil = Date.now() + PAUSE_MS;
      return undefined;
    }
  };
}

/** A folder of generated pictures, shared if there is a bucket. `own`: files for this site only. */
export function openMadePictures(
  { bucket: place }: Pick<Settings, "bucket">,
  options: PictureDiskOptions & { log: Sharing["log"] },
): { own: PictureDisk; made: PictureStore } {
  const own = new PictureDisk(options);
  if (!place) return { own, made: own };
  const bucket = filesInBucket(place, PREFIXES.pictures);
  return { own, made: sharedPictures(own, { ...options, bucket }) };
}
