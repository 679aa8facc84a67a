import { createClient, STATE_HEADER, type Client } from "@meridian/contract";
import { beforeAll, expect, test, vi } from "vitest";
import { answerGet } from "#contract/answer.ts";
import { changeStates } from "#publishing/purge/change-states.ts";
import { pendingIn } from "#publishing/purge/pending.ts";
import { noteEverything } from "#publishing/purge/note-change.ts";
import { testCms } from "#testing/test-cms.ts";
import { putTranslation } from "#translations/put.ts";

vi.setConfig({ testTimeout: 60_000 });
const cms = testCms();
const published = { _status: "published" } as const;
const POSTS = 16;
const MORE = 4;
const LIST = "http://cms.test/api/wp/v2/blog";
const ids: number[] = [];

/** Replies to lists since the last look: the records and the numbers in each. */
const sent: { records: number; numbers: number }[] = [];
const states = () => changeStates(cms.payload);
const answer = (url: string) => answerGet(new URL(url), cms.payload, { states: states() });

const newClient = (): Client =>
  createClient({
    host: "http://cms.test",
    log: { warn: (_, message) => expect.fail(message) },
    fetch: async (input) => {
      const response = await answer(String(input));
      const json: unknown = await response.clone().json();
      if (Array.isArray(json)) {
        const numbers = json.filter((one) => typeof one === "number").length;
        sent.push({ records: json.length - numbers, numbers });
      }
      return response;
    },
  });
let site: Client;

type ReadAny = (name: string, params?: Record<string, string>) => Promise<unknown>;
const read = async (client: Client): Promise<unknown> => {
  const list = client.read as ReadAny;
  return [await list("blog"), await list("blog", { lang: "de" })];
};

/** What the site's two lists took; they are those of a site that reads them for the first time. */
async function taken(): Promise<number[]> {
  sent.length = 0;
  const known = await read(site);
  const records = sent.map((list) => list.records);
  expect(known).toEqual(await read(newClient()));
  return records;
}

const create = (title: string, more: object = {}) =>
  cms.payload.create({
    collection: "blog-posts",
    data: { slug: title, title, description: title, date: "2026-03-01", ...published, ...more },
  });
const update = (at: number, data: object, draft = false) =>
  cms.payload.update({ collection: "blog-posts", id: ids[at] ?? 0, data, draft });
const german = (at: number, slug: string) =>
  putTranslation(
    cms.payload,
    { kind: "blog-posts", record: ids[at] ?? 0, language: "de" },
    { slug, title: slug, description: slug },
    {},
  );

beforeAll(async () => {
  await cms.payload.updateGlobal({
    slug: "site-settings",
    data: { otherLanguages: ["de"], ...published },
  });
  for (let at = 0; at < POSTS; at++) ids.push((await create(`post-${at}`)).id);
  await german(0, "beitrag-0");
  await german(1, "beitrag-1");
  site = newClient();
  await read(site);
}, 120_000);

test("[API-06] a list that the site knows takes the changed record alone, and stays the right list", async () => {
  expect(await taken()).toEqual([0, 0]);
  await update(5, { title: "Another title", ...published });
  expect(await taken()).toEqual([1, 0]);
  // A record that has a translation is in the other language's list, too.
  await update(0, { title: "Another title", ...published });
  expect(await taken()).toEqual([1, 1]);
  await update(6, { slug: "renamed", ...published });
  expect(await taken()).toEqual([1, 0]);
  await update(7, { date: "2026-06-01", ...published });
  expect(await taken()).toEqual([1, 0]);
  await update(8, { title: "A draft" }, true);
  expect(await taken()).toEqual([0, 0]);
});

test("[API-06] a change reads the same documents from a longer list, in every language", async () => {
  const find = vi.spyOn(cms.payload.db, "find");
  const documentsRead = async (): Promise<number> => {
    await update(5, { title: `A title at ${Date.now()}`, ...published });
    find.mockClear();
    await read(site);
    const found = await Promise.all(find.mock.results.map(({ value }) => value));
    return found.reduce((sum, { docs }) => sum + docs.length, 0);
  };
  const before = await documentsRead();
  for (let at = 0; at < MORE; at++) {
    const { id } = await create(`more-${at}`);
    await putTranslation(
      cms.payload,
      { kind: "blog-posts", record: id, language: "de" },
      { slug: `mehr-${at}`, title: `Mehr ${at}`, description: "Mehr" },
      {},
    );
  }
  await read(site);
  expect(await documentsRead()).toBe(before);
  find.mockRestore();
});

