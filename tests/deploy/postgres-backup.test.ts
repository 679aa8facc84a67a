/** A backup on PostgreSQL, restored into an empty database and over one in use. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { openTestCms } from "../../apps/cms/src/testing/open-cms.ts";
import { openIntakeFiles } from "../../packages/intake/src/files.ts";
import { openPostgresJournal } from "../../packages/intake/src/journal/postgres.ts";
import { newFolder } from "../../packages/intake/src/tests/new-folder.ts";
import { onPostgres } from "../../packages/intake/src/tests/on-postgres.ts";
import { rowsOf } from "../../packages/intake/src/tests/postgres-cluster.ts";
import { sampleFile, sampleSubmission } from "../../packages/intake/src/tests/samples.ts";
import { createArchive, unpack } from "../../tools/backup/archive.ts";
import { command } from "../../tools/backup/cli.ts";
import { tree } from "../../tools/backup/installation.ts";
import { DATABASE, MANIFEST, sha256, type Manifest } from "../../tools/backup/manifest.ts";
import { whyUnrestricted } from "../../tools/backup/postgres.ts";

onPostgres("backups of PostgreSQL", (cluster) => {
  const path = process.env.PATH;
  afterEach(() => void (process.env.PATH = path));

  /** One database, as in compose.yaml, with a picture, and a submission with a file. */
  async function installation() {
    const url = await cluster.ownDatabase();
    const cms = await openTestCms({ databaseUrl: url });
    await cms.payload.create({
      collection: "services",
      data: {
        slug: "team",
        title: "A team; with $$ and 'quotes' \\ 🚀",
        order: 1,
        _status: "published",
      },
    });
    await cms.payload.create({
      collection: "submissions",
      data: {
        kind: "resume",
        status: "new",
        fields: { fullname: "Ann" },
        files: [{ name: "cv.pdf", size: 6, type: "application/pdf", storedAs: "resume-1" }],
      },
    });
    await cms.close();
    const dataDir = newFolder();
    mkdirSync(join(dataDir, "inbox"));
    writeFileSync(join(dataDir, "inbox/resume-1"), "resume");
    const journal = openPostgresJournal(url);
    const { id, handle } = await openIntakeFiles(join(dataDir, "intake/files")).create();
    await handle.close();
    const submission = sampleSubmission({ files: [sampleFile({ id, size: 0 })] });
    await journal.store(submission, ["host", "mail"], null);
    await journal.close();
    return { url, place: { dataDir, contentUrl: url, journalUrl: url }, submission };
  }

  let shared: Promise<{ bytes: Buffer; submission: string }> | undefined;
  /** One backup for the tests that only read it. */
  async function backedUp(): Promise<{ archive: string; submission: string }> {
    const archive = join(newFolder(), "one.tar.gz");
    shared ??= installation().then(async ({ place, submission }) => {
      const first = join(newFolder(), "first.tar.gz");
      await command(["backup", first], place, []);
      return { bytes: readFileSync(first), submission: submission.id };
    });
    const { bytes, submission } = await shared;
    writeFileSync(archive, bytes);
    return { archive, submission };
  }

  async function expectRestored(url: string, submission: string): Promise<void> {
    const cms = await openTestCms({ databaseUrl: url });
    expect((await cms.payload.find({ collection: "services" })).docs).toMatchObject([
      { slug: "team", title: "A team; with $$ and 'quotes' \\ 🚀" },
    ]);
    expect(
      (
        await cms.payload.create({
          collection: "services",
          data: { slug: "next", title: "Next", order: 2, _status: "published" },
        })
      ).id,
    ).toBe(2);
    await cms.close();
    const journal = openPostgresJournal(url);
    expect(await journal.read(submission)).toMatchObject({
      id: submission,
      files: [{ name: "plan.pdf" }],
    });
    await journal.probe(1);
    await journal.close();
  }

  test("into an empty database, both schemas; into a database in use only with --replace, and then next to the old one", async () => {
    const { url, place, submission } = await installation();
    const archive = join(newFolder(), "one.tar.gz");
    expect(await command(["backup", archive], place, [])).not.toContain("warning");
    const emptyUrl = await cluster.ownDatabase();
    await command(
      ["restore", archive],
      { dataDir: join(newFolder(), "data"), contentUrl: emptyUrl, journalUrl: emptyUrl },
      [],
    );
    await expectRestored(emptyUrl, submission.id);

    const again = { dataDir: join(newFolder(), "data"), contentUrl: url, journalUrl: url };
    await expect(command(["restore", archive], again, [])).rejects.toThrow(
      /holds tables in its schema intake/,
    );
    await rowsOf(url, "update services set title = 'changed since'");
    const output = await command(["restore", archive, "--replace"], again, []);
    const [, aside = ""] = /the schema (public_before_\d+)/.exec(output) ?? [];
    expect(await rowsOf(url, `select title from ${aside}.services`)).toEqual([
      { title: "changed since" },
    ]);
    await expectRestored(url, submission.id);
  });

  test("a dump that the database does not take changes nothing", async () => {
    const { archive } = await backedUp();
    const target = new URL(await cluster.newDatabase());
    const owner = target.href;
    await rowsOf(owner, "create role visitor login");
    await rowsOf(owner, "create table public.theirs (id integer); create schema intake");
    target.username = "visitor";
    const dataDir = join(newFolder(), "data");
    await expect(
      command(
        ["restore", archive, "--replace"],
        { dataDir, contentUrl: target.href, journalUrl: target.href },
        [],
      ),
    ).rejects.toThrow(/psql failed: .*(must be owner|permission denied)/);
    expect(
      await rowsOf(
        owner,
        "select table_schema as schema, table_name as name from information_schema.tables where table_schema in ('public', 'intake')",
      ),
    ).toEqual([{ schema: "public", name: "theirs" }]);
    await expect(command(["restore", archive], { dataDir }, [])).rejects.toThrow(
      /set DATABASE_URL/,
    );
  });

  /** The archive with another dump of the content, and a matching list of files. */
  async function withDump(archive: string, change: (dump: string) => string): Promise<string> {
    const stage = newFolder();
    await unpack(archive, stage);
    const sql = `${DATABASE}content.sql`;
    const bytes = Buffer.from(change(readFileSync(join(stage, sql), "utf8")));
    writeFileSync(join(stage, sql), bytes);
    const manifest: Manifest = JSON.parse(readFileSync(join(stage, MANIFEST), "utf8"));
    manifest.files[sql] = { size: bytes.length, sha256: sha256(bytes) };
    writeFileSync(join(stage, MANIFEST), JSON.stringify(manifest));
    const file = join(newFolder(), "changed.tar.gz");
    const changed = await createArchive(file);
    for (const name of tree(stage)) await changed.add(name, { file: join(stage, name) }, 0o600);
    await changed.finish();
    return file;
  }

  const PAIR = /^\\(?:un)?restrict \w+\n/gm;

  test("[SEC-34] no command in an altered backup is run, wherever it is and whatever key it guesses", async () => {
    const { archive } = await backedUp();
    const trace = join(newFolder(), "trace");
    const run = `\\! touch ${trace}\n`;
    const keyOf = (dump: string) => /\\restrict (\w+)/.exec(dump)?.[1] ?? "none";
    for (const change of [
      (dump: string) => run + dump,
      (dump: string) => dump.replace(PAIR, run),
      (dump: string) => dump.replace("CREATE SCHEMA", `${run}CREATE SCHEMA`),
      (dump: string) =>
        dump.replace("CREATE TABLE", `\\unrestrict ${keyOf(dump)}\n${run}CREATE TABLE`),
      (dump: string) => `${dump}\\unrestrict ${keyOf(dump)}\n${run}`,
      (dump: string) => dump.replace(PAIR, "") + run,
      (dump: string) => `select 1 \\g |touch ${trace}\n${dump.replace(PAIR, "")}`,
      (dump: string) => `copy (select 1) to program 'touch ${trace}';\n${dump}`,
    ]) {
      const url = await cluster.ownDatabase();
      const target = { dataDir: join(newFolder(), "data"), contentUrl: url, journalUrl: url };
      await expect(
        command(["restore", await withDump(archive, change)], target, []),
        String(change),
      ).rejects.toThrow(/psql failed: .*(restricted|wrong key|permission denied|must be)/);
      expect([existsSync(trace), existsSync(target.dataDir)]).toEqual([false, false]);
    }
  });

  test("a dump of an older pg_dump, without a restriction, is restored as today's", async () => {
    const { archive, submission } = await backedUp();
    const url = await cluster.ownDatabase();
    const target = { dataDir: join(newFolder(), "data"), contentUrl: url, journalUrl: url };
    await command(
      ["restore", await withDump(archive, (dump) => dump.replace(PAIR, ""))],
      target,
      [],
    );
    await expectRestored(url, submission);
  });

  test("[SEC-34] a role with power over the server restores nothing", async () => {
    const { archive } = await backedUp();
    const asSuperuser = await cluster.newDatabase();
    const member = new URL(await cluster.ownDatabase());
    await rowsOf(asSuperuser, `grant pg_execute_server_program to ${member.username}`);
    for (const url of [asSuperuser, member.href])
      await expect(
        command(
          ["restore", archive],
          { dataDir: join(newFolder(), "data"), contentUrl: url, journalUrl: url },
          [],
        ),
      ).rejects.toThrow(/may run programs on the database's machine.*10-role\.sh/);
  });

  test("[SEC-34] versions of psql that cannot restrict a dump are refused by name", () => {
    for (const version of [
      "18.0",
      "17.6 (Debian 17.6-1)",
      "16.10",
      "15.14",
      "14.19",
      "13.22",
      "19beta1",
    ])
      expect([version, whyUnrestricted(`psql (PostgreSQL) ${version}`)]).toEqual([version, ""]);
    for (const version of [
      "17.5",
      "16.9",
      "15.13 (Debian 15.13-0+deb12u1)",
      "14.0",
      "13.21",
      "12.22",
      "",
    ])
      expect(whyUnrestricted(`psql (PostgreSQL) ${version}`), version).toContain("update");
  });

  test("without pg_dump the backup names what to install, and leaves nothing", async () => {
    const { place } = await installation();
    process.env.PATH = newFolder();
    await expect(command(["backup", join(newFolder(), "one.tar.gz")], place, [])).rejects.toThrow(
      /pg_dump is not installed.*apt-get install postgresql-client/,
    );
  });
});
