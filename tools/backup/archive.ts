/** A gzipped tar file, written under another name until it is complete and on disk. */
import { createHash, randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { link, mkdir, open, rm, stat, statfs } from "node:fs/promises";
import { dirname } from "node:path";
import { createGzip } from "node:zlib";
import { Header, Pack, ReadEntry, extract } from "tar";

export interface ArchiveWriter {
  /**
   * A folder's path ends with `/`. A repeated path replaces the former entry. Returns its bytes.
   */
  add(path: string, content: Buffer | { file: string } | null, mode: number): Promise<number>;
  /** Completes, flushes and names the archive. Returns its bytes and SHA-256. */
  finish(): Promise<{ size: number; sha256: string }>;
  abandon(): Promise<void>;
}

/** Files with this extension are not backups. */
const PARTIAL = ".partial";

/** Throws if `target` exists. */
export async function createArchive(target: string): Promise<ArchiveWriter> {
  if (await stat(target).catch(() => null))
    throw new Error(`${target} already exists; a backup overwrites no files`);
  await mkdir(dirname(target), { recursive: true });
  const partial = `${target}.${randomUUID()}${PARTIAL}`;
  const handle = await open(partial, "wx", 0o600);
  const pack = new Pack({ portable: true });
  // With the pack's own gzip a reader that pauses between chunks can wait forever.
  const zipped = pack.pipe(createGzip({ level: 4 }));
  const hash = createHash("sha256");
  let size = 0;
  const write = async (): Promise<void> => {
    const chunks: AsyncIterable<Buffer> = zipped;
    for await (const chunk of chunks) {
      await handle.writeFile(chunk);
      hash.update(chunk);
      size += chunk.length;
    }
    await handle.sync();
  };
  const written = write();
  written.catch(() => undefined);
  return {
    async add(path, content, mode) {
      const bytes =
        content === null
          ? 0
          : Buffer.isBuffer(content)
            ? content.length
            : (await stat(content.file)).size;
      const entry = new ReadEntry(
        new Header({
          path,
          mode,
          size: bytes,
          mtime: new Date(0),
          type: content === null ? "Directory" : "File",
        }),
      );
      const taken = new Promise<void>((done) => entry.once("end", done));
      pack.add(entry);
      if (Buffer.isBuffer(content)) entry.write(content);
      else if (content) {
        const chunks: AsyncIterable<Buffer> = createReadStream(content.file);
        for await (const chunk of chunks)
          if (!entry.write(chunk)) await Promise.race([drained(entry), written]);
      }
      entry.end();
      // A disk error ends the writing; the entry is then never consumed.
      await Promise.race([taken, written]);
      return bytes;
    },
    async finish() {
      pack.end();
      await written;
      await handle.close();
      // A link, because a rename would overwrite a file created meanwhile.
      await link(partial, target);
      await rm(partial);
      await syncFolder(dirname(target));
      return { size, sha256: hash.digest("hex") };
    },
    async abandon() {
      await handle.close().catch(() => undefined);
      await rm(partial, { force: true });
    },
  };
}

const drained = (entry: ReadEntry): Promise<void> =>
  new Promise((done) => void entry.once("drain", () => done()));

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, "r");
  await folder.sync().finally(() => folder.close());
}

/**
 * Unpacks into an empty folder, nothing outside it, and no more bytes than its disk has. Throws for
 * a damaged archive.
 */
export async function unpack(archive: string, into: string): Promise<void> {
  const strange: string[] = [];
  const { bavail, bsize } = await statfs(into);
  const free = bavail * bsize;
  let bytes = 0;
  const isPlain = (path: string, entry: object): boolean => {
    const plain = "type" in entry && (entry.type === "File" || entry.type === "Directory");
    if (!plain) strange.push(path);
    bytes += "size" in entry ? Number(entry.size) : 0;
    return plain && bytes <= free;
  };
  try {
    // The asynchronous form continues writing after it has failed.
    extract({
      file: archive,
      cwd: into,
      sync: true,
      strict: true,
      preserveOwner: false,
      filter: isPlain,
    });
  } catch (error) {
    const { code, message }: NodeJS.ErrnoException =
      error instanceof Error ? error : new Error(String(error));
    if (code === "ENOSPC" || code === "EACCES" || code === "ENOENT") throw error;
    throw new Error(`the archive is truncated or damaged (${message})`, { cause: error });
  }
  if (bytes > free)
    throw Object.assign(new Error(`the archive holds ${bytes} bytes, the disk has ${free}`), {
      code: "ENOSPC",
    });
  if (strange.length > 0)
    throw new Error(
      `the archive has an entry that is neither a file nor a folder (${strange[0]}): it is not a backup of this project`,
    );
}
