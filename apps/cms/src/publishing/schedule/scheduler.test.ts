import { afterEach, expect, test, vi } from "vitest";
import { answerGet } from "#contract/answer.ts";
import { pendingIn } from "#publishing/purge/pending.ts";
import { createScheduler, type Scheduler } from "#publishing/schedule/scheduler.ts";
import { scheduleProblems } from "#publishing/schedule/shared-scheduler.ts";
import { testCms } from "#testing/test-cms.ts";

vi.setConfig({ testTimeout: 60_000 });
const cms = testCms();
let running: Scheduler[] = [];
afterEach(async () => {
  await Promise.all(running.map((one) => one.stop()));
  running = [];
});

const HOUR = 3_600_000;
const at = (ms: number): string => new Date(Date.now() + ms).toISOString();
const replyTo = async (address: string): Promise<unknown> =>
  (await answerGet(new URL(address, "http://cms.test"), cms.payload)).json();
const seen = (slug: string) => replyTo(`/api/wp/v2/posts?slug=${slug}`);
const draft = (slug: string, more: object) =>
  cms.payload.create({
    collection: "services",
    data: { slug, title: slug, order: 1, _status: "draft", ...more },
    draft: true,
  });
const published = (slug: string, more: object) =>
  cms.payload.create({
    collection: "services",
    data: { slug, title: slug, order: 1, _status: "published", ...more },
  });
const edit = (id: number, data: object, isDraft = false) =>
  cms.payload.update({ collection: "services", id, data, draft: isDraft });
function scheduler(now: () => number = Date.now): Scheduler {
  const made = createScheduler({ payload: cms.payload, now });
  running.push(made);
  return made;
}
const later = () => scheduler(() => Date.now() + 2 * HOUR);
const purgedTags = async (): Promise<string[][]> => {
  const changes = await pendingIn(cms.payload).read();
  await pendingIn(cms.payload).markSent(changes.map(({ id }) => id));
  return changes.map(({ tags }) => tags);
};

test("a draft is published at its time and not before, and the site is notified", async () => {
  await draft("launch", { publishAt: at(HOUR) });
  await scheduler().runDue();
  expect(await seen("launch")).toEqual([]);
  await purgedTags();
  // Another process, as after a restart: the document stores the time.
  await later().runDue();
  expect(await seen("launch")).toMatchObject([{ slug: "launch" }]);
  expect(await purgedTags()).toEqual([["services", "service:launch", "seo:/services/launch"]]);
});

test("a published document gets its draft as of that time, in full", async () => {
  const { id } = await published("news", { shortDescription: "Old" });
  await edit(id, { shortDescription: "New", publishAt: at(HOUR) }, true);
  await later().runDue();
  expect(await seen("news")).toMatchObject([{ data: { short_description: "New" } }]);
  await purgedTags();
  await later().runDue();
  expect(await purgedTags()).toEqual([]);
});

test("a published document is taken off the site at its time", async () => {
  const { id } = await published("offer", { unpublishAt: at(HOUR) });
  await scheduler().runDue();
  expect(await seen("offer")).toMatchObject([{ slug: "offer" }]);
  // An unfinished edit does not stop it.
  await edit(id, { title: "" }, true);
  await later().runDue();
  expect(await seen("offer")).toEqual([]);
  expect(await cms.payload.findByID({ collection: "services", id, draft: true })).toMatchObject({
    _status: "draft",
    unpublishAt: null,
  });
});

test("two processes at once publish it once for visitors, and both continue", async () => {
  await draft("twice", { publishAt: at(HOUR) });
  await purgedTags();
  await Promise.all([later().runDue(), later().runDue()]);
  expect(await seen("twice")).toMatchObject([{ slug: "twice" }]);
  expect(scheduleProblems(cms.payload).size).toBe(0);
});

test("a past time is refused; publishing by hand clears the time", async () => {
  await expect(draft("slip", { publishAt: at(-1000) })).rejects.toThrow("Publish at");
  const { id } = await draft("byhand", { publishAt: at(HOUR) });
  await edit(id, { _status: "published" });
  await edit(id, { title: "Half typed" }, true);
  await later().runDue();
  expect(await seen("byhand")).toMatchObject([{ title: "byhand" }]);
});

