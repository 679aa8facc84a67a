import { createHash } from "node:crypto";
import { readdir, readFile, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import { createReplyText, readReplyText } from "#server/content/disk/reply-text.ts";
import type { StoredReply } from "#server/content/fetcher.ts";
import { isDraft, writeWhole } from "#server/files/write-whole.ts";

export interface ReplyFilesOptions {
  directory: string;
  /** Logs failures of the disk; pino's logger fits. */
  log: { error(details: Record<string, unknown>, message: string): void };
  /** Maximum number of replies; the least recently written are removed first. */
  maxFiles?: number;
  /** Milliseconds a reply is stored after its last write. */
  keep?: number;
}

/** Failures of the disk are logged and count as missing: they cost a request to the host. */
export interface ReplyFiles {
  /** `undefined` if it is missing or incomplete (power failure during a write). */
  read(key: string): Promise<StoredReply | undefined>;
  write(key: string, reply: StoredReply): Promise<void>;
  remove(key: string): Promise<void>;
  /** Removes expired files, drafts of a crashed process, and the oldest excess files. */
  prune(): Promise<void>;
}

const DAY = 86_400_000;
const MINUTE = 60_000;

/** A file for each reply, written by a rename, so that readers never see a partial one. */
export function createReplyFiles({
  directory,
  log,
  maxFiles = 4000,
  keep = 30 * DAY,
}: ReplyFilesOptions): ReplyFiles {
  const textOf = createReplyText();
  const pathOf = (key: string): string => join(directory, nameOf(key));
  /** Counts writes, so that the folder is read only when it may be too large. */
  let count = maxFiles;
  let loggedAt = 0;

  /** Logs once a minute: with a full disk every reply would fail. */
  const failed =
    (deed: string) =>
    ({ code }: NodeJS.ErrnoException): void => {
      if (Date.now() - loggedAt <= MINUTE) return;
      loggedAt = Date.now();
      log.error(
        { directory, code },
        `content cache: a reply could not be ${deed}; without the disk a restart serves nothing while the host is down. Check DATA_DIR's free space and owner`,
      );
    };

  async function prune(): Promise<void> {
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
    count = remaining.length;
    // Shows that this folder is in use: folders of earlier contracts are removed by age.
    await utimes(directory, new Date(), new Date()).catch(() => {});
  }

  return {
    async read(key) {
      const content = await readFile(pathOf(key), "utf8").catch((error: NodeJS.ErrnoException) =>
        error.code === "ENOENT" ? undefined : failed("read")(error),
      );
      if (content === undefined) return undefined;
      const end = content.indexOf("\n");
      const text = content.slice(end + 1);
      return content.slice(0, end) === checksum(text) ? readReplyText(text) : undefined;
    },
    async write(key, reply) {
      // Encoded once, for checksum and disk.
      const bytes = Buffer.from(textOf(reply));
      await writeWhole(pathOf(key), [`${checksum(bytes)}\n`, bytes])
        .then(() => (++count > maxFiles ? prune() : undefined))
        .catch(failed("written"));
    },
    remove: (key) => rm(pathOf(key), { force: true }).catch(failed("removed")),
    prune,
  };
}

const nameOf = (key: string): string => createHash("sha256").update(key).digest("hex").slice(0, 40);
/** Against torn writes, not attackers: SHA-256 of a long list takes ten times as long. */
const checksum = (value: string | Buffer): string => crc32(value).toString(16).padStart(8, "0");
