/** Fifty new addresses a second: cached pages are still served. */
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { builtSite, slowOfPages } from "./built-site.ts";
import { LONGEST_MS } from "./long.ts";
import { record } from "./record.ts";

const MOST_MS = 50;
const PER_SECOND = 50;
const site = builtSite(36, { LOG_LEVEL: "silent" });
const SITE = site.url;

const ADDRESSES = [
  (at: number) => `/og/nothing-${at}.png`,
  (at: number) => `/services/nothing-${at}`,
  (at: number) => `/vacancies?search=word${at}`,
  (at: number) => `/pricing?team=react-senior-${at}`,
];

/** Until `stop` is signalled, whatever the results. */
async function flood(stop: AbortSignal): Promise<Map<number, number>> {
  const answers = new Map<number, number>();
  const all: Promise<void>[] = [];
  for (let at = 0; !stop.aborted; at += 1) {
    const path = ADDRESSES[at % ADDRESSES.length]?.(at) ?? "/";
    all.push(
      fetch(SITE + path, { redirect: "manual" }).then(async (response) => {
        await response.arrayBuffer();
        answers.set(response.status, (answers.get(response.status) ?? 0) + 1);
      }),
    );
    await pause(1000 / PER_SECOND);
  }
  await Promise.all(all);
  return answers;
}

test(
  `[SEC-07] with ${PER_SECOND} new addresses a second each is answered, and so is each cached page`,
  { timeout: LONGEST_MS },
  async () => {
    await slowOfPages(site);
    const quiet = await slowOfPages(site);
    const stop = new AbortController();
    const flooding = flood(stop.signal);
    await pause(1000);
    const flooded = await slowOfPages(site);
    stop.abort();
    const answers = await flooding;
    const name = `p99 of cached pages with ${PER_SECOND} new addresses a second`;
    record("uncached-flood", [{ name, value: flooded, unit: "ms", atMost: MOST_MS }], { quiet });
    expect([...answers.keys()].filter((status) => ![200, 302, 404, 503].includes(status))).toEqual(
      [],
    );
  },
);

/** Pages rendered so far, by the site's counter. */
async function rendered(): Promise<number> {
  const metrics = await (await fetch(`${SITE}/metrics`)).text();
  return [...metrics.matchAll(/^site_render_ms_count\{[^}]*\} (\d+)/gm)].reduce(
    (sum, [, count]) => sum + Number(count),
    0,
  );
}
const statuses = async (paths: readonly string[]): Promise<number[]> =>
  Promise.all(
    paths.map(async (path) => {
      const response = await fetch(SITE + path, { redirect: "manual" });
      await response.arrayBuffer();
      return response.status;
    }),
  );

/** Without the limits of SEC-07 each would be rendered. */
test("[SEC-07] an address without a record is not rendered, and of two hundred simultaneous queries those over the queue get a refusal", async () => {
  await statuses(["/services/nothing", "/"]);
  const before = await rendered();
  const absent = ["services", "vacancies", "blog", "case-studies"].flatMap((kind) =>
    Array.from({ length: 25 }, (_, at) => `/${kind}/no-${at}`),
  );
  expect(new Set(await statuses(absent))).toEqual(new Set([404]));
  expect((await rendered()) - before).toBeLessThanOrEqual(4);

  const received = await statuses(
    Array.from({ length: 200 }, (_, at) => `/pricing?team=react-senior-${at + 1}`),
  );
  const shown = received.filter((status) => status === 200).length;
  expect(received.filter((status) => status !== 200 && status !== 503)).toEqual([]);
  expect(shown).toBeGreaterThan(30);
  expect(shown).toBeLessThan(150);
  expect((await rendered()) - before).toBeLessThanOrEqual(shown + 4);
});
