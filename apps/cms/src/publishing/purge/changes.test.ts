import type { Changes } from "@meridian/contract";
import { expect, test, vi } from "vitest";
import { answerChanges } from "#publishing/purge/changes.ts";
import { pendingIn } from "#publishing/purge/pending.ts";
import { testCms } from "#testing/test-cms.ts";

vi.setConfig({ testTimeout: 60_000 });
const cms = testCms();

const readChanges = async (since?: number | string): Promise<Changes> =>
  (
    await answerChanges(
      new URL(
        `http://cms.test/api/meridian/v1/changes${since === undefined ? "" : `?since=${since}`}`,
      ),
      cms.payload,
    )
  ).json() as Promise<Changes>;
const publish = (slug: string) =>
  cms.payload.create({
    collection: "services",
    data: { slug, title: slug, order: 1, _status: "published" },
  });
const DAY = 24 * 3_600_000;

test("returns nothing before the first change", async () => {
  expect(await readChanges()).toEqual({ last: 0, tags: [] });
  expect(await readChanges(0)).toEqual({ last: 0, tags: [] });
});

test("a change that was sent stays available by its number for a site that missed it", async () => {
  await publish("one");
  const { last } = await readChanges();
  await pendingIn(cms.payload).markSent([last]);
  expect(await pendingIn(cms.payload).read()).toEqual([]);
  expect(await readChanges(last)).toEqual({ last, tags: [] });
  expect(await readChanges(last - 1)).toEqual({
    last,
    tags: ["services", "service:one", "seo:/services/one"],
  });
  await publish("two");
  await publish("three");
  expect(await readChanges(last)).toEqual({
    last: last + 2,
    tags: ["services", "service:two", "seo:/services/two", "service:three", "seo:/services/three"],
  });
});

test("a number of another database, or older than the stored changes, means everything", async () => {
  const { last } = await readChanges();
  expect(await readChanges(last + 100)).toEqual({ last, tags: ["*"] });
  const later = pendingIn(cms.payload, () => Date.now() + 2 * DAY);
  await publish("four");
  await pendingIn(cms.payload).markSent((await pendingIn(cms.payload).read()).map(({ id }) => id));
  await publish("five");
  await later.markSent((await later.read()).map(({ id }) => id));
  // All but the last two are deleted, and the numbers continue.
  expect(await readChanges(last - 1)).toEqual({ last: last + 2, tags: ["*"] });
  expect(await readChanges(last + 1)).toEqual({
    last: last + 2,
    tags: ["services", "service:five", "seo:/services/five"],
  });
  await publish("six");
  expect((await readChanges()).last).toBe(last + 3);
});

test("an invalid number is refused", async () => {
  expect(await readChanges("x")).toMatchObject({ data: { status: 400 } });
});