test("what cannot be published is reported, does not hold up the others, and is done once it is fixed", async () => {
  const { id } = await draft("broken", { title: null, publishAt: at(HOUR / 2) });
  await draft("fine", { publishAt: at(HOUR) });
  await later().runDue();
  expect([await seen("broken"), await seen("fine")]).toMatchObject([[], [{ slug: "fine" }]]);
  expect([...scheduleProblems(cms.payload)]).toEqual([
    [`publish services ${id}`, expect.stringContaining("Title")],
  ]);
  await edit(id, { title: "Mended" }, true);
  await later().runDue();
  expect(await seen("broken")).toMatchObject([{ title: "Mended" }]);
  expect(scheduleProblems(cms.payload).size).toBe(0);
});

test("what was to be public from one time to another is off the site if both passed while the host was down", async () => {
  const { payload } = cms;
  const limited = { publishAt: at(HOUR / 2), unpublishAt: at(HOUR) };
  const none = { _status: "draft", publishAt: null, unpublishAt: null };
  const fresh = await draft("limited", limited);
  const shown = await published("limited-again", { title: "Old" });
  // Also if it could not be published at its time.
  await edit(shown.id, { title: "", ...limited }, true);
  const page = { slug: "about", draft: true } as const;
  await payload.updateGlobal({ ...page, data: { title: "Limited", ...limited } });
  const info = vi.spyOn(payload.logger, "info");
  await later().runDue();
  for (const { id } of [fresh, shown])
    expect(await payload.findByID({ collection: "services", id, draft: true })).toMatchObject(none);
  expect(await payload.findGlobal(page)).toMatchObject({ title: "Limited", ...none });
  expect([await seen("limited"), await seen("limited-again")]).toEqual([[], []]);
  expect(await replyTo("/api/wp/v2/pages?slug=about")).toEqual([]);
  expect(
    info.mock.calls.filter(([line]) => String(line).includes("was not published")),
  ).toHaveLength(3);
  info.mockRestore();
});

test("an end before the publication is of what was public before: it does not stop the publication", async () => {
  await draft("after-its-end", { publishAt: at(HOUR), unpublishAt: at(HOUR / 2) });
  await later().runDue();
  expect(await seen("after-its-end")).toMatchObject([{ slug: "after-its-end" }]);
});

test("a limited publication keeps its end when the one before it ends", async () => {
  const { id } = await published("weekly", { title: "First", unpublishAt: at(HOUR) });
  const next = { publishAt: at(3 * HOUR), unpublishAt: at(5 * HOUR) };
  await edit(id, { title: "Second", ...next }, true);
  const after = (hours: number) => scheduler(() => Date.now() + hours * HOUR).runDue();
  await after(2);
  expect(await seen("weekly")).toEqual([]);
  await after(4);
  expect(await seen("weekly")).toMatchObject([{ title: "Second" }]);
  await after(6);
  expect(await seen("weekly")).toEqual([]);
});

test("a global's times work too", async () => {
  await cms.payload.updateGlobal({
    slug: "about",
    data: { title: "About", unpublishAt: at(1.5 * HOUR), publishAt: at(HOUR) },
    draft: true,
  });
  await scheduler(() => Date.now() + 1.2 * HOUR).runDue();
  expect(await replyTo("/api/wp/v2/pages?slug=about")).toMatchObject([{ title: "About" }]);
  await later().runDue();
  expect(await replyTo("/api/wp/v2/pages?slug=about")).toEqual([]);
});

test("a time set while it runs is met without a notification", async () => {
  scheduler().notify();
  // Saved before it is past, also on a slow machine.
  await draft("soon", { publishAt: at(2500) });
  await vi.waitFor(async () => expect(await seen("soon")).toMatchObject([{ slug: "soon" }]), {
    timeout: 20_000,
    interval: 50,
  });
});
