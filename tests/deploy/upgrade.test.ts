/**
 * Data of release 0.9, the last one before the baseline of migrations, opens in this one without
 * loss, from its own backups (`release-0.9/`), on either database.
 */
import { execFile } from "node:child_process";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import type { GlobalSlug, Migration, Payload } from "payload";
import { describe, expect, test } from "vitest";
import { answerGet } from "../../apps/cms/src/contract/answer.ts";
import { isBaseline, isLastBeforeBaseline } from "../../apps/cms/src/server/migrations/baseline.ts";
import { poolOf } from "../../apps/cms/src/server/nodes/pool.ts";
import { clientOf } from "../../apps/cms/src/server/nodes/sqlite-client.ts";
import { openTestCms, type TestCms } from "../../apps/cms/src/testing/open-cms.ts";
import { openPostgresJournal } from "../../packages/intake/src/journal/postgres.ts";
import { openSqliteJournal } from "../../packages/intake/src/journal/sqlite.ts";
import type { Journal } from "../../packages/intake/src/journal/journal.ts";
import sent from "./release-0.9/replies.json" with { type: "json" };
import { newFolder } from "../../packages/intake/src/tests/new-folder.ts";
import { onPostgres } from "../../packages/intake/src/tests/on-postgres.ts";
import { command } from "../../tools/backup/cli.ts";
import { tree } from "../../tools/backup/installation.ts";

const archiveOf = (kind: string): string => join(import.meta.dirname, `release-0.9/${kind}.tar.gz`);

const runRaw = async ({ db }: Payload, text: string): Promise<Record<string, unknown>[]> =>
  (await (clientOf(db)?.execute(text) ?? poolOf(db)?.query(text)))?.rows ?? [];

const migrate = ({ db }: Payload): Promise<void> =>
  db.migrate({ migrations: db.prodMigrations as Migration[] });

const applied = async (payload: Payload): Promise<string[]> =>
  (await runRaw(payload, "select name from payload_migrations order by id")).map(({ name }) =>
    String(name),
  );

async function expectContent({ payload }: TestCms): Promise<void> {
  const find = async (collection: "services" | "submissions" | "translations" | "users") =>
    (await payload.find({ collection, sort: "id", depth: 0 })).docs;
  const vacancy = { collection: "vacancies", id: 1, depth: 0 } as const;
  expect(await payload.findByID(vacancy)).toMatchObject({
    title: "Bridge engineer",
    firstInfoImage: 1,
    expectations: [{ title: "Steel" }],
    _status: "published",
  });
  expect(await payload.findByID({ ...vacancy, draft: true })).toMatchObject({
    title: "Bridge engineer, in work",
  });
  expect(await find("services")).toMatchObject([
    { slug: "team", title: "A team; with $$ and 'quotes' \\ 🚀", _status: "published" },
    { slug: "draft-team", _status: "draft" },
  ]);
  expect(await find("translations")).toContainEqual(
    expect.objectContaining({ language: "de", record: 1, _status: "published" }),
  );
  expect(await find("submissions")).toMatchObject([
    {
      fields: { fullname: "Ann 1" },
      files: [{ storedAs: "resume-1" }],
    },
    { fields: { fullname: "Ann 2" } },
    { fields: { fullname: "Ann 3" } },
  ]);
  expect(await find("users")).toMatchObject([{ email: "erin@example.com", role: "editor" }]);
}

const CALLS = {
  settings: "meridian/v1/settings",
  home: "wp/v2/pages/1120",
  clients: "wp/v2/pages?slug=clients",
  roadMap: "wp/v2/road-map/",
};
type Replies = Record<string, unknown>;

/** `settings de` etc., as in `replies.json`, which release 0.9 wrote of the same content. */
async function repliesOf({ payload }: TestCms): Promise<Replies> {
  const replies: Replies = {};
  for (const language of ["en", "de", "he"])
    for (const [name, path] of Object.entries(CALLS)) {
      const url = new URL(`http://cms.test/api/${path}`);
      url.searchParams.set("lang", language);
      const response = await answerGet(url, payload);
      replies[`${name} ${language}`] = response.ok ? await response.json() : response.status;
    }
  return replies;
}

