import { createHash } from "node:crypto";
import * as v from "valibot";
import type { FetchedSource } from "#server/pictures/fetch-source.ts";
import type { PictureDisk } from "#server/pictures/picture-disk.ts";
import { hashOf } from "#server/http/prepared-response.ts";

const schema = v.object({
  /** Identifies the bytes: a replaced picture has another hash. */
  hash: v.string(),
  type: v.string(),
  etag: v.optional(v.string()),
  lastModified: v.optional(v.string()),
  /** When the host last confirmed it, on the purges' clock. */
  checkedAt: v.number(),
});

export type Source = v.InferOutput<typeof schema>;

const REMEMBERED = 2000;

/** The host's pictures as last seen: facts in memory and on disk, bytes on disk. */
export class SourceRecords {
  readonly #disk: PictureDisk;
  readonly #known = new Map<string, Source>();

  constructor(disk: PictureDisk) {
    this.#disk = disk;
  }

  async recall(source: string): Promise<Source | undefined> {
    const inMemory = this.#known.get(source);
    if (inMemory) return inMemory;
    const stored = await this.#disk.get(`${nameOf(source)}.json`);
    const read = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), stored?.toString());
    if (read.success) this.#remember(source, read.output);
    return read.success ? read.output : undefined;
  }

  async store(
    source: string,
    { bytes, type, etag, lastModified }: FetchedSource,
    checkedAt: number,
  ): Promise<Source> {
    const hash = hashOf(bytes);
    // By content: the same picture under another query is stored once.
    if (!this.#disk.has(`${hash}.src`)) await this.#disk.set(`${hash}.src`, bytes);
    return this.confirm(source, { hash, type, etag, lastModified, checkedAt });
  }

  /** Records a confirmation by the host. */
  async confirm(source: string, found: Source): Promise<Source> {
    this.#remember(source, found);
    await this.#disk.set(`${nameOf(source)}.json`, JSON.stringify(found));
    return found;
  }

  /** The bytes, if they still match the hash. */
  async bytes({ hash }: Source): Promise<Buffer | undefined> {
    const stored = await this.#disk.get(`${hash}.src`);
    return stored && hashOf(stored) === hash ? stored : undefined;
  }

  async remove(source: string): Promise<void> {
    const known = await this.recall(source);
    this.#known.delete(source);
    await this.#disk.delete(`${nameOf(source)}.json`);
    if (known) await this.#disk.delete(`${known.hash}.src`);
  }

  #remember(source: string, found: Source): void {
    if (this.#known.size >= REMEMBERED) this.#known.delete(this.#known.keys().next().value ?? "");
    this.#known.set(source, found);
  }
}

const nameOf = (source: string): string =>
  createHash("sha256").update(source).digest("hex").slice(0, 40);
