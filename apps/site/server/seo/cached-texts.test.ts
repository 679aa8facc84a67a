import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { RenderContent } from "#server/content/render-content.ts";
import { createCachedTexts } from "#server/seo/cached-texts.ts";
import { createInvalidations } from "#server/content/invalidations.ts";
import { select, type PreparedResponse } from "#server/http/prepared-response.ts";

const invalidations = createInvalidations();
const source = (more: Partial<RenderContent> = {}): RenderContent =>
  ({ tags: new Set(["blog"]), isDegraded: false, until: Infinity, ...more }) as RenderContent;
let count = 0;
const make = () => Promise.resolve({ text: `text ${++count}`, type: "text/plain" });
const textOf = (ready: PreparedResponse): string =>
  String(select(ready, { acceptEncoding: undefined, ifNoneMatch: undefined, isHead: false }).body);

const log = { warn: vi.fn<() => void>() };
const textsOf = (forRender: () => ReturnType<typeof source>) =>
  createCachedTexts({
    content: { forRender },
    cdn: undefined,
    invalidations,
    ttl: 60_000,
    log,
  });

beforeEach(() => {
  count = 0;
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => vi.useRealTimers());

test("makes a text once for parallel requests, and again only when its content has changed", async () => {
  const texts = textsOf(source);
  const request = async () => textOf(await texts("/sitemap.xml", make));
  expect(await Promise.all([request(), request(), request()])).toEqual([
    "text 1",
    "text 1",
    "text 1",
  ]);
  invalidations.note(["vacancies"]);
  expect(await request()).toBe("text 1");
  invalidations.note(["blog"]);
  expect(await request()).toBe("text 2");
  invalidations.note(["settings"]);
  expect(await request()).toBe("text 3");
  expect(textOf(await texts("/llms.txt", make))).toBe("text 4");
});

test("serves an expired text and regenerates it in the background; an invalid one is regenerated first", async () => {
  let until = Infinity;
  const texts = textsOf(() => source({ until }));
  const request = async () => textOf(await texts("/sitemap.xml", make));
  await request();
  vi.advanceTimersByTime(60_001);
  until = Date.now() + 1000;
  expect(await request()).toBe("text 1");
  await pause(50);
  expect(await request()).toBe("text 2");
  vi.advanceTimersByTime(1001);
  expect(await request()).toBe("text 3");
});

test("serves the earlier text when regeneration fails; without one it throws", async () => {
  const texts = textsOf(source);
  const fail = () => Promise.reject(new Error("the host is down"));
  await expect(texts("/sitemap.xml", fail)).rejects.toThrow("the host is down");
  await texts("/sitemap.xml", make);
  invalidations.note(["blog"]);
  expect(textOf(await texts("/sitemap.xml", fail))).toBe("text 1");
  expect(textOf(await texts("/sitemap.xml", make))).toBe("text 2");
});