/** With what came after that release, as it is before anyone has set it. */
const withNew = <S extends { vacancies: object }>({ vacancies, ...settings }: S) => ({
  ...settings,
  vacancies: { ...vacancies, salaryRequired: null },
  talentPool: { months: 12, text: null },
  crawlers: "all",
  tags: { gtm: null, googleAnalytics: null, googleAds: null, linkedin: null, meta: null },
  verification: { google: null, bing: null, yandex: null, pinterest: null },
});

/**
 * The words of four pages are in their own forms (decision 098), and every page that visitors see
 * has the same ones. A page that was never saved (career), or that has no translation, has no public
 * words either: they wait in a draft.
 */
function expectedReplies() {
  const { "settings en": en, "settings de": de, "settings he": he, ...others } = sent;
  const { career: _, ...english } = en;
  const { career: __, ...german } = de;
  const { career: ___, ...hebrew } = he;
  const { map } = en.clients;
  const points = map.points.map((point) => ({ ...point, team: "Sofia (he)" }));
  const { roadMap } = en.reading;
  return {
    ...others,
    "settings en": withNew(english),
    "settings de": { ...withNew(german), reading: { ...de.reading, roadMap } },
    "settings he": {
      ...withNew(hebrew),
      home: en.home,
      clients: { ...en.clients, map: { ...map, points } },
      reading: { ...he.reading, roadMap },
    },
  };
}

/** The newest drafts that the settings had, and their texts that had no public page. */
async function expectDrafts({ payload }: TestCms): Promise<void> {
  const { "settings en": en, "settings he": hebrew } = sent;
  const global = <S extends GlobalSlug>(slug: S, draft: boolean) =>
    payload.findGlobal({ slug, draft, depth: 0 });
  expect(await global("home", true)).toMatchObject({
    _status: "draft",
    headerTitle: "Bridges that last",
    provideItems: [{ title: "People", list: [{ text: "Engineers" }] }],
    contact: { title: "Drafted contact" },
    solutions: { title: "Drafted", cards: [{ title: "Card 2" }] },
    roadMapBanner: { stages: ["Talks", "Team"] },
  });
  expect(await global("clients", true)).toMatchObject({
    _status: "draft",
    title: "Clients, drafted",
    clients: [{ title: "Norden" }],
    list: en.clients.list,
    map: { points: [{ label: "France", team: "Sofia" }] },
  });
  expect(await global("road-map", true)).toMatchObject({ _status: "published" });
  expect(await global("career", true)).toMatchObject({
    _status: "draft",
    emptied: ["values.right"],
    values: { left: [{ title: "Care" }], right: [] },
  });
  const { docs: versions } = await payload.findGlobalVersions({ slug: "home", sort: "createdAt" });
  expect(versions[0]?.version).toMatchObject({
    headerTitle: "First title",
    solutions: { cards: [{ title: "Card 1" }, { title: "Card 2" }] },
  });
  const draftOf = async (kind: string, language: string) => {
    const where = { kind: { equals: kind }, language: { equals: language } };
    const { docs } = await payload.find({ collection: "translations", where, draft: true });
    const [{ _status: status, words } = {}] = docs;
    return { status, words: words?.[0] };
  };
  expect(await draftOf("home", "he")).toMatchObject({
    status: "draft",
    words: { solutions: { title: hebrew.home.solutions.title } },
  });
  expect(await draftOf("home", "de")).toMatchObject({
    status: "draft",
    words: { headerTitle: "Brücken", contact: { title: "Entwurf" } },
  });
  expect(await draftOf("clients", "de")).toMatchObject({ status: "published" });
  expect((await draftOf("site-settings", "de")).words).not.toHaveProperty("home");
}

const copiesOf = (dataDir: string): Promise<string[]> => readdir(join(dataDir, "before-update"));