test("withdrawn, removed and new records", async () => {
  await update(9, { _status: "draft" });
  await cms.payload.delete({ collection: "blog-posts", id: ids[10] ?? 0 });
  await update(11, { deletedAt: new Date().toISOString() });
  expect(await taken()).toEqual([0, 0]);
  await update(9, { ...published });
  await create("new");
  expect(await taken()).toEqual([2, 0]);
  // The site missed all of them but the last state.
  for (const at of [12, 13, 14]) await update(at, { title: `Again ${at}`, ...published });
  expect(await taken()).toEqual([3, 0]);
});

test("translations, and a term that posts show", async () => {
  await german(2, "beitrag-2");
  expect(await taken()).toEqual([1, 1]);
  await german(2, "beitrag-zwei");
  expect(await taken()).toEqual([1, 1]);
  const { id } = await cms.payload.create({
    collection: "categories",
    data: { slug: "cost", title: "Cost", ...published },
  });
  await update(2, { categories: [id], ...published });
  await update(3, { categories: [id], ...published });
  expect(await taken()).toEqual([2, 1]);
  await cms.payload.update({
    collection: "categories",
    id,
    data: { title: "Price", ...published },
  });
  expect(await taken()).toEqual([2, 1]);
});

test("lists in the order of their names, and of another field", async () => {
  for (const slug of ["apple", "Äther", "zebra"])
    await cms.payload.create({
      collection: "technologies",
      data: { slug: `t-${slug.length}-${slug.codePointAt(0)}`, title: slug, ...published },
    });
  const vacancies: number[] = [];
  for (const hot of [1, 3, 0, 3])
    vacancies.push(
      (
        await cms.payload.create({
          collection: "vacancies",
          data: { slug: `v-${vacancies.length}`, title: `V ${hot}`, hot, ...published },
        })
      ).id,
    );
  const namesOf = async (client: Client): Promise<unknown> => [
    (await client.read("technologyPages"))?.map(({ title }) => title),
    (await client.read("vacancies")).map(({ ID }) => ID),
  ];
  await namesOf(site);
  const { docs } = await cms.payload.find({ collection: "technologies", sort: "title" });
  await cms.payload.update({
    collection: "technologies",
    id: docs[0]?.id ?? 0,
    data: { title: "Übung", ...published },
  });
  const [first = 0] = vacancies;
  await cms.payload.update({ collection: "vacancies", id: first, data: { hot: 9, ...published } });
  sent.length = 0;
  const known = await namesOf(site);
  expect(sent.map(({ records, numbers }) => [records, numbers])).toEqual([
    [1, 2],
    [1, 3],
  ]);
  expect(known).toEqual(await namesOf(newClient()));
});

test("a list is sent whole after a change of everything, in an unknown state and in a preview", async () => {
  const count = ((await (await answer(LIST)).json()) as unknown[]).length;
  await noteEverything(cms.payload);
  expect(await taken()).toEqual([count, 3 + MORE]);
  expect(await taken()).toEqual([0, 0]);
  const current = (await states().current()) ?? "";
  const [number = ""] = current.split("-");
  for (const state of ["", "x", "0-0", `${number}-1`, `${Number(number) + 1}-${Date.now()}`]) {
    expect(await states().tagsSince(state), state).toBeUndefined();
    const list = await answer(`${LIST}?since=${encodeURIComponent(state)}`);
    expect(((await list.json()) as unknown[]).every((one) => typeof one === "object")).toBe(true);
  }
  const preview = { kind: "blog-posts", id: ids[0] ?? 0, admin: "", until: Date.now() + 1000 };
  const shown = await answerGet(new URL(`${LIST}?since=${current}`), cms.payload, {
    preview,
    states: states(),
  });
  expect(shown.headers.get(STATE_HEADER)).toBeNull();
  expect(((await shown.json()) as unknown[]).every((one) => typeof one === "object")).toBe(true);
});

test("a state of yesterday is known until the changes after it are removed", async () => {
  const HOUR = 3_600_000;
  const state = (await states().current()) ?? "";
  const at = (hours: number) => changeStates(cms.payload, () => Date.now() + hours * HOUR);
  expect(await at(30).tagsSince(state)).toEqual([]);
  await update(4, { title: "The next day", ...published });
  // The changes of both are sent a day later; older ones are removed then.
  const sentAt = (hours: number) => pendingIn(cms.payload, () => Date.now() + hours * HOUR);
  await sentAt(0).markSent((await sentAt(0).read()).map(({ id }) => id));
  expect(await at(1).tagsSince(state)).toContain("blog:post-4");
  expect(await at(30).tagsSince(state)).toBeUndefined();
  const next = (await states().current()) ?? "";
  await update(4, { title: "Two days later", ...published });
  await sentAt(30).markSent((await sentAt(30).read()).map(({ id }) => id));
  expect(await at(0).tagsSince(next)).toContain("blog:post-4");
  expect(await at(0).tagsSince(state)).toBeUndefined();
});
