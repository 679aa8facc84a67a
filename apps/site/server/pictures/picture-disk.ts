import { readdir, readFile, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import type { Log } from "#server/observability/log.ts";
import { isDraft, writeWhole } from "#server/files/write-whole.ts";

export interface PictureDiskOptions {
  folder: string;
  maxBytes: number;
  log: Pick<Log, "error">;
}

/** Milliseconds by which a file's age may be wrong: each update of it is a write. */
const TOUCH_EVERY = 3_600_000;
const COMPLAIN_EVERY = 60_000;

/** Limited in bytes: the least recently read go first. A failing disk counts as empty. */
export class PictureDisk {
  readonly #options: PictureDiskOptions;
  readonly #files = new Map<string, { size: number; usedAt: number }>();
  readonly #opened: Promise<void>;
  #bytes = 0;
  #complained = 0;

  constructor(options: PictureDiskOptions) {
    this.#options = options;
    this.#opened = this.#open();
  }

  async get(name: string): Promise<Buffer | undefined> {
    await this.#opened;
    const known = this.#files.get(name);
    if (!known) return undefined;
    if (Date.now() - known.usedAt > TOUCH_EVERY) {
      known.usedAt = Date.now();
      await utimes(this.#path(name), new Date(), new Date()).catch(() => {});
    }
    return readFile(this.#path(name)).catch(async () => (await this.delete(name), undefined));
  }

  /** Whether a file of this name is stored, as far as known. */
  has(name: string): boolean {
    return this.#files.has(name);
  }

  async set(name: string, content: Buffer | string): Promise<void> {
    await this.#opened;
    await this.#write(name, content).catch((error: NodeJS.ErrnoException) => this.#failed(error));
  }

  async #write(name: string, content: Buffer | string): Promise<void> {
    await writeWhole(this.#path(name), content);
    this.#note(name, Buffer.byteLength(content), Date.now());
    await this.#makeRoom();
  }

  async delete(name: string): Promise<void> {
    this.#bytes -= this.#files.get(name)?.size ?? 0;
    this.#files.delete(name);
    await rm(this.#path(name), { force: true }).catch((error: NodeJS.ErrnoException) =>
      this.#failed(error),
    );
  }

  #path(name: string): string {
    return join(this.#options.folder, name);
  }

  async #open(): Promise<void> {
    for (const name of await readdir(this.#options.folder).catch(() => [])) {
      const found = await stat(this.#path(name)).catch(() => null);
      if (isDraft(name)) await rm(this.#path(name), { force: true });
      else if (found) this.#note(name, found.size, found.mtimeMs);
    }
  }

  #note(name: string, size: number, usedAt: number): void {
    this.#bytes += size - (this.#files.get(name)?.size ?? 0);
    this.#files.set(name, { size, usedAt });
  }

  async #makeRoom(): Promise<void> {
    const { maxBytes } = this.#options;
    if (this.#bytes <= maxBytes) return;
    for (const [name] of [...this.#files].toSorted(([, a], [, b]) => a.usedAt - b.usedAt)) {
      if (this.#bytes <= maxBytes * 0.9) return;
      await this.delete(name);
    }
  }

  #failed(error: NodeJS.ErrnoException): void {
    if (Date.now() - this.#complained < COMPLAIN_EVERY) return;
    this.#complained = Date.now();
    this.#options.log.error(
      { folder: this.#options.folder, code: error.code },
      "picture cache: the disk fails, so every request resizes its picture again. Check DATA_DIR's free space and owner",
    );
  }
}
