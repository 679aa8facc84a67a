/** The admin's lists of all kinds: columns, quick filters and states. */
import type { CollectionSlug } from "payload";
import { beforeAll, expect, test } from "vitest";
import { closedAt } from "#admin-ui/lists/last-day.ts";
import { readFacets } from "#admin-ui/lists/read-facets.ts";
import { stateInWords } from "#admin-ui/lists/state-in-words.ts";
import { draftStates } from "#admin-ui/lists/states.ts";
import { whereOf, type Condition } from "#admin-ui/lists/where-branches.ts";
import { isCollection } from "#server/is-collection.ts";
import { publicState } from "#publishing/preview/public-state.ts";
import { everyRecord } from "#translations/every-record.ts";
import { withHiddenOriginals } from "#translations/hidden-records.ts";
import { putTranslation } from "#translations/put.ts";
import { testCms, testUsers } from "#testing/test-cms.ts";

const cms = testCms();
const users = testUsers(cms);
const EMAIL = "editor@example.com";

const listed = () =>
  cms.payload.config.collections.filter(
    ({ slug, admin }) => admin.hidden !== true && !slug.startsWith("payload-"),
  );

/** Titles that the admin's list shows, as an editor. */
async function found(collection: CollectionSlug, conditions: Condition[]): Promise<string[]> {
  const { docs } = await cms.payload.find({
    collection,
    draft: true,
    depth: 0,
    pagination: false,
    where: whereOf([conditions]) ?? {},
    overrideAccess: false,
    user: users.admin,
  });
  return docs
    .map((doc) => String(Reflect.get(doc, "title") ?? Reflect.get(doc, "alt") ?? doc.id))
    .toSorted();
}

const facetsOf = (slug: string) => {
  const collection = cms.payload.config.collections.find((one) => one.slug === slug);
  if (!collection) throw new Error(slug);
  return readFacets(cms.payload, collection, EMAIL, { language: "en", translations: {} as never });
};

async function chip(slug: string, label: string): Promise<Condition> {
  const choices = (await facetsOf(slug)).flatMap((facet) => facet.choices);
  const choice = choices.find((one) => one.label === label);
  if (!choice) throw new Error(`${slug} has no filter ${label}`);
  return choice.condition;
}

beforeAll(async () => {
  const { payload } = cms;
  const term = await payload.create({
    collection: "vacancy-terms",
    data: { name: "Back-End", kind: "specialization", order: 1, _status: "published" },
  });
  const vacancy = (title: string, _status: "draft" | "published", more: object = {}) =>
    payload.create({
      collection: "vacancies",
      draft: _status === "draft",
      data: { slug: title, title, hot: 0, _status, ...more },
    });
  const draft = { collection: "vacancies", draft: true } as const;
  await vacancy("open", "published", { hot: 2, locations: ["Berlin"], specializations: [term.id] });
  const changed = await vacancy("changed", "published", { locations: ["תל אביב"] });
  await payload.update({ ...draft, id: changed.id, data: { hours: "full time" } });
  const closed = await vacancy("closed", "published");
  await payload.update({ collection: "vacancies", id: closed.id, data: { _status: "draft" } });
  const over = { validThrough: "2020-01-31T12:00:00.000Z" };
  await vacancy("over", "published", over);
  const changedLater = await vacancy("over-changed", "published", over);
  await payload.update({ ...draft, id: changedLater.id, data: { hours: "part time" } });
  await vacancy("new", "draft", { locations: ["Berlin"] });
  await vacancy("planned", "draft", { publishAt: "2999-01-01T09:00:00.000Z" });
});

