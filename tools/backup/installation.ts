import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { openIntakeFiles } from "../../packages/intake/src/files.ts";
import { openSqliteJournal } from "../../packages/intake/src/journal/sqlite.ts";
import { sampleSubmission } from "../../packages/intake/src/tests/samples.ts";

/** For tests: a picture, a submission with a file, caches and unfinished files. */
export async function install(dataDir: string): Promise<void> {
  for (const path of ["media", "inbox/incoming", "before-update", "site/pictures", "site"])
    mkdirSync(join(dataDir, path), { recursive: true });
  writeFileSync(join(dataDir, "secrets.json"), '{"formKey":"k"}', { mode: 0o600 });
  writeFileSync(join(dataDir, "media/é picture.webp"), "picture");
  writeFileSync(join(dataDir, "media/é picture-320x200.webp"), "small");
  writeFileSync(join(dataDir, "inbox/resume-1"), "resume", { mode: 0o600 });
  for (const path of [
    "inbox/incoming/half",
    "before-update/2026-11-28T19-00-00-000Z.dump",
    "site/pictures/cached",
    "site/last-changes.json",
    "secrets.json.lock",
  ])
    writeFileSync(join(dataDir, path), "x");
  const db = new DatabaseSync(join(dataDir, "cms.sqlite"));
  db.exec(`pragma journal_mode = wal;
    create table media (id integer primary key, filename text, sizes_thumbnail_filename text);
    create table submissions (id integer primary key, files text);
    create table payload_migrations (id integer primary key, name text, batch integer);
    insert into payload_migrations (name, batch) values ('20261128_181052_baseline', 1);
    insert into media (filename, sizes_thumbnail_filename) values ('é picture.webp', 'é picture-320x200.webp');`);
  db.prepare("insert into submissions (files) values (?)").run(
    JSON.stringify([{ name: "cv.pdf", size: 6, type: "application/pdf", storedAs: "resume-1" }]),
  );
  db.close();
  const files = openIntakeFiles(join(dataDir, "intake/files"));
  const { id, handle } = await files.create();
  await handle.writeFile("attachment");
  await handle.close();
  const journal = openSqliteJournal(join(dataDir, "intake/journal.sqlite"));
  await journal.store(
    sampleSubmission({
      files: [
        { id, field: "file-type", name: "a.pdf", size: 10, type: "application/pdf", digest: "" },
      ],
    }),
    ["host"],
    null,
  );
  await journal.close();
}

export const tree = (root: string) =>
  existsSync(root)
    ? readdirSync(root, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
        .toSorted()
    : [];
