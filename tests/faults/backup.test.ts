/** Backups by the command while an installation is being written to. */
import { execFile, execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { Readable } from "node:stream";
import { DatabaseSync } from "node:sqlite";
import sharp from "sharp";
import { describe, expect, onTestFinished, test } from "vitest";
import { inboxFiles, keep, takeIn } from "../../apps/cms/src/inbox/store-file.ts";
import { openTestCms, type TestCms } from "../../apps/cms/src/testing/open-cms.ts";
import { openIntakeFiles } from "../../packages/intake/src/files.ts";
import { openSqliteJournal } from "../../packages/intake/src/journal/sqlite.ts";
import { sampleFile, sampleSubmission } from "../../packages/intake/src/tests/samples.ts";
import { sha256 } from "../../tools/backup/manifest.ts";
import { LONGEST_MS, sized } from "./long.ts";
import { smallDisk, whyNoDisk } from "./disk/small-disk.ts";
import { newFolder } from "../../packages/intake/src/tests/new-folder.ts";

const CLI = join(import.meta.dirname, "../../tools/backup/cli.ts");
/** Without a server. */
const QUIET = { SITE_PORT: "1", CMS_PORT: "1", DATABASE_URL: "", CMS_DATABASE_URL: "" };

const run = (args: string[], dataDir: string): Promise<{ status: number; output: string }> =>
  new Promise((done) => {
    execFile(
      process.execPath,
      [CLI, ...args],
      { env: { ...process.env, ...QUIET, DATA_DIR: dataDir } },
      (error, stdout, stderr) =>
        done({ status: error ? Number(error.code) : 0, output: stdout + stderr }),
    );
  });

const rowsOf = (file: string, query: string) => {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    return db.prepare(query).all();
  } finally {
    db.close();
  }
};

interface Writers {
  /** Acknowledged and not removed so far. */
  settled(): { journal: string[]; media: number[]; inbox: number[] };
  end(): Promise<void>;
}

/** Visitors and editors write records with files and remove every third. */
function write({ payload, settings: { dataDir } }: TestCms, picture: Buffer): Writers {
  let running = true;
  const stored = { journal: new Set<string>(), media: new Set<number>(), inbox: new Set<number>() };
  const store = openIntakeFiles(join(dataDir, "intake/files"));
  const journal = openSqliteJournal(join(dataDir, "intake/journal.sqlite"));
  const visitor = async (number: number): Promise<void> => {
    const { id, handle } = await store.create();
    const bytes = randomBytes(3000);
    await handle.writeFile(bytes);
    await handle.close();
    await store.keep([id]);
    const email = `n${number}@example.com`;
    const submission = sampleSubmission({
      fields: { email },
      files: [sampleFile({ id, size: 3000, digest: sha256(bytes) })],
    });
    await journal.store(submission, ["host"], null);
    if (number % 3 > 0) return void stored.journal.add(submission.id);
    const { files } = await journal.erase(email);
    await store.remove(files);
  };
  const editor = async (number: number): Promise<void> => {
    const { id } = await payload.create({
      collection: "media",
      data: { alt: "x" },
      file: { data: picture, mimetype: "image/png", name: `p${number}.png`, size: picture.length },
    });
    if (number % 3 > 0) return void stored.media.add(Number(id));
    await payload.delete({ collection: "media", id });
  };
  const inbox = inboxFiles({ dataDir, bucket: undefined });
  const sender = async (number: number): Promise<void> => {
    const file = await takeIn(
      inbox.folder,
      Readable.from(randomBytes(2000)),
      "cv.pdf",
      "application/pdf",
    );
    await keep(inbox, [file]);
    const { id } = await payload.create({
      collection: "submissions",
      data: { kind: "resume", status: "new", fields: {}, files: [file], key: `k${number}` },
    });
    if (number % 3 > 0) return void stored.inbox.add(Number(id));
    await payload.delete({ collection: "submissions", id });
  };
  const again = async (work: (number: number) => Promise<void>): Promise<void> => {
    for (let number = 1; running; number += 1) await work(number);
  };
  const all = Promise.all([again(visitor), again(editor), again(sender)]);
  return {
    settled: () => ({
      journal: [...stored.journal],
      media: [...stored.media],
      inbox: [...stored.inbox],
    }),
    async end() {
      running = false;
      await all;
      await journal.close();
    },
  };
}

