import { randomUUID } from "node:crypto";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { basename, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { create } from "tar";
import { beforeEach, expect, test } from "vitest";
import { openSqliteJournal } from "../../packages/intake/src/journal/sqlite.ts";
import { newFolder } from "../../packages/intake/src/tests/new-folder.ts";
import { lastBackup } from "@meridian/settings/last-backup";
import { unpack } from "./archive.ts";
import { makeBackup } from "./backup.ts";
import { backupFile, command } from "./cli.ts";
import { install, tree } from "./installation.ts";
import { MANIFEST, sha256, type Manifest } from "./manifest.ts";

let folder = "";
let dataDir = "";
let backup = "";
let fresh = "";

beforeEach(async () => {
  folder = newFolder();
  dataDir = join(folder, "data");
  backup = join(folder, "backups/one.tar.gz");
  fresh = join(folder, "fresh/data");
  await install(dataDir);
});

const make = () => makeBackup({ dataDir }, backup, "meridian test");
const restore = (file = backup, ...more: string[]) =>
  command(["restore", file, ...more], { dataDir: fresh }, []);
const rowsOf = (file: string, query: string) => {
  const db = new DatabaseSync(file, { readOnly: true });
  const rows = db.prepare(query).all();
  db.close();
  return rows;
};

/** The archive with changed content and a matching manifest. */
async function altered(change: (stage: string, manifest: Manifest) => void): Promise<string> {
  const stage = join(folder, randomUUID());
  mkdirSync(stage);
  await unpack(backup, stage);
  const manifest: Manifest = JSON.parse(readFileSync(join(stage, MANIFEST), "utf8"));
  change(stage, manifest);
  writeFileSync(join(stage, MANIFEST), JSON.stringify(manifest));
  const file = join(folder, `${randomUUID()}.tar.gz`);
  await create({ gzip: true, file, cwd: stage }, readdirSync(stage));
  return file;
}

test("what is restored into an empty folder is what was backed up, without caches and what is made anew", async () => {
  const { missing, files } = await make();
  expect(missing).toEqual([]);
  expect(statSync(backup).mode & 0o777).toBe(0o600);
  expect(readdirSync(join(folder, "backups"))).toEqual(["one.tar.gz"]);
  expect(await restore()).toContain("by meridian test");
  expect(tree(fresh).filter((path) => !path.startsWith("intake/files/"))).toEqual([
    "cms.sqlite",
    "inbox/resume-1",
    "intake/journal.sqlite",
    "media/é picture-320x200.webp",
    "media/é picture.webp",
    "secrets.json",
    "site/last-changes.json",
  ]);
  expect(files).toBe(8);
  for (const path of ["secrets.json", "media/é picture.webp", "inbox/resume-1"])
    expect(readFileSync(join(fresh, path))).toEqual(readFileSync(join(dataDir, path)));
  expect([
    statSync(join(fresh, "secrets.json")).mode & 0o777,
    statSync(join(fresh, "intake")).mode & 0o777,
  ]).toEqual([0o600, 0o700]);
  const [row] = rowsOf(join(fresh, "intake/journal.sqlite"), "select id from files");
  expect(readFileSync(join(fresh, "intake/files", String(row?.id)), "utf8")).toBe("attachment");
  expect(rowsOf(join(fresh, "cms.sqlite"), "select * from media")).toEqual(
    rowsOf(join(dataDir, "cms.sqlite"), "select * from media"),
  );
  const journal = openSqliteJournal(join(fresh, "intake/journal.sqlite"));
  await journal.probe(1);
  await journal.close();
});

const countsIn = (root: string) => join(root, "visits/visits.sqlite");
function count(root: string): DatabaseSync {
  mkdirSync(join(root, "visits"), { recursive: true });
  const db = new DatabaseSync(countsIn(root));
  db.exec(
    "pragma journal_mode = wal; create table views (day text, page text, views integer); insert into views values ('2026-11-22', '/', 7)",
  );
  return db;
}

test("visits that are being counted come along, and are there after a restore", async () => {
  const counting = count(dataDir);
  counting.exec("begin immediate; insert into views values ('2026-11-23', '/blog', 1)");
  const { damaged } = await make();
  counting.exec("commit");
  counting.close();
  await restore();
  expect([damaged, rowsOf(countsIn(fresh), "select views from views")]).toEqual([
    [],
    [{ views: 7 }],
  ]);
  expect(tree(join(fresh, "visits"))).toEqual(["visits.sqlite"]);
});

test("an archive from before visits were in it is restored; damaged counts stop no backup, and are reported", async () => {
  await make();
  // Empty folders do not count: a new volume of an image has some.
  mkdirSync(join(fresh, "media"), { recursive: true });
  await restore();
  expect(existsSync(join(fresh, "visits"))).toBe(false);
  mkdirSync(join(dataDir, "visits"));
  writeFileSync(countsIn(dataDir), "no database".repeat(400));
  const output = await command(["backup", join(folder, "two.tar.gz")], { dataDir }, []);
  expect(output).toContain("warning: visits/visits.sqlite is damaged");
  await command(["restore", join(folder, "two.tar.gz"), "--replace"], { dataDir: fresh }, []);
  expect(existsSync(join(fresh, "cms.sqlite"))).toBe(true);
});

test("old backups are removed after a good one, by their names; the time of the last good one is shown", async () => {
  const backups = join(folder, "backups");
  mkdirSync(backups);
  const at = (days: number) =>
    basename(backupFile(undefined, new Date(Date.now() - days * 86_400_000)));
  const [fresh13, old15, old400] = [at(13), at(15), at(400)];
  const others = ["meridian-notes.tar.gz", `${old15}.age`, "mine.tar.gz"];
  for (const name of [fresh13, old15, old400, ...others]) writeFileSync(join(backups, name), "x");
  expect(lastBackup(dataDir)).toBe(0);
  const database = readFileSync(join(dataDir, "cms.sqlite"));
  writeFileSync(join(dataDir, "cms.sqlite"), "no database".repeat(400));
  const keeping = ["backup", `${backups}/`, "--delete-after", "14"];
  await expect(command(keeping, { dataDir }, [])).rejects.toThrow(/./);
  expect([readdirSync(backups).length, lastBackup(dataDir)]).toEqual([6, 0]);

  writeFileSync(join(dataDir, "cms.sqlite"), database);
  const output = await command(keeping, { dataDir }, []);
  for (const name of [old15, old400]) expect(output).toContain(`removed ${name}`);
  const left = readdirSync(backups);
  expect(left).toEqual(expect.arrayContaining([fresh13, ...others]));
  expect(left).toHaveLength(5);
  expect(Math.abs(lastBackup(dataDir) - Date.now() / 1000)).toBeLessThan(600);
  for (const days of ["0", "two", "1.5"])
    await expect(
      command(["backup", `${backups}/`, "--delete-after", days], { dataDir }, []),
    ).rejects.toThrow(/npm run backup/);
});

test("every recipe removes backups of more than 14 days", () => {
  for (const recipe of [
    "deploy/systemd/meridian-backup.service",
    "deploy/kubernetes/backup.yaml",
    "tools/backup/Dockerfile",
  ])
    expect(readFileSync(join(import.meta.dirname, "../..", recipe), "utf8"), recipe).toMatch(
      /backup.*--delete-after"?,? "?14/,
    );
});

test("a data folder that holds something is refused; --replace keeps it under another name", async () => {
  await make();
  mkdirSync(fresh, { recursive: true });
  writeFileSync(join(fresh, "mine"), "precious");
  await expect(restore()).rejects.toThrow(/fresh\/data is not empty/);
  expect(tree(fresh)).toEqual(["mine"]);
  const output = await restore(backup, "--replace");
  const [, aside = ""] = /renamed: (.+)/.exec(output) ?? [];
  expect(readFileSync(join(aside, "mine"), "utf8")).toBe("precious");
  expect(existsSync(join(fresh, "cms.sqlite"))).toBe(true);
  expect(existsSync(join(fresh, "mine"))).toBe(false);
});

test("a backup that was cut off anywhere is refused, and nothing is touched", async () => {
  await make();
  mkdirSync(fresh, { recursive: true });
  writeFileSync(join(fresh, "mine"), "precious");
  const whole = statSync(backup).size;
  for (const share of [0.999, 0.9, 0.5, 0.1, 0.01, 0]) {
    truncateSync(backup, Math.floor(whole * share));
    await expect(restore(backup, "--replace"), String(share)).rejects.toThrow(/truncated|damaged/);
    expect(tree(join(folder, "fresh"))).toEqual(["data/mine"]);
    expect(readdirSync(join(folder, "fresh"))).toEqual(["data"]);
  }
});

test("a byte that was changed is found", async () => {
  await make();
  const bytes = readFileSync(backup);
  for (const share of [0.02, 0.3, 0.6, 0.95]) {
    const changed = Buffer.from(bytes);
    const at = Math.floor(bytes.length * share);
    changed[at] = (changed[at] ?? 0) ^ 0xff;
    writeFileSync(backup, changed);
    await expect(restore(), String(share)).rejects.toThrow(/damaged|altered|truncated/);
    expect(existsSync(fresh)).toBe(false);
  }
});

test("a file that was changed, added or taken away in the archive is named", async () => {
  await make();
  await expect(
    restore(await altered((stage) => writeFileSync(join(stage, "data/inbox/resume-1"), "forged"))),
  ).rejects.toThrow(/altered: data\/inbox\/resume-1/);
  await expect(
    restore(await altered((stage) => writeFileSync(join(stage, "data/more"), "x"))),
  ).rejects.toThrow(/altered: data\/more is not on its list/);
  await expect(
    restore(await altered((stage) => rmSync(join(stage, "data/secrets.json")))),
  ).rejects.toThrow(/data\/secrets.json differs from its list/);
  expect(existsSync(fresh)).toBe(false);
});

test("another format, a newer schema and another kind of database are named", async () => {
  await make();
  await expect(restore(await altered((_, manifest) => void (manifest.format = 2)))).rejects.toThrow(
    /of format 2, made by version meridian test; this version \(format 1\)/,
  );
  await expect(
    restore(
      await altered((_, manifest) => void (manifest.content.schema = "29990101_000000_later")),
    ),
  ).rejects.toThrow(
    /content has the schema 29990101_000000_later, which this version does not have/,
  );
  await expect(
    restore(await altered((_, manifest) => void (manifest.journal.schema = 99))),
  ).rejects.toThrow(/journal has the schema 99/);
  await expect(
    restore(await altered((_, manifest) => void (manifest.content.kind = "postgres"))),
  ).rejects.toThrow(/set CMS_DATABASE_URL/);
  await expect(
    restore(
      await altered((stage, manifest) => {
        writeFileSync(join(stage, "data/cms.sqlite"), "no database");
        manifest.files["data/cms.sqlite"] = {
          size: 11,
          sha256: sha256(Buffer.from("no database")),
        };
      }),
    ),
  ).rejects.toThrow(/data\/cms.sqlite is damaged/);
  expect(existsSync(fresh)).toBe(false);
});

test("no archive of ours, and one that would write outside, are refused", async () => {
  const stage = join(folder, "stage");
  mkdirSync(join(stage, "data"), { recursive: true });
  writeFileSync(join(stage, "data/x"), "x");
  const foreign = join(folder, "foreign.tar.gz");
  await create({ gzip: true, file: foreign, cwd: stage }, ["data"]);
  await expect(restore(foreign)).rejects.toThrow(/not a backup of this project/);
  await create({ gzip: true, file: foreign, cwd: stage, preservePaths: true }, ["../stage/data/x"]);
  await expect(restore(foreign)).rejects.toThrow(/damaged|not a backup/);
  expect(existsSync(fresh)).toBe(false);
});

test("a file that a row names and no folder has is reported, and the backup is made", async () => {
  rmSync(join(dataDir, "media/é picture.webp"));
  const { missing } = await make();
  expect(missing).toEqual(["media/é picture.webp"]);
  await restore();
});

test("a damaged database is not backed up as if it were whole, and nothing is left behind", async () => {
  writeFileSync(join(dataDir, "cms.sqlite"), Buffer.alloc(8192, 1));
  await expect(make()).rejects.toThrow(/not a database|damaged/);
  expect(readdirSync(join(folder, "backups"))).toEqual([]);
});

test("a backup overwrites no file", async () => {
  await make();
  await expect(make()).rejects.toThrow(/already exists/);
});

test("a running server stops a restore", async () => {
  await make();
  const { createServer } = await import("node:http");
  const server = createServer((_, response) => void response.end());
  await new Promise<void>((done) => void server.listen(0, "127.0.0.1", done));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  await expect(command(["restore", backup], { dataDir: fresh }, [url])).rejects.toThrow(
    /stop the site and the content host first/,
  );
  server.close();
});

test("where a backup goes: a file that is named as one, else a new file in the folder", () => {
  const at = new Date("2026-11-22T03:04:05.678Z");
  expect(backupFile(join(folder, "x.tar.gz"), at)).toBe(join(folder, "x.tar.gz"));
  expect(backupFile(join(folder, "x"), at)).toBe(
    join(folder, "x/meridian-2026-11-22T03-04-05Z.tar.gz"),
  );
  expect(backupFile(undefined, at)).toMatch(/\/backups\/meridian-2026-11-22T03-04-05Z\.tar\.gz$/);
});

test("a secret that others could read is not so in the backup's copy", async () => {
  chmodSync(join(dataDir, "secrets.json"), 0o644);
  await make();
  await restore();
  expect(statSync(join(fresh, "secrets.json")).mode & 0o077).toBe(0);
});
