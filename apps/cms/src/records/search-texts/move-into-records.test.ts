import { expect, test, vi } from "vitest";
import type { SearchTexts } from "#payload-types.ts";
import { pendingIn } from "#publishing/purge/pending.ts";
import { answerGet } from "#contract/answer.ts";
import { isPublished } from "#records/fields/publishing.ts";
import { PAGE_KINDS } from "#records/page-of.ts";
import { everyPage } from "#records/search-texts/every-page.ts";
import { hasTexts } from "#records/search-texts/has-texts.ts";
import { moveSearchTexts } from "#records/search-texts/move-into-records.ts";
import { testCms } from "#testing/test-cms.ts";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });
const cms = testCms({ demo: true });

const served = async (path: string): Promise<unknown> => {
  const address = `http://cms.test/api/wp/custom-seo/v1/get-data-by-slug${path}`;
  return (await answerGet(new URL(address), cms.payload)).json();
};
const NONE = { title: null, description: null, image: null, keywords: null, canonical: null };
const EMPTY = { search: { ...NONE, noindex: false }, updatedAt: null };

interface Row extends SearchTexts {
  path: string;
  publishAt?: string;
  deletedAt?: string;
  _status: "draft" | "published";
}
const AT = "2026-11-01T00:00:00.000Z";

/** As an earlier release stored them: a row, and its versions, oldest first. */
async function row(stored: Row, ...versions: Row[]): Promise<number> {
  const { db } = cms.payload;
  const times = { createdAt: AT, updatedAt: AT };
  const { id } = await db.create({ collection: "seo-records", data: { ...stored, ...times } });
  for (const [at, version] of [stored, ...versions].entries()) {
    const updatedAt = `2026-11-01T00:00:0${at}.000Z`;
    await db.createVersion({
      collectionSlug: "seo-records",
      parent: id,
      autosave: false,
      createdAt: updatedAt,
      updatedAt,
      versionData: { ...version, ...times } as never,
    });
  }
  return Number(id);
}

/** The texts of all records become rows, as before the move. */
async function asBefore(): Promise<void> {
  const { db } = cms.payload;
  for (const kind of PAGE_KINDS) {
    if ("global" in kind) {
      const doc = await db.findGlobal<{ search?: SearchTexts }>({ slug: kind.global });
      const { docs } = await db.findGlobalVersions({ global: kind.global, limit: 0 });
      for (const { id } of docs)
        await db.updateGlobalVersion({
          global: kind.global,
          id: Number(id),
          versionData: { updatedAt: null, version: EMPTY } as never,
        });
      await db.updateGlobal({ slug: kind.global, data: EMPTY });
      const page = (await everyPageBefore).find(({ edit }) => edit.includes(`/${kind.global}#`));
      if (page && hasTexts(doc.search))
        await row({ ...doc.search, path: page.path, _status: "published" });
      continue;
    }
    const { collection } = kind;
    const { docs } = await db.find<{ id: number; search?: SearchTexts }>({ collection, limit: 0 });
    for (const { id, search } of docs) {
      const { docs: versions } = await db.findVersions({
        collection,
        where: { parent: { equals: id } },
        limit: 0,
      });
      for (const version of versions)
        await db.updateVersion({
          collection,
          id: Number(version.id),
          versionData: { updatedAt: null, version: EMPTY } as never,
        });
      await db.updateOne({ collection, id, data: EMPTY });
      const page = (await everyPageBefore).find(({ edit }) =>
        edit.includes(`/${collection}/${id}#`),
      );
      if (page && hasTexts(search)) await row({ ...search, path: page.path, _status: "published" });
    }
  }
}
let everyPageBefore: ReturnType<typeof everyPage>;

test("[OWN-53] the texts of an earlier release move into the records of their pages: every page has the same as before, without a notification", async () => {
  const { payload } = cms;
  everyPageBefore = everyPage(payload);
  const pages = await everyPageBefore;
  const before = await Promise.all(pages.map(({ path }) => served(path)));
  await asBefore();
  const rows = await payload.count({ collection: "seo-records" });
  expect(await Promise.all(pages.map(({ path }) => served(path)))).toEqual(before);
  const times = await payload.find({ collection: "services", sort: "id", depth: 0 });
  const waiting = (await pendingIn(payload).read()).length;

  const moved = await moveSearchTexts(payload);
  expect(moved.length).toBeGreaterThan(50);
  expect(await Promise.all(pages.map(({ path }) => served(path)))).toEqual(before);
  const left = await payload.find({ collection: "seo-records", pagination: false, depth: 0 });
  expect(left.totalDocs).toBe(rows.totalDocs - moved.length);
  expect(left.docs.map(({ path }) => path)).toContain("/pricing");
  expect(left.docs.map(({ path }) => path)).not.toContain("/services/dedicated-teams");
  expect((await pendingIn(payload).read()).length).toBe(waiting);
  const after = await payload.find({ collection: "services", sort: "id", depth: 0 });
  expect(after.docs.map(({ updatedAt }) => updatedAt)).toEqual(
    times.docs.map(({ updatedAt }) => updatedAt),
  );
  expect(await moveSearchTexts(payload)).toEqual([]);
});

const service = (slug: string, _status: "draft" | "published" = "published") =>
  cms.payload.create({
    collection: "services",
    data: { slug, title: slug, order: 1, _status },
    draft: _status === "draft",
  });