/** By the copy of before the update, with the commands of docs/operations.md. */
async function goBack({ payload, settings }: TestCms): Promise<void> {
  const { dataDir, databaseUrl = "" } = settings;
  const [copy = ""] = await copiesOf(dataDir);
  const run = promisify(execFile);
  const rename = "alter schema public rename to public_of_the_update";
  await run("psql", ["--command", rename, databaseUrl]);
  await run("pg_restore", [
    "--no-owner",
    "--exit-on-error",
    `--dbname=${databaseUrl}`,
    join(dataDir, "before-update", copy),
  ]);
  const names = await applied(payload);
  expect(names.filter(isLastBeforeBaseline)).toHaveLength(1);
  expect(names.at(-1)).toSatisfy(isBaseline);
}

/** A change, a new message and another start. */
async function expectWorking({ payload }: TestCms): Promise<void> {
  await payload.update({ collection: "vacancies", id: 1, data: { title: "Bridge lead" } });
  await payload.create({
    collection: "submissions",
    data: { kind: "contact", status: "new", fields: {} },
  });
  expect(await payload.count({ collection: "submissions" })).toEqual({ totalDocs: 4 });
  const names = await applied(payload);
  expect(names.filter(isBaseline)).toHaveLength(1);
  await migrate(payload);
  expect(await applied(payload)).toEqual(names);
}

async function expectMessage(journal: Journal): Promise<void> {
  try {
    expect(await journal.tally()).toMatchObject({ host: { waiting: 1 }, mail: { waiting: 1 } });
  } finally {
    await journal.close();
  }
}

/** What any older release left: its last migration is missing. */
async function expectRefused({ payload }: TestCms): Promise<void> {
  for (const name of (await applied(payload)).filter(
    (one) => isBaseline(one) || isLastBeforeBaseline(one),
  ))
    await runRaw(payload, `delete from payload_migrations where name = '${name}'`);
  const before = await applied(payload);
  await expect(migrate(payload)).rejects.toThrow(/before v0\.9\.0 .*Nothing was changed/);
  expect(await applied(payload)).toEqual(before);
}

describe("on SQLite", () => {
  test("a backup of release 0.9 is restored and works; data of an older one is refused", async () => {
    const dataDir = join(newFolder(), "data");
    await command(["restore", archiveOf("sqlite")], { dataDir }, []);
    expect(tree(dataDir)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^inbox\//),
        expect.stringMatching(/^media\//),
      ]),
    );
    await expectMessage(openSqliteJournal(join(dataDir, "intake/journal.sqlite")));
    const cms = await openTestCms({ dataDir });
    try {
      await expectContent(cms);
      expect(await repliesOf(cms)).toEqual(expectedReplies());
      await expectDrafts(cms);
      await expectWorking(cms);
      expect(await copiesOf(dataDir)).toEqual([expect.stringMatching(/^[\dTZ-]+\.(sqlite|dump)$/)]);
      await expectRefused(cms);
    } finally {
      await cms.close();
    }
  });
});

onPostgres("on PostgreSQL", (cluster) => {
  test("a backup of release 0.9 is restored and works; data of an older one is refused", async () => {
    const dataDir = join(newFolder(), "data");
    const url = await cluster.ownDatabase();
    const place = { dataDir, contentUrl: url, journalUrl: url };
    await command(["restore", archiveOf("postgres")], place, []);
    await expectMessage(openPostgresJournal(url));
    const cms = await openTestCms({ dataDir, databaseUrl: url });
    try {
      await expectContent(cms);
      expect(await repliesOf(cms)).toEqual(expectedReplies());
      await expectDrafts(cms);
      await expectWorking(cms);
      expect(await copiesOf(dataDir)).toEqual([expect.stringMatching(/^[\dTZ-]+\.(sqlite|dump)$/)]);
      await expectRefused(cms);
      await goBack(cms);
    } finally {
      await cms.close();
    }
  });
});
