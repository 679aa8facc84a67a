import { createHash } from "node:crypto";
import { appendFile, readdir, readFile, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import { inTurn } from "@meridian/http/in-turn";
import { changeText, isLong, readReplyText, replyText } from "#server/content/disk/reply-text.ts";
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

interface WrittenFile {
  /** Bytes. */
  size: number;
  /** Of its last text, which includes those before it. */
  sum: number;
}

/** A long list as it is in its file, and the size that its changes may reach. */
interface WrittenList extends WrittenFile {
  list: readonly object[];
  most: number;
}

/**
 * A file for each reply, written by a rename, so that readers never see a partial one. Changes of a
 * long list are added to its file, so that a publication does not write all its records.
 */
export function createReplyFiles({
  directory,
  log,
  maxFiles = 4000,
  keep = 30 * DAY,
}: ReplyFilesOptions): ReplyFiles {
  const lists = new Map<string, WrittenList>();
  /** Changes of a list are in the order of their replies. */
  const inOrder = inTurn(1);
  const pathOf = (key: string): string => join(directory, nameOf(key));
  /** Counts writes, so that the folder is read only when it may be too large. */
  let count = maxFiles;
  const failed = failureLog(directory, log);

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
    lists.clear();
    count = remaining.length;
    // Shows that this folder is in use: folders of earlier contracts are removed by age.
    await utimes(directory, new Date(), new Date()).catch(() => {});
  }

  async function writeAll(key: string, reply: StoredReply): Promise<WrittenFile> {
    // Encoded once, for checksum and disk.
    const bytes = Buffer.from(replyText(reply));
    const sum = crc32(bytes);
    await writeWhole(pathOf(key), [`${inHex(sum)}\n`, bytes]);
    if (++count > maxFiles) await prune();
    return { size: HEAD + bytes.length, sum };
  }

  /** Whether no other process has written it since. */
  const isOurs = async (key: string, { size }: WrittenFile): Promise<boolean> =>
    (await stat(pathOf(key)).catch(() => undefined))?.size === size;

  async function writeList(
    key: string,
    reply: StoredReply,
    list: readonly object[],
  ): Promise<void> {
    const before = lists.get(key);
    // After a failure the list is written whole.
    lists.delete(key);
    if (before && (await isOurs(key, before))) {
      const change = Buffer.from(changeText(before.list, reply, list));
      const sum = crc32(change, before.sum);
      const size = before.size + 1 + HEAD + change.length;
      if (size <= before.most) {
        await appendFile(pathOf(key), [`\n${inHex(sum)}\n`, change]);
        lists.set(key, { ...before, list, size, sum });
        return;
      }
    }
    const written = await writeAll(key, reply);
    lists.set(key, { ...written, list, most: written.size * 1.5 });
  }

  return {
    async read(key) {
      const content = await readFile(pathOf(key), "utf8").catch((error: NodeJS.ErrnoException) =>
        error.code === "ENOENT" ? undefined : failed("read")(error),
      );
      return content === undefined ? undefined : replyIn(content);
    },
    async write(key, reply) {
      const { value } = reply;
      await (
        isLong(value) ? inOrder(() => writeList(key, reply, value)) : writeAll(key, reply)
      ).catch(failed("written"));
    },
    remove: (key) =>
      inOrder(() => {
        lists.delete(key);
        return rm(pathOf(key), { force: true });
      }).catch(failed("removed")),
    prune,
  };
}

/** Logs once a minute: with a full disk every reply would fail. */
function failureLog(directory: string, log: ReplyFilesOptions["log"]) {
  let loggedAt = 0;
  return (deed: string) =>
    ({ code }: NodeJS.ErrnoException): void => {
      if (Date.now() - loggedAt <= MINUTE) return;
      loggedAt = Date.now();
      log.error(
        { directory, code },
        `content cache: a reply could not be ${deed}; without the disk a restart serves nothing while the host is down. Check DATA_DIR's free space and owner`,
      );
    };
}

/**
 * A file has pairs of a checksum and its text. A checksum includes those before it: what follows a
 * torn text, or one that another process has written to another list, is not read.
 */
function replyIn(content: string): StoredReply | undefined {
  const lines = content.split("\n");
  let reply: StoredReply | undefined;
  let sum = 0;
  for (let at = 1; at < lines.length; at += 2) {
    const text = lines[at] ?? "";
    sum = crc32(text, sum);
    if (lines[at - 1] !== inHex(sum)) break;
    reply = readReplyText(text, reply);
  }
  return reply;
}

const nameOf = (key: string): string => createHash("sha256").update(key).digest("hex").slice(0, 40);
/** A CRC, against torn writes, not attackers: SHA-256 of a long list takes ten times as long. */
const inHex = (sum: number): string => sum.toString(16).padStart(8, "0");
/** Bytes of a checksum and the end of its line. */
const HEAD = 9;
