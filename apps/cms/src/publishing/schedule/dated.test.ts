import { afterEach, expect, test, vi } from "vitest";
import { DOER } from "#accounts/audit/note-event.ts";
import { answerGet } from "#contract/answer.ts";
import { dayAt, dayBegins } from "#publishing/schedule/day-begins.ts";
import { onItsDay } from "#publishing/schedule/dated.ts";
import { publicBeforeTheirDay } from "#publishing/schedule/public-before-day.ts";
import { createScheduler } from "#publishing/schedule/scheduler.ts";
import { testCms, testUsers } from "#testing/test-cms.ts";

vi.setConfig({ testTimeout: 60_000 });
const cms = testCms();
const users = testUsers(cms);
afterEach(() => vi.useRealTimers());

const DAY = 86_400_000;
const stored = (days: number): string =>
  `${new Date(Date.now() + days * DAY).toISOString().slice(0, 10)}T12:00:00.000Z`;
const begins = (days: number): string => `${stored(days).slice(0, 10)}T00:00:00.000Z`;
const words = (slug: string) => ({ slug, title: slug, description: "Words" });

const draft = (slug: string, data: object) =>
  cms.payload.create({
    collection: "blog-posts",
    data: { ...words(slug), ...data, _status: "draft" },
    draft: true,
    user: users.editor,
  });
const publish = (id: number, data: object = {}) =>
  cms.payload.update({
    collection: "blog-posts",
    id,
    data: { ...data, _status: "published" },
    user: users.editor,
  });
/** What every public surface of a site reads. */
async function seen(slug: string): Promise<boolean> {
  const read = async (path: string): Promise<string> =>
    (await answerGet(new URL(path, "http://cms.test"), cms.payload)).text();
  const one = await read(`/api/wp/v2/single-blog/?slug=${slug}`);
  const list = await read("/api/wp/v2/blog/?per_page=100");
  expect(list.includes(`"${slug}"`)).toBe(one.includes(`"${slug}"`));
  return one.includes(`"${slug}"`);
}
async function runAt(ms: number): Promise<void> {
  vi.useFakeTimers({ toFake: ["Date"], now: ms });
  const scheduler = createScheduler({ payload: cms.payload });
  await scheduler.runDue();
  await scheduler.stop();
}

test("[EDIT-03] a post with a day to come is published as that day begins, and is in no call before", async () => {
  const { id } = await draft("to-come", { date: stored(3) });
  expect(await publish(id)).toMatchObject({ _status: "draft", publishAt: begins(3) });
  expect(await seen("to-come")).toBe(false);
  await runAt(Date.parse(begins(3)) - 60_000);
  expect(await seen("to-come")).toBe(false);
  await runAt(Date.parse(begins(3)) + 1000);
  expect(await seen("to-come")).toBe(true);
});

test("[EDIT-03] a day that was moved later, and a time before the day, wait for the day; a day that has come publishes at once", async () => {
  const { id } = await draft("moved", { date: stored(2) });
  await publish(id);
  await cms.payload.update({
    collection: "blog-posts",
    id,
    data: { date: stored(5) },
    draft: true,
    user: users.editor,
  });
  await runAt(Date.parse(begins(2)) + 1000);
  expect(await seen("moved")).toBe(false);
  vi.useRealTimers();
  expect(await publish(id, { date: stored(0) })).toMatchObject({
    _status: "published",
    publishAt: null,
  });
  expect(await seen("moved")).toBe(true);
});

test("[EDIT-03] what is public stays, whatever day it gets; so do imports and seeds", async () => {
  const { id } = await draft("public", {});
  await publish(id, { date: stored(-3) });
  expect(await publish(id, { date: stored(30) })).toMatchObject({ _status: "published" });
  for (const [slug, context] of [
    ["imported", { [DOER]: "the import" }],
    ["seeded", {}],
  ] as const)
    await cms.payload.create({
      collection: "blog-posts",
      data: { ...words(slug), date: stored(30), _status: "published" },
      context,
    });
  for (const slug of ["public", "imported", "seeded"]) expect(await seen(slug), slug).toBe(true);
  const listed = await publicBeforeTheirDay(cms.payload, Date.now());
  const far = listed.filter(({ day }) => stored(30).startsWith(day));
  expect(far.map(({ title }) => title).toSorted()).toEqual(["imported", "public", "seeded"]);
});

test("[EDIT-03] a post without a day gets that of its publication, at once or by the schedule; an imported one has none", async () => {
  const now = await draft("now", {});
  expect((await publish(now.id)).date).toBe(stored(0));
  const time = begins(4);
  await draft("later", { publishAt: time });
  await runAt(Date.parse(time) + 1000);
  const { docs } = await cms.payload.find({
    collection: "blog-posts",
    where: { slug: { equals: "later" } },
  });
  expect(docs[0]).toMatchObject({ _status: "published", date: time.replace("T00", "T12") });
  vi.useRealTimers();
  const imported = await cms.payload.create({
    collection: "blog-posts",
    data: { ...words("no-day"), _status: "published" },
    context: { [DOER]: "the import" },
  });
  expect(imported.date ?? null).toBeNull();
});

test.each([
  "UTC",
  "Europe/Sofia",
  "America/New_York",
  "Asia/Kathmandu",
  "Pacific/Kiritimati",
  "Pacific/Pago_Pago",
])("a day begins at midnight of %s, also where clocks change", (zone) => {
  for (const day of ["2026-03-29", "2026-11-01", "2027-01-01"]) {
    const at = dayBegins(day, zone);
    expect([dayAt(at - 1, zone) < day, dayAt(at, zone)]).toEqual([true, day]);
  }
});

test("a day is to come where the company is, not in UTC", () => {
  const now = Date.parse("2026-12-04T23:00:00Z");
  const post = { _status: "published", date: "2026-12-05T12:00:00.000Z" };
  expect(onItsDay(post, "Europe/Sofia", now)).toEqual(post);
  expect(onItsDay(post, "UTC", now)).toMatchObject({ _status: "draft" });
});
