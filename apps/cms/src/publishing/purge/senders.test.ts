import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Pending } from "#publishing/purge/sender.ts";
import { createSenders } from "#publishing/purge/senders.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const urls = ["http://a.test/purge", "http://b.test/purge", "http://c.test/purge"];

function start(away: Set<string>) {
  const rows: { id: number; tags: string[] }[] = [];
  const heard: Record<string, string[]> = {};
  const logged: string[] = [];
  const pending: Pending = {
    read: async () => [...rows],
    markSent: async (ids) =>
      void rows.splice(0, rows.length, ...rows.filter(({ id }) => !ids.includes(id))),
  };
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const url = String(input);
    if (away.has(url)) throw new TypeError("ECONNREFUSED");
    (heard[url] ??= []).push(...JSON.parse(String(init?.body)).tags);
    return new Response(null, { status: 204 });
  };
  const log = {
    info: (line: string) => void logged.push(line),
    warn: (line: string) => void logged.push(line),
  };
  const senders = createSenders({ urls, secret: "s3cret", pending, log, fetch, backoff: [100] });
  const change = async (id: number): Promise<void> => {
    rows.push({ id, tags: [`service:${id}`] });
    senders.poll();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { senders, rows, heard, logged, change };
}

test("[NODE-04] each address is notified once, and a change is done when all were", async () => {
  const away = new Set([urls[1] ?? ""]);
  const { rows, heard, logged, change, senders } = start(away);
  await change(1);
  await change(2);
  await vi.advanceTimersByTimeAsync(1000);
  expect(heard).toEqual({
    "http://a.test/purge": ["service:1", "service:2"],
    "http://c.test/purge": ["service:1", "service:2"],
  });
  expect(rows).toHaveLength(2);
  expect(logged).toEqual([expect.stringContaining("http://b.test/purge")]);
  away.clear();
  await vi.advanceTimersByTimeAsync(200);
  expect(heard["http://b.test/purge"]).toEqual(["service:1", "service:2"]);
  expect(heard["http://a.test/purge"]).toHaveLength(2);
  expect(rows).toEqual([]);
  await senders.stop();
});

test("[NODE-04] an unreachable address does not delay the others or let changes pile up", async () => {
  const { rows, heard, change, senders } = start(new Set([urls[1] ?? ""]));
  for (let id = 1; id <= 600; id += 1) await change(id);
  await vi.advanceTimersByTimeAsync(1000);
  expect(heard["http://a.test/purge"]).toHaveLength(600);
  expect(heard["http://c.test/purge"]).toHaveLength(600);
  expect(rows.length).toBeLessThanOrEqual(250);
  await senders.stop();
});