/** Every row's file exists in the row's size, and no row acknowledged before is missing. */
function expectWhole(dataDir: string, before: ReturnType<Writers["settled"]>): void {
  const journal = join(dataDir, "intake/journal.sqlite");
  for (const { id, digest } of rowsOf(journal, "select id, digest from files"))
    expect(sha256(readFileSync(join(dataDir, "intake/files", String(id))))).toBe(digest);
  const content = join(dataDir, "cms.sqlite");
  for (const { filename, filesize, thumbnail } of rowsOf(
    content,
    "select filename, filesize, sizes_thumbnail_filename as thumbnail from media",
  )) {
    expect(statSync(join(dataDir, "media", String(filename))).size).toBe(filesize);
    expect(readdirSync(join(dataDir, "media"))).toContain(thumbnail);
  }
  for (const { files } of rowsOf(content, "select files from submissions"))
    for (const { storedAs, size } of JSON.parse(String(files)) as {
      storedAs: string;
      size: number;
    }[])
      expect(statSync(join(dataDir, "inbox", storedAs)).size).toBe(size);
  const ids = (file: string, table: string) =>
    new Set(rowsOf(file, `select id from ${table}`).map(({ id }) => id));
  expect(before.journal.filter((id) => !ids(journal, "submissions").has(id))).toEqual([]);
  expect(before.media.filter((id) => !ids(content, "media").has(id))).toEqual([]);
  expect(before.inbox.filter((id) => !ids(content, "submissions").has(id))).toEqual([]);
}

test(
  "backups made while visitors and editors write and remove: each is whole in itself",
  { timeout: LONGEST_MS },
  async () => {
    const picture = await sharp({
      create: { width: 900, height: 600, channels: 3, background: "#38f" },
    })
      .png()
      .toBuffer();
    const cms = await openTestCms();
    onTestFinished(() => cms.close());
    writeFileSync(join(cms.settings.dataDir, "secrets.json"), '{"formKey":"k"}', { mode: 0o600 });
    const writers = write(cms, picture);
    const folder = newFolder();
    const made: ReturnType<Writers["settled"]>[] = [];
    try {
      await expect
        .poll(() => Math.min(...Object.values(writers.settled()).map(({ length }) => length)), {
          timeout: 60_000,
        })
        .toBeGreaterThan(3);
      for (let round = 0; round < sized(3, 20); round += 1) {
        made.push(writers.settled());
        expect(
          await run(["backup", join(folder, `${round}.tar.gz`)], cms.settings.dataDir),
        ).toMatchObject({ status: 0, output: expect.not.stringContaining("warning") });
      }
    } finally {
      await writers.end();
    }
    const counts = made.map(({ journal }) => journal.length);
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    expect(counts.at(-1)).toBeGreaterThan(counts[0] ?? 0);
    for (const [round, before] of made.entries()) {
      const dataDir = join(folder, `restored-${round}`);
      expect(await run(["restore", join(folder, `${round}.tar.gz`)], dataDir)).toMatchObject({
        status: 0,
      });
      expectWhole(dataDir, before);
    }
  },
);

const reason = whyNoDisk();
describe.skipIf(reason !== "")(`a small disk${reason && ` (skipped: ${reason})`}`, () => {
  function installation(): string {
    const dataDir = newFolder();
    mkdirSync(join(dataDir, "media"));
    for (let number = 0; number < 8; number += 1)
      writeFileSync(join(dataDir, `media/${number}.bin`), randomBytes(2 ** 20));
    return dataDir;
  }

  test("a disk that fills up in the middle of a backup is left without one", async () => {
    const disk = smallDisk(4 * 2 ** 20);
    const { status, output } = await run(["backup", `${disk}/`], installation());
    expect([status, output]).toEqual([1, expect.stringContaining("The disk is full")]);
    expect(readdirSync(disk)).toEqual([]);
  });

  test("a disk too small for a restore keeps what it held", async () => {
    const archive = join(newFolder(), "one.tar.gz");
    expect(await run(["backup", archive], installation())).toMatchObject({ status: 0 });
    const disk = smallDisk(4 * 2 ** 20);
    writeFileSync(join(disk, "mine"), "precious");
    const { status, output } = await run(["restore", archive, "--replace"], disk);
    expect([status, output]).toEqual([1, expect.stringContaining("The disk is full")]);
    expect(readdirSync(disk)).toEqual(["mine"]);
  });

  test("restores into a folder that is a separate disk, and retains the previous content on it", async () => {
    const archive = join(newFolder(), "one.tar.gz");
    expect(await run(["backup", archive], installation())).toMatchObject({ status: 0 });
    const disk = smallDisk(20 * 2 ** 20);
    writeFileSync(join(disk, "mine"), "precious");
    expect(await run(["restore", archive, "--replace"], disk)).toMatchObject({ status: 0 });
    expect(readdirSync(join(disk, "media"))).toHaveLength(8);
    const aside = readdirSync(disk).find((name) => name.startsWith(".before-restore-")) ?? "";
    expect(readFileSync(join(disk, aside, "mine"), "utf8")).toBe("precious");
  });
});

test("a backup that is killed leaves nothing that looks like one", async () => {
  const dataDir = newFolder();
  for (let number = 0; number < 40; number += 1)
    writeFileSync(join(dataDir, `${number}.bin`), randomBytes(2 ** 20));
  const folder = newFolder();
  expect(() =>
    execFileSync(process.execPath, [CLI, "backup", `${folder}/`], {
      env: { ...process.env, ...QUIET, DATA_DIR: dataDir },
      timeout: 500,
      killSignal: "SIGKILL",
      stdio: "ignore",
    }),
  ).toThrow();
  expect(readdirSync(folder).filter((name) => name.endsWith(".tar.gz"))).toEqual([]);
});