test("[LIST-01] the columns of every list are words and pictures: no addresses, numbers or file names, and with the state where there is one", () => {
  expect(listed().length).toBeGreaterThan(20);
  for (const { slug, admin, versions } of listed()) {
    const columns = admin.defaultColumns ?? [];
    expect([slug, columns.length]).not.toEqual([slug, 0]);
    const raw = columns.filter((name) => ["id", "slug", "hot", "key"].includes(name));
    // A landing page's address is its own.
    expect([slug, raw]).toEqual([slug, slug === "landing-pages" ? ["slug"] : []]);
    const wanted = versions?.drafts ? ["_status", "updatedAt"] : [];
    expect([slug, wanted.filter((name) => !columns.includes(name))]).toEqual([slug, []]);
  }
});

test("[LIST-02] each quick filter of each list is a query that the database answers, alone and with one of another kind", async () => {
  for (const { slug } of listed()) {
    if (!isCollection(cms.payload, slug)) continue;
    const facets = await facetsOf(slug);
    const conditions = facets.flatMap(({ choices }) => choices.map(({ condition }) => condition));
    for (const condition of conditions)
      await expect(found(slug, [condition]), slug).resolves.toBeInstanceOf(Array);
    const pairs = facets.flatMap(({ choices }) =>
      choices.slice(0, 1).map(({ condition }) => condition),
    );
    await expect(found(slug, pairs), slug).resolves.toBeInstanceOf(Array);
  }
});

test("[LIST-02] quick filters find what visitors see, what waits, and what they no longer see", async () => {
  const by = async (label: string) => found("vacancies", [await chip("vacancies", label)]);
  expect({
    public: await by("Public"),
    changes: await by("Changes waiting"),
    drafts: await by("Drafts"),
    planned: await by("Planned"),
    closed: await by("Closed"),
    hot: await by("Hot"),
    berlin: await by("Berlin"),
    hebrew: await by("תל אביב"),
    term: await by("Back-End"),
    review: await by("For review"),
    mine: await by("Mine"),
  }).toEqual({
    public: ["changed", "open"],
    changes: ["changed"],
    drafts: ["new", "planned"],
    planned: ["planned"],
    closed: ["closed", "over", "over-changed"],
    hot: ["open"],
    berlin: ["new", "open"],
    hebrew: ["changed"],
    term: ["open"],
    review: [],
    mine: [],
  });
  const berlin = await chip("vacancies", "Berlin");
  expect(await found("vacancies", [await chip("vacancies", "Public"), berlin])).toEqual(["open"]);
});

const wordsOf = async (title: string): Promise<string> => {
  const { docs } = await cms.payload.find({
    collection: "vacancies",
    draft: true,
    where: { title: { equals: title } },
  });
  const [doc] = docs;
  if (!doc) throw new Error(title);
  const states = await draftStates(cms, "vacancies", [doc.id]);
  const { config } = cms.payload.collections.vacancies;
  const closed = closedAt(config, doc);
  const { sign, words, at } = stateInWords(doc, states.get(doc.id), "Closed", closed);
  return `${sign}: ${words}${at === closed && at ? ` ${new Date(at).toISOString()}` : ""}`;
};

test("[LIST-01] a record that was published once and unpublished is withdrawn; one of which a draft was restored is not", async () => {
  const at = { collection: "services", depth: 0 } as const;
  const started = async (slug: string): Promise<number> => {
    const data = { slug, title: slug, order: 1, _status: "draft" } as const;
    return (await cms.payload.create({ ...at, data, draft: true })).id;
  };
  const once = { ...at, id: await started("once") };
  await cms.payload.update({ ...once, data: { _status: "published" } });
  await cms.payload.update({ ...once, data: { _status: "draft" }, unpublishAllLocales: true });
  const never = { ...at, id: await started("never") };
  const { docs } = await cms.payload.findVersions({
    collection: "services",
    where: { parent: { equals: never.id } },
  });
  await cms.payload.update({ ...never, data: { title: "Other" }, draft: true });
  await cms.payload.restoreVersion({ ...at, id: docs[0]?.id ?? "", draft: true });
  const states = await draftStates(cms, "services", [once.id, never.id]);
  expect([states.get(once.id), states.get(never.id)]).toEqual(["withdrawn", "never-public"]);
});

