import { createHmac } from "node:crypto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { signatureOf } from "@meridian/contract/site-protocol/signature";
import { createSender, type Pending, type SenderOptions } from "#publishing/purge/sender.ts";

type Answer = () => Response | Error;
const ok: Answer = () => new Response(null, { status: 204 });
const away: Answer = () =>
  Object.assign(new TypeError("fetch failed"), {
    cause: Object.assign(new Error("connect"), { code: "ECONNREFUSED" }),
  });

/** The sender has changes in memory; the site gives these responses, then 200. */
function start(changes: string[][], answers: Answer[] = [], more: Partial<SenderOptions> = {}) {
  const rows = changes.map((tags, id) => ({ id, tags }));
  const calls: {
    body: { tags: string[]; id: string; at: number };
    raw: string;
    signature: string;
  }[] = [];
  const logged: string[] = [];
  const pending: Pending = {
    read: async () => [...rows],
    markSent: async (ids) =>
      void rows.splice(0, rows.length, ...rows.filter(({ id }) => !ids.includes(id))),
  };
  const fetch = async (_: unknown, init?: RequestInit) => {
    const raw = String(init?.body);
    calls.push({
      body: JSON.parse(raw),
      raw,
      signature: new Headers(init?.headers).get("x-signature") ?? "",
    });
    const answer = (answers.shift() ?? ok)();
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const log = {
    info: (message: string) => void logged.push(message),
    warn: (message: string) => void logged.push(message),
  };
  const sender = createSender({
    url: "http://site.test/purge",
    secret: "s3cret",
    pending,
    log,
    fetch: fetch as typeof globalThis.fetch,
    backoff: [100, 1000],
    ...more,
  });
  return { sender, rows, calls, logged };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const settle = () => vi.advanceTimersByTimeAsync(0);

test("pending changes are sent at once, each tag once, signed, and then deleted", async () => {
  const { sender, rows, calls } = start(
    [
      ["services", "service:a"],
      ["services", "service:b"],
    ],
    [],
    { now: () => 1234 },
  );
  sender.poll();
  await settle();
  expect(calls).toHaveLength(1);
  expect(calls[0]?.body).toEqual({
    tags: ["services", "service:a", "service:b"],
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    at: 1234,
    from: 0,
    to: 1,
  });
  expect(calls[0]?.signature).toBe(
    `sha256=${createHmac("sha256", "s3cret")
      .update(calls[0]?.raw ?? "")
      .digest("hex")}`,
  );
  expect(signatureOf("", "k")).toMatch(/^sha256=[0-9a-f]{64}$/);
  expect(rows).toEqual([]);
});

test("[NODE-02] where a number between them is missing, no numbers are sent: it may still be committed", async () => {
  const { sender, rows, calls } = start([]);
  rows.push({ id: 4, tags: ["home"] }, { id: 6, tags: ["about"] });
  sender.poll();
  await settle();
  expect(calls[0]?.body).toEqual({
    tags: ["home", "about"],
    id: expect.any(String),
    at: expect.any(Number),
  });
});

test("`*` stands for everything", async () => {
  const { sender, calls } = start([["services"], ["*"]]);
  sender.poll();
  await settle();
  expect(calls[0]?.body.tags).toEqual(["*"]);
});

test("[NODE-12] more tags than a call holds, in number or in bytes, are sent as everything", async () => {
  const many = Array.from({ length: 500 }, (_, change) =>
    ["a", "b", "c"].map((name) => `vacancy:${name}-${change}`),
  );
  const long = Array.from({ length: 500 }, (_, at) => [`blog:${"ä".repeat(200)}-${at}`]);
  for (const changes of [many, long]) {
    const { sender, calls, rows } = start(changes);
    sender.poll();
    await settle();
    await sender.stop();
    expect([calls[0]?.body, rows]).toEqual([expect.objectContaining({ tags: ["*"], from: 0 }), []]);
  }
});

test("while the site is unreachable nothing is dropped; it retries at growing intervals and logs once", async () => {
  const { sender, rows, calls, logged } = start([["home"]], [away, away, away]);
  sender.poll();
  await settle();
  expect([calls.length, rows.length]).toEqual([1, 1]);
  await vi.advanceTimersByTimeAsync(99);
  expect(calls).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(calls).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(999);
  expect(calls).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1001);
  expect([calls.length, rows.length]).toEqual([4, 0]);
  expect(logged).toEqual([
    expect.stringContaining("ECONNREFUSED"),
    expect.stringContaining("again"),
  ]);
});

test("a new change does not wait for the pause", async () => {
  const { sender, rows, calls } = start([["home"]], [away]);
  sender.poll();
  await settle();
  rows.push({ id: 9, tags: ["about"] });
  sender.poll();
  await settle();
  expect(calls.map(({ body }) => body.tags)).toEqual([["home"], ["home", "about"]]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(calls).toHaveLength(2);
});

test("a refusal is a failure too, and the log names what to check", async () => {
  const { sender, rows, logged } = start([["home"]], [() => new Response("no", { status: 401 })]);
  sender.poll();
  await settle();
  expect(rows).toHaveLength(1);
  expect(logged[0]).toContain("PURGE_SECRET");
});

test("a change noted during a call goes with the next call", async () => {
  const { sender, rows, calls } = start([["home"]]);
  sender.poll();
  rows.push({ id: 7, tags: ["about"] });
  sender.poll();
  await settle();
  expect(calls.flatMap(({ body }) => body.tags).sort()).toEqual(["about", "home"]);
  expect(rows).toEqual([]);
});

test("once stopped it sends nothing more; pending changes stay", async () => {
  const { sender, rows, calls } = start([["home"]], [away]);
  sender.poll();
  await settle();
  await sender.stop();
  await vi.advanceTimersByTimeAsync(10_000);
  sender.poll();
  await settle();
  expect([calls.length, rows.length]).toEqual([1, 1]);
});

test("a change that becomes readable later, when its transaction is complete, is sent soon after", async () => {
  const { sender, rows, calls } = start([]);
  sender.poll();
  await vi.advanceTimersByTimeAsync(300);
  rows.push({ id: 1, tags: ["home"] });
  await vi.advanceTimersByTimeAsync(500);
  expect(calls.map(({ body }) => body.tags)).toEqual([["home"]]);
});

test("a change without a notification, such as one from another process, is found within 5 s", async () => {
  const { sender, rows, calls } = start([]);
  sender.poll();
  await vi.advanceTimersByTimeAsync(60_000);
  rows.push({ id: 1, tags: ["home"] });
  await vi.advanceTimersByTimeAsync(5000);
  expect(calls).toHaveLength(1);
});
