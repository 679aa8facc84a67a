import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createChangePolling } from "#server/cms-link/change-polling.ts";

type Answer = { status?: number; body: unknown } | Error;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A host that returns these responses, then repeats the last one. */
function set(...answers: Answer[]) {
  const requests: string[] = [];
  const purge = vi.fn<(tags: readonly string[]) => Promise<void>>(async () => undefined);
  const fetch = async (address: unknown) => {
    requests.push(String(address));
    const answer = (answers.length > 1 ? answers.shift() : answers[0]) as Answer;
    if (answer instanceof Error) throw answer;
    return new Response(
      typeof answer.body === "string" ? answer.body : JSON.stringify(answer.body),
      { status: answer.status ?? 200 },
    );
  };
  const polling = createChangePolling({
    settings: { contentHost: "http://host.test", contentApi: "/api" },
    invalidations: { purge },
    cdn: undefined,
    log: { info: () => undefined },
    fetch: fetch as typeof globalThis.fetch,
  });
  const purged = () => purge.mock.calls.map(([tags]) => tags);
  return { polling, requests, purged };
}
const PATH = "http://host.test/api/meridian/v1/changes";

test("a starting site polls a starting host soon, and treats its whole cache as stale once it responds", async () => {
  const { polling, requests, purged } = set(
    // A broken connection is retried once at once.
    new TypeError("fetch failed"),
    new TypeError("fetch failed"),
    { status: 503, body: "starting" },
    { body: { last: 7, tags: [] } },
  );
  const responded = vi.fn<() => void>();
  void polling.hostResponded.then(responded);
  await polling.poll();
  await vi.advanceTimersByTimeAsync(500);
  expect([purged(), responded.mock.calls.length]).toEqual([[], 0]);
  await vi.advanceTimersByTimeAsync(1000);
  expect([purged(), responded.mock.calls.length]).toEqual([[["*"]], 1]);
  await vi.advanceTimersByTimeAsync(40_000);
  expect([requests.at(-1), purged().length]).toEqual([`${PATH}?since=7`, 1]);
});

test("polls a host that stays unreachable every 20 s in the end", async () => {
  const { polling, requests } = set({ status: 503, body: "starting" });
  await polling.poll();
  await vi.advanceTimersByTimeAsync(60_000);
  const before = requests.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(requests.length - before).toBe(3);
});

test("recovers a lost purge within half a minute", async () => {
  const { polling, requests, purged } = set(
    { body: { last: 7, tags: [] } },
    { body: { last: 9, tags: ["home", "seo:/"] } },
    { body: { last: 9, tags: [] } },
  );
  await polling.poll();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(purged()).toEqual([["*"], ["home", "seo:/"]]);
  await vi.advanceTimersByTimeAsync(20_000);
  expect([requests.at(-1), purged().length]).toEqual([`${PATH}?since=9`, 2]);
});

test("does not request changes that were received, and requests missing ones", async () => {
  const { polling, requests } = set({ body: { last: 7, tags: [] } });
  polling.notified(1, 5);
  await polling.poll();
  polling.notified(8, 9);
  polling.notified(9, 10);
  polling.notified(12, 14);
  await polling.poll();
  expect(requests).toEqual([PATH, `${PATH}?since=10`]);
});

test("starts over with a host that was reset", async () => {
  const { polling, requests, purged } = set(
    { body: { last: 70, tags: [] } },
    { body: { last: 3, tags: ["*"] } },
  );
  await polling.poll();
  await polling.poll();
  await polling.poll();
  expect([purged().at(-1), requests.at(-1)]).toEqual([["*"], `${PATH}?since=3`]);
});

test.each([
  ["does not know the call", { status: 404, body: { code: "rest_no_route" } }],
  ["responds with an HTML page", { body: "<html></html>" }],
  ["responds with something else", { body: { last: "x" } }],
])("polls a host that %s rarely and purges nothing", async (_, answer) => {
  const { polling, requests, purged } = set(answer);
  await polling.poll();
  await polling.hostResponded;
  await vi.advanceTimersByTimeAsync(9 * 60_000);
  expect([requests.length, purged()]).toEqual([1, []]);
});

test("polls at once when the host sends a call, also if it did not know the changes call before", async () => {
  const { polling, requests, purged } = set(
    { status: 404, body: { code: "rest_no_route" } },
    { body: { last: 7, tags: [] } },
  );
  await polling.poll();
  await vi.advanceTimersByTimeAsync(60_000);
  polling.callReceived();
  await vi.advanceTimersByTimeAsync(0);
  expect([requests.length, purged()]).toEqual([2, [["*"]]]);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(requests.at(-1)).toBe(`${PATH}?since=7`);
});

test("a host polled every 20 s is not polled more often because of its calls", async () => {
  const { polling, requests } = set({ body: { last: 7, tags: [] } });
  await polling.poll();
  for (let call = 0; call < 100; call++) polling.callReceived();
  await vi.advanceTimersByTimeAsync(19_000);
  expect(requests).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(requests).toHaveLength(2);
});

test("a host that sends many calls without knowing the changes call is polled at most every 20 s", async () => {
  const { polling, requests } = set({ status: 404, body: {} });
  await polling.poll();
  for (let second = 0; second < 59; second++) {
    polling.callReceived();
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(requests).toHaveLength(4);
  await vi.advanceTimersByTimeAsync(9 * 60_000);
  expect(requests.length).toBeLessThanOrEqual(5);
});

test("a call during a response of 404 is not lost", async () => {
  const { polling, requests, purged } = set(
    { status: 404, body: {} },
    { body: { last: 7, tags: [] } },
  );
  const first = polling.poll();
  polling.callReceived();
  await first;
  await vi.advanceTimersByTimeAsync(0);
  expect([requests.length, purged()]).toEqual([2, [["*"]]]);
  polling.stop();
  polling.callReceived();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(requests).toHaveLength(2);
});

test("stops polling after stop()", async () => {
  const { polling, requests } = set({ body: { last: 1, tags: [] } });
  await polling.poll();
  polling.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(requests).toHaveLength(1);
});
