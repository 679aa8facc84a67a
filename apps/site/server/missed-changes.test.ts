import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createMissedChanges } from "#server/missed-changes.ts";

type Answer = { status?: number; body: unknown } | Error;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A host that answers as told, then with the last of it again and again. */
function set(...answers: Answer[]) {
  const asked: string[] = [];
  const purge = vi.fn<(tags: readonly string[]) => Promise<void>>(async () => undefined);
  const fetch = async (address: unknown) => {
    asked.push(String(address));
    const answer = (answers.length > 1 ? answers.shift() : answers[0]) as Answer;
    if (answer instanceof Error) throw answer;
    return new Response(
      typeof answer.body === "string" ? answer.body : JSON.stringify(answer.body),
      { status: answer.status ?? 200 },
    );
  };
  const missed = createMissedChanges({
    host: "http://host.test",
    purge,
    log: { info: () => undefined },
    fetch: fetch as typeof globalThis.fetch,
  });
  const purged = () => purge.mock.calls.map(([tags]) => tags);
  return { missed, asked, purged };
}
const PATH = "http://host.test/api/meridian/v1/changes";

test("a site that starts takes everything it kept as old, once the host answers", async () => {
  const { missed, asked, purged } = set(
    new TypeError("fetch failed"),
    { status: 503, body: "starting" },
    { body: { last: 7, tags: [] } },
  );
  await missed.look();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(purged()).toEqual([]);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(purged()).toEqual([["*"]]);
  await vi.advanceTimersByTimeAsync(40_000);
  expect([asked.at(-1), purged().length]).toEqual([`${PATH}?since=7`, 1]);
});

test("a purge that was lost is made good within half a minute", async () => {
  const { missed, asked, purged } = set(
    { body: { last: 7, tags: [] } },
    { body: { last: 9, tags: ["home", "seo:/"] } },
    { body: { last: 9, tags: [] } },
  );
  await missed.look();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(purged()).toEqual([["*"], ["home", "seo:/"]]);
  await vi.advanceTimersByTimeAsync(20_000);
  expect([asked.at(-1), purged().length]).toEqual([`${PATH}?since=9`, 2]);
});

test("what was heard is not asked for again; a hole is", async () => {
  const { missed, asked } = set({ body: { last: 7, tags: [] } });
  missed.heard(1, 5);
  await missed.look();
  missed.heard(8, 9);
  missed.heard(9, 10);
  missed.heard(12, 14);
  await missed.look();
  expect(asked).toEqual([PATH, `${PATH}?since=10`]);
});

test("a host that was set back begins anew", async () => {
  const { missed, asked, purged } = set(
    { body: { last: 70, tags: [] } },
    { body: { last: 3, tags: ["*"] } },
  );
  await missed.look();
  await missed.look();
  await missed.look();
  expect([purged().at(-1), asked.at(-1)]).toEqual([["*"], `${PATH}?since=3`]);
});

test.each([
  ["does not know the call", { status: 404, body: { code: "rest_no_route" } }],
  ["answers a page of HTML", { body: "<html></html>" }],
  ["answers something else", { body: { last: "x" } }],
])("a host that %s is asked rarely, and nothing is purged", async (_, answer) => {
  const { missed, asked, purged } = set(answer);
  await missed.look();
  await vi.advanceTimersByTimeAsync(9 * 60_000);
  expect([asked.length, purged()]).toEqual([1, []]);
});

test("once stopped it asks no more", async () => {
  const { missed, asked } = set({ body: { last: 1, tags: [] } });
  await missed.look();
  missed.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(1);
});
