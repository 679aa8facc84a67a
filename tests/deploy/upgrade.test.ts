/**
 * An installation of the first release is upgraded to the newest without loss, on either database.
 */
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Migration } from "payload";
import { Client } from "pg";
import { expect, test } from "vitest";
import { moveSearchTexts } from "../../apps/cms/src/records/search-texts/move-into-records.ts";
import { openTestCms, type TestCms } from "../../apps/cms/src/testing/open-cms.ts";
import { onPostgres } from "../../packages/intake/src/tests/on-postgres.ts";

/** Rows by table, as the first release wrote them. */
const ROWS = [
  `insert into media (id, alt, filename, mime_type, filesize, width, height) values (1, 'A bridge', 'bridge.webp', 'image/webp', 4000, 800, 600)`,
  `insert into users (name, role, email, salt, hash) values ('Erin', 'editor', 'erin@example.com', 's', 'h')`,
  `insert into submissions (status, kind, sender, email, subject, message, notes, key, fields, files, created_at) values
    ('in-progress', 'resume', 'Ann Lee', 'Ann@example.com', 'QA engineer', 'Hello', 'call back', 'k1', '{"fullname":"Ann Lee","_utm_source":"ads"}', '[{"name":"cv.pdf","size":6,"type":"application/pdf","storedAs":"x"}]', '2024-05-06T07:08:09.010Z'),
    ('spam', 'contact', 'Bot', 'bot@example.com', 'x', 'x', null, 'k2', '{}', null, '2099-01-01T00:00:00.000Z')`,
  `insert into vacancies (id, slug, hot, title, description, first_info_image_id, _status) values (7, 'qa', 1, 'QA engineer', '<p>Test</p>', 1, 'published')`,
  `insert into vacancies_texts ("order", parent_id, path, text) values (1, 7, 'nothing', 'kept')`,
  `insert into services (id, slug, title, "order", _status) values (3, 'team', 'A team', 1, 'published')`,
  `insert into seo_records (id, path, title, _status) values
    (1, '/services/team', 'Shown', 'published'), (2, '/vacancies/qa', 'In work', 'draft'), (3, '/pricing', 'Prices', 'published')`,
  `insert into _seo_records_v (parent_id, version_path, version_title, version__status, latest) values
    (1, '/services/team', 'Shown', 'published', null), (2, '/vacancies/qa', 'In work', 'draft', null)`,
];

async function expectStored({ payload }: TestCms): Promise<void> {
  const find = async (collection: "submissions" | "vacancies" | "users" | "media" | "services") =>
    (await payload.find({ collection, sort: "id", depth: 0 })).docs;
  expect(await find("submissions")).toMatchObject([
    {
      status: "in-progress",
      kind: "resume",
      sender: "Ann Lee",
      notes: "call back",
      fields: { fullname: "Ann Lee" },
      files: [{ storedAs: "x", size: 6 }],
      receivedAt: "2024-05-06T07:08:09.010Z",
      address: "ann@example.com",
      person: expect.stringMatching(/^\d+$/),
      utmSource: "ads",
      // The last change, as the best estimate.
      statusSince: expect.stringMatching(/^20\d\d-\d\d-\d\dT/),
    },
    {
      status: "spam",
      kind: "contact",
      receivedAt: expect.stringMatching(/^20[2-8]\d-\d\d-\d\dT[\d:]+\.\d{3}Z$/),
    },
  ]);
  expect(await find("vacancies")).toMatchObject([
    { id: 7, slug: "qa", hot: 1, title: "QA engineer", firstInfoImage: 1, _status: "published" },
  ]);
  expect(await moveSearchTexts(payload)).toHaveLength(2);
  expect(await find("services")).toMatchObject([
    { id: 3, slug: "team", title: "A team", search: { title: "Shown" } },
  ]);
  const draft = { collection: "vacancies", id: 7, depth: 0 } as const;
  expect((await payload.findByID(draft)).search?.title ?? null).toBeNull();
  expect((await payload.findByID({ ...draft, draft: true })).search?.title).toBe("In work");
  expect(await find("users")).toMatchObject([{ email: "erin@example.com", role: "editor" }]);
  expect(await find("media")).toMatchObject([{ filename: "bridge.webp", alt: "A bridge" }]);
  await payload.update({
    collection: "vacancies",
    id: 7,
    data: { title: "QA lead", _status: "published" },
  });
  await payload.create({
    collection: "submissions",
    data: { kind: "contact", status: "new", fields: {} },
  });
  expect(await find("vacancies")).toMatchObject([{ title: "QA lead" }]);
  expect(await find("submissions")).toHaveLength(3);
}

const upgrade = ({ payload }: TestCms): Promise<void> =>
  payload.db.migrate({ migrations: payload.db.prodMigrations as Migration[] });

test("SQLite: from the first release's schema to the newest", async () => {
  const cms = await openTestCms({ oldest: true });
  try {
    const db = new DatabaseSync(join(cms.settings.dataDir, "cms.sqlite"));
    for (const row of ROWS) db.exec(row);
    db.close();
    await upgrade(cms);
    await expectStored(cms);
  } finally {
    await cms.close();
  }
});

onPostgres("PostgreSQL", (cluster) => {
  test("from the first release's schema to the newest", async () => {
    const databaseUrl = await cluster.newDatabase();
    const cms = await openTestCms({ databaseUrl, oldest: true });
    const client = new Client({ connectionString: databaseUrl });
    try {
      await client.connect();
      for (const row of ROWS) await client.query(row);
      for (const table of ["media", "vacancies", "services"])
        await client.query(`select setval(pg_get_serial_sequence('${table}', 'id'), 100)`);
      await upgrade(cms);
      await expectStored(cms);
    } finally {
      await client.end();
      await cms.close();
    }
  });
});
