/** A backup on PostgreSQL, restored into an empty database and over one in use. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { openTestCms } from "../../apps/cms/src/testing/open-cms.ts";
import { openIntakeFiles } from "../../packages/intake/src/files.ts";
import { openPostgresJournal } from "../../packages/intake/src/journal/postgres.ts";
import { newFolder } from "../../packages/intake/src/tests/new-folder.ts";
import { onPostgres } from "../../packages/intake/src/tests/on-postgres.ts";
import { rowsOf } from "../../packages/intake/src/tests/postgres-cluster.ts";
import { sampleFile, sampleSubmission } from "../../packages/intake/src/tests/samples.ts";
import { command } from "../../tools/backup/cli.ts";

onPostgres("backups of PostgreSQL", (cluster) => {
  const path = process.env.PATH;
  afterEach(() => void (process.env.PATH = path));

  /** One database, as in compose.yaml, with a picture, and a submission with a file. */
  async function installation() {
    const url = await cluster.newDatabase();
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
    const emptyUrl = await cluster.newDatabase();
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
    const { place, url } = await installation();
    const archive = join(newFolder(), "one.tar.gz");
    await command(["backup", archive], place, []);
    await rowsOf(url, "create role visitor login");
    const target = new URL(await cluster.newDatabase());
    const owner = target.href;
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

  test("without pg_dump the backup names what to install, and leaves nothing", async () => {
    const { place } = await installation();
    process.env.PATH = newFolder();
    await expect(command(["backup", join(newFolder(), "one.tar.gz")], place, [])).rejects.toThrow(
      /pg_dump is not installed.*apt-get install postgresql-client/,
    );
  });
});