const titles = async (id: number): Promise<unknown[]> =>
  Promise.all(
    [false, true].map(async (draft) => {
      const found = await cms.payload.findByID({
        collection: "services",
        id,
        draft,
        trash: true,
        depth: 0,
      });
      return [isPublished(found) ? "published" : "draft", found.search?.title ?? null];
    }),
  );

test("[OWN-53] texts that wait to be published move into a draft of the record, and are not shown", async () => {
  const changed = await service("changed");
  const waiting = await service("waiting");
  const both = await service("both");
  const unpublished = await service("unpublished", "draft");
  const deleted = await service("deleted");
  await cms.payload.update({
    collection: "services",
    id: both.id,
    data: { shortDescription: "In work" },
    draft: true,
  });
  await cms.payload.update({
    collection: "services",
    id: deleted.id,
    data: { deletedAt: new Date().toISOString() },
  });
  const path = (slug: string) => ({ path: `/services/${slug}` });
  const shown = { title: "Shown", _status: "published" } as const;
  const draft = { title: "In work", _status: "draft" } as const;
  await row({ ...path("changed"), ...shown }, { ...path("changed"), ...draft });
  await row({ ...path("waiting"), ...draft });
  await row({ ...path("both"), ...shown }, { ...path("both"), ...draft });
  await row({ ...path("unpublished"), ...draft });
  await row({ ...path("deleted"), ...shown });
  await moveSearchTexts(cms.payload);
  expect(await titles(changed.id)).toEqual([
    ["published", "Shown"],
    ["draft", "In work"],
  ]);
  expect(await titles(waiting.id)).toEqual([
    ["published", null],
    ["draft", "In work"],
  ]);
  expect(await titles(both.id)).toEqual([
    ["published", "Shown"],
    ["draft", "In work"],
  ]);
  expect(await titles(unpublished.id)).toEqual([
    ["draft", "In work"],
    ["draft", "In work"],
  ]);
  expect((await titles(deleted.id))[0]).toEqual(["published", "Shown"]);
  expect(await served("/services/changed")).toMatchObject({ title: "Shown" });
  expect(await served("/services/waiting")).not.toHaveProperty("title");
  const { docs } = await cms.payload.findVersions({
    collection: "services",
    where: { parent: { equals: changed.id }, "version._status": { equals: "published" } },
  });
  expect(docs.map(({ version }) => version.search?.title)).toEqual(["Shown"]);
});

test("[OWN-53] texts in the trash return with a record that is in the trash, and with no other", async () => {
  const deletedAt = "2026-11-02T00:00:00.000Z";
  const both = await service("both-deleted");
  const own = await service("texts-deleted");
  await cms.payload.update({ collection: "services", id: both.id, data: { deletedAt } });
  await row({ path: "/services/both-deleted", title: "Deleted", _status: "published", deletedAt });
  await row({ path: "/services/texts-deleted", title: "Deleted", _status: "published", deletedAt });
  await moveSearchTexts(cms.payload);
  await cms.payload.update({
    collection: "services",
    id: both.id,
    data: { deletedAt: null },
    trash: true,
  });
  expect(await served("/services/both-deleted")).toMatchObject({ title: "Deleted" });
  expect((await titles(own.id))[0]).toEqual(["published", null]);
  expect(await served("/services/texts-deleted")).not.toHaveProperty("title");
});

test("[OWN-53] a schedule and a proposal of texts alone end with the move: their values are the record's draft, and the log names the page", async () => {
  const { payload } = cms;
  const scheduled = await service("scheduled");
  const path = "/services/scheduled";
  const publishAt = "2031-01-01T00:00:00.000Z";
  const id = await row(
    { path, title: "Shown", _status: "published" },
    { path, title: "In work", _status: "draft", publishAt },
  );
  const proposal = await payload.db.create({
    collection: "proposals",
    data: {
      action: "publish",
      state: "open",
      proposer: "Anna",
      place: "seo-records",
      record: String(id),
      fingerprint: "as proposed",
    },
  });
  const warn = vi.spyOn(payload.logger, "warn").mockImplementation(() => undefined);
  await moveSearchTexts(payload);
  expect(warn.mock.calls.map(([about]) => about)).toMatchObject([
    { path, plans: [`publish at ${publishAt}`, "proposal to publish by Anna"] },
  ]);
  warn.mockRestore();
  expect(await titles(scheduled.id)).toEqual([
    ["published", "Shown"],
    ["draft", "In work"],
  ]);
  expect(
    await payload.findByID({ collection: "proposals", id: Number(proposal.id) }),
  ).toMatchObject({ state: "void" });
});

test("[OWN-53] texts written before the page had a record are used until the record has its own", async () => {
  await row({ path: "/later", title: "Before", _status: "published" });
  const page = await cms.payload.create({
    collection: "landing-pages",
    data: { slug: "later", title: "Later", _status: "published" },
  });
  expect(await served("/later")).toMatchObject({ title: "Before" });
  await cms.payload.update({
    collection: "landing-pages",
    id: page.id,
    data: { search: { title: "Own" }, _status: "published" },
  });
  expect(await served("/later")).toMatchObject({ title: "Own" });
  expect(await moveSearchTexts(cms.payload)).toEqual([]);
  const { notes } =
    (await everyPage(cms.payload)).find(
      ({ path, edit }) => path === "/later" && edit.includes("seo-records"),
    ) ?? {};
  expect(notes).toContain("unused");
});
