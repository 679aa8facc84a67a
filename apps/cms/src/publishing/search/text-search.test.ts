import { testCms } from "#testing/test-cms.ts";
import type { Payload } from "payload";
import { expect, test, vi } from "vitest";
import { searchMessages } from "#publishing/search/search-messages.ts";
import { excerpt, searchTexts, wordsOf, type Hit } from "#publishing/search/search-texts.ts";
import { indexedTexts, warmIndex } from "#publishing/search/text-index.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });
const cms = testCms({ demo: true });

const find = async (
  payload: Payload,
  question: string,
  mayRead: (slug: string) => boolean = () => true,
): Promise<Hit[]> => searchTexts(await indexedTexts(payload, mayRead), wordsOf(question));

test("[OWN-56] records of every kind and pages are found by title and by words in their texts, lists and rich text, with the words around", async () => {
  const { payload } = cms;
  const kinds = new Set((await find(payload, "team")).map(({ kind }) => kind));
  for (const kind of ["Service", "Case study", "Vacancy", "Blog post", "Page"])
    expect([...kinds]).toContain(kind);
  const [first, ...rest] = await find(payload, "DEDICATED teams");
  expect(first).toMatchObject({ title: "Dedicated engineering teams" });
  const places = rest.flatMap(({ around }) => around?.[1].toLowerCase() ?? []);
  expect(new Set(places)).toEqual(new Set(["dedicated"]));
  expect(await find(payload, "no-such-word-anywhere")).toEqual([]);
  expect(await find(payload, "x")).toEqual([]);
});

test("[OWN-56] drafts are found by their current text only; what is in the trash, and what this user may not read, is not found", async () => {
  const { payload } = cms;
  const { id } = await payload.create({
    collection: "services",
    data: {
      title: "In work",
      slug: "in-work",
      order: 9,
      boxes: [{ title: "A quixotic box" }],
      _status: "draft",
    },
    draft: true,
  });
  const found = { kind: "Service", title: "In work", address: `/admin/collections/services/${id}` };
  expect(await find(payload, "quixotic")).toEqual([
    { ...found, around: ["A ", "quixotic", " box"] },
  ]);
  expect(await find(payload, "quixotic", (slug) => slug === "vacancies")).toEqual([]);
  await payload.update({
    collection: "services",
    id,
    data: { boxes: [{ title: "A zephyrous box" }] },
    draft: true,
    autosave: true,
  });
  expect(await find(payload, "quixotic")).toEqual([]);
  expect(await find(payload, "zephyrous")).toMatchObject([found]);
  await payload.update({
    collection: "services",
    id,
    data: { deletedAt: new Date().toISOString() },
  });
  expect(await find(payload, "zephyrous")).toEqual([]);
});

test("[OWN-56] visitors' messages are found only by users who may read the inbox", async () => {
  const { payload } = cms;
  await payload.create({
    collection: "submissions",
    data: {
      kind: "contact",
      status: "new",
      sender: "Noor Vance",
      message: "We look for a bathymetric survey.",
      key: "one",
      fields: {},
    },
  });
  const user = await payload.create({
    collection: "users",
    data: { email: "r@example.com", password: "a-test-password", role: "recruiter" },
  });
  const words = wordsOf("vance bathymetric");
  expect(await searchMessages(payload, { ...user, collection: "users" }, words)).toMatchObject([
    { title: "Noor Vance", kind: "Message" },
  ]);
  await expect(searchMessages(payload, null, words)).rejects.toThrow();
});

test("[OWN-56] what was read at the start is not read again by the first search, in any bundle", async () => {
  const { payload } = cms;
  Reflect.deleteProperty(payload.db, Symbol.for("meridian.text-index"));
  await warmIndex(payload);
  expect(Reflect.get(payload.db, Symbol.for("meridian.text-index"))).toBeInstanceOf(Map);
  const read = vi.spyOn(payload.db, "findVersions");
  expect(await find(payload, "team")).not.toEqual([]);
  expect(read.mock.calls.length).toBeGreaterThan(5);
  const whole = read.mock.calls.filter(([{ select }]) => select === undefined);
  read.mockRestore();
  expect(whole).toEqual([]);
});

test("[OWN-56] an unreachable database at the start is logged and has no other effect", async () => {
  const { payload } = cms;
  const warn = vi.spyOn(payload.logger, "warn").mockReturnValue();
  const fails = vi.spyOn(payload.db, "findVersions").mockRejectedValue(new Error("gone"));
  await warmIndex(payload);
  fails.mockRestore();
  expect(warn.mock.calls.flat()).toEqual([expect.objectContaining({ err: new Error("gone") })]);
  warn.mockRestore();
  expect(await find(payload, "team")).not.toEqual([]);
});

test("the words around a match are cut between words", () => {
  expect(excerpt("one two three", "two")).toEqual(["one ", "two", " three"]);
  const [before, word, after] = excerpt(
    `${"ab cd ".repeat(40)}HERE ${"ef gh ".repeat(40)}`,
    "here",
  );
  expect([before, word, after]).toEqual([
    expect.stringMatching(/^…(ab|cd) .{50,70}$/),
    "HERE",
    expect.stringMatching(/^ .{50,70}…$/),
  ]);
  const unbroken = excerpt(`${"x".repeat(500)}here${"y".repeat(500)}`, "here");
  expect(unbroken.join("").length).toBeLessThan(200);
});