test("[LIST-01] a list's state is what visitors see and what waits: a withdrawn record is not one with changes, and one whose last day is over is closed", async () => {
  const titles = ["open", "changed", "closed", "over", "over-changed", "new", "planned"];
  expect(await Promise.all(titles.map(wordsOf))).toEqual([
    "ok: Public",
    "edited: Public, changes waiting",
    "off: Closed",
    "off: Closed 2020-02-01T00:00:00.000Z",
    "off: Closed",
    "draft: Draft",
    "plan: Planned:",
  ]);
  const review = { asked: true };
  expect([
    stateInWords({ _status: "draft", review }, "never-public").words,
    stateInWords({ _status: "draft", review }, "changed").words,
    stateInWords({ _status: "published", deletedAt: "2026-01-01" }, undefined).words,
  ]).toEqual(["For review", "Public, change for review", "In the trash"]);
});

const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

test("[LIST-01] [LANG-56] a translation of a closed record is closed in lists and above its form, as its original is; one of a record with changes is public", async () => {
  const { payload } = cms;
  const statesOf = async (title: string): Promise<unknown[]> => {
    const { docs } = await payload.find({
      collection: "vacancies",
      draft: true,
      where: { title: { equals: title } },
    });
    const record = docs[0]?.id ?? 0;
    await putTranslation(
      payload,
      { kind: "vacancies", record, language: "de" },
      { title, slug: title },
      {},
    );
    const { docs: translations } = await payload.find({
      collection: "translations",
      where: { record: { equals: record } },
    });
    const id = translations[0]?.id ?? 0;
    const all = await everyRecord(payload);
    const original = all.find((one) => one.kind === "vacancies" && one.record === record);
    const inList = await withHiddenOriginals(payload, [id]);
    const form = await publicState(payload, "translations", id, "http://site.test");
    return [original?.hidden, inList.get(id), form?.isOver];
  };
  expect(await statesOf("open")).toEqual([null, undefined, false]);
  expect(await statesOf("changed")).toEqual([null, undefined, false]);
  expect(await statesOf("closed")).toEqual(["Closed", "Closed", false]);
  expect(await statesOf("over")).toEqual(["Closed", "Closed", true]);
  expect(await statesOf("over-changed")).toEqual(["Closed", "Closed", true]);
  expect(await statesOf("new")).toEqual(["Draft", "Draft", false]);
});

test("[LIST-03] the library's filters find kinds of file, what lacks a description, and what no record, draft or page uses", async () => {
  const upload = (alt: string, more: object = {}) =>
    cms.payload.create({
      collection: "media",
      data: { alt, ...more },
      file: { data: PNG, mimetype: "image/png", name: "dot.png", size: PNG.length },
    });
  const shown = await upload("shown");
  const drafted = await upload("drafted");
  const plain = await upload("plain");
  await upload("", { decorative: true });
  await cms.payload.db.updateOne({
    collection: "media",
    id: plain.id,
    data: { alt: "" },
    returning: false,
  });
  const post = { title: "Post", description: "Post", date: "2026-01-01T12:00:00.000Z" };
  await cms.payload.create({
    collection: "blog-posts",
    data: { ...post, slug: "one", thumbnail: shown.id, _status: "published" },
  });
  const two = await cms.payload.create({
    collection: "blog-posts",
    data: { ...post, slug: "two", _status: "published" },
  });
  await cms.payload.update({
    collection: "blog-posts",
    id: two.id,
    draft: true,
    data: { firstScreenImage: drafted.id },
  });
  const by = async (label: string) => found("media", [await chip("media", label)]);
  expect(await by("Pictures")).toEqual(["", "", "drafted", "shown"]);
  expect(await by("Drawings")).toEqual([]);
  expect(await by("No description")).toEqual([""]);
  expect(await by("Used nowhere")).toEqual(["", ""]);
});
