import { createHash } from "node:crypto";
import { readdir, readFile, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import type { CreateDriverResult, L2CacheDriver } from "bentocache/types";
import { isDraft, writeWhole } from "#server/files/write-whole.ts";

/** Logs failures of the disk; pino's logger fits. */
interface DiskLog {
  error(details: Record<string, unknown>, message: string): void;
}

export interface ContentFilesOptions {
  directory: string;
  log: DiskLog;
  /** Maximum number of replies; the least recently written are removed first. */
  maxFiles?: number;
  /** Milliseconds a reply is stored after its last write. */
  keep?: number;
}

const DAY = 86_400_000;

/**
 * BentoCache's second level. With its own file driver a reply purged while the host is down
 * disappears after 30 s, readers see partial writes, and the tag `seo:/` names a folder. Here each
 * write is a rename, names are hashes, and only age removes a file. Disk failures are logged and
 * count as missing: they cost a request to the host, never a page.
 */
class ContentFiles implements L2CacheDriver {
  readonly type = "l2";
  readonly #options: Required<ContentFilesOptions>;
  #count: number | undefined;
  #complained = 0;

  constructor(options: ContentFilesOptions) {
    this.#options = { maxFiles: 4000, keep: 30 * DAY, ...options };
  }

  namespace(namespace: string): ContentFiles {
    return new ContentFiles({
      ...this.#options,
      directory: join(this.#options.directory, nameOf(namespace)),
    });
  }

  /** `undefined` if it is missing or incomplete (power failure during a write). */
  async get(key: string): Promise<string | undefined> {
    const content = await readFile(this.#path(key), "utf8").catch((error: NodeJS.ErrnoException) =>
      error.code === "ENOENT" ? undefined : this.#failed("read", error),
    );
    if (typeof content !== "string") return undefined;
    const end = content.indexOf("\n");
    const value = content.slice(end + 1);
    return content.slice(0, end) === checksum(value) ? value : undefined;
  }

  async pull(key: string): Promise<string | undefined> {
    const value = await this.get(key);
    await this.delete(key);
    return value;
  }

  async set(key: string, value: string): Promise<boolean> {
    return this.#write(key, value).catch((error: NodeJS.ErrnoException) =>
      this.#failed("written", error),
    );
  }

  async #write(key: string, value: string): Promise<true> {
    // Encoded once, for checksum and disk.
    const bytes = Buffer.from(value);
    await writeWhole(this.#path(key), [`${checksum(bytes)}\n`, bytes]);
    await this.#counted();
    return true;
  }

  async delete(key: string): Promise<boolean> {
    await rm(this.#path(key), { force: true }).catch((error: NodeJS.ErrnoException) =>
      this.#failed("removed", error),
    );
    return true;
  }

  async deleteMany(keys: string[]): Promise<boolean> {
    await Promise.all(keys.map((key) => this.delete(key)));
    return true;
  }

  async clear(): Promise<void> {
    await rm(this.#options.directory, { recursive: true, force: true });
    this.#count = 0;
  }

  async disconnect(): Promise<void> {}

  /** Removes expired files, drafts of a crashed process, and the oldest excess files. */
  async prune(): Promise<void> {
    const { directory, keep, maxFiles } = this.#options;
    const names = await readdir(directory).catch(() => []);
    const files = await Promise.all(
      names.map(async (name) => ({
        path: join(directory, name),
        maxAge: isDraft(name) ? DAY : keep,
        at: (await stat(join(directory, name)).catch(() => null))?.mtimeMs ?? 0,
      })),
    );
    const doomed = files.filter(({ at, maxAge }) => at < Date.now() - maxAge);
    const remaining = files.filter((file) => !doomed.includes(file)).sort((a, b) => a.at - b.at);
    if (remaining.length > maxFiles)
      doomed.push(...remaining.splice(0, remaining.length - Math.floor(maxFiles * 0.9)));
    await Promise.all(doomed.map(({ path }) => rm(path, { force: true })));
    this.#count = remaining.length;
    // Shows that this folder is in use: folders of earlier contracts are removed by age.
    await utimes(directory, new Date(), new Date()).catch(() => {});
  }

  #path(key: string): string {
    return join(this.#options.directory, nameOf(key));
  }

  /** Counts writes, not files, so that the folder is read only when it may be too large. */
  async #counted(): Promise<void> {
    this.#count = (this.#count ?? this.#options.maxFiles) + 1;
    if (this.#count > this.#options.maxFiles) await this.prune();
  }

  /** Logs once a minute: with a full disk every reply would fail. */
  #failed(deed: string, error: NodeJS.ErrnoException): false {
    if (Date.now() - this.#complained > 60_000) {
      this.#complained = Date.now();
      this.#options.log.error(
        { directory: this.#options.directory, code: error.code },
        `content cache: a reply could not be ${deed}; without the disk a restart serves nothing while the host is down. Check DATA_DIR's free space and owner`,
      );
    }
    return false;
  }
}

const nameOf = (key: string): string => createHash("sha256").update(key).digest("hex").slice(0, 40);
/** Against torn writes, not attackers: SHA-256 of a long list takes ten times as long. */
const checksum = (value: string | Buffer): string => crc32(value).toString(16).padStart(8, "0");

/** The driver for `bentostore().useL2Layer`. */
export const contentFiles = (options: ContentFilesOptions): CreateDriverResult<L2CacheDriver> => ({
  options: { ...options },
  factory: () => new ContentFiles(options),
});
