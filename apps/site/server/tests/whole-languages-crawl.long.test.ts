/** Every address of the demo content in its three languages, by links and sitemaps (issue 39). */
import { gzipSync } from "node:zlib";
import { PAGE_SERIES } from "@meridian/contract";
import { DEMO_LANGUAGES, loadLanguages } from "@meridian/demo";
import { beforeAll, expect, test } from "vitest";
import { oneSite } from "#server/tests/one-site.ts";

interface Visited {
  status: number;
  /** Of a redirect. */
  location: string;
  language: string;
  /** Paths by language. */
  versions: Record<string, string>;
  /** To pages and forms. */
  links: string[];
  /** Bytes (gzip) of the messages for its islands. */
  messages: number;
}

const running = oneSite();
const visited = new Map<string, Visited>();
const FILES = /^\/(?:pictures|media|assets|brand|map|og)\//;

const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = ""]) => found.replaceAll("&amp;", "&"));
const pathOf = (address: string): string => {
  const { pathname, search } = new URL(address, running.site.url);
  return pathname + search;
};

function versionsIn(html: string): Record<string, string> {
  const found = html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi);
  return Object.fromEntries([...found].map(([, code = "", href = ""]) => [code, pathOf(href)]));
}

function messagesIn(html: string): number {
  const [data = "{}"] = all(html, /id="page-data"[^>]*>(.*?)<\/script>/g);
  const { language }: { language?: { messages: object } } = JSON.parse(data);
  return gzipSync(JSON.stringify(language?.messages ?? {})).length;
}

async function visit(path: string): Promise<Visited> {
  const response = await fetch(running.site.url + path, { redirect: "manual" });
  const text = await response.text();
  const isPage = response.headers.get("content-type")?.includes("html") ?? false;
  const own = isPage ? all(text, /<(?:a|form)\b[^>]*?\b(?:href|action)="(\/[^/"#][^"#]*|\/)/g) : [];
  const location = response.headers.get("location") ?? "";
  return {
    status: response.status,
    location,
    language: all(text, /<html lang="([^"]+)"/g)[0] ?? "",
    versions: isPage ? versionsIn(text) : {},
    links: [...own, ...all(text, /<loc>([^<]+)/g), location].filter(Boolean).map(pathOf),
    messages: isPage ? messagesIn(text) : 0,
  };
}

const pages = (): [string, Visited][] =>
  [...visited].filter(([, { status, language }]) => status === 200 && language !== "");

beforeAll(async () => {
  const { demo } = running.fixture;
  const { content, translations } = loadLanguages(DEMO_LANGUAGES);
  Object.assign(demo.content, content);
  for (const [code, translation] of translations) demo.translations.set(code, translation);
  await running.site.purge(["*"]);
  await visit("/");
  const waiting = ["/", "/sitemap.xml"];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (visited.has(path)) continue;
    const found = await visit(path);
    visited.set(path, found);
    waiting.push(...found.links.filter((link) => !visited.has(link) && !FILES.test(link)));
  }
}, 600_000);

test("no link, form or entry of a sitemap leads to an address without a page", () => {
  const lost = [...visited].filter(([, { status, location }]) => status !== 200 && location === "");
  expect(lost.map(([path, { status }]) => [path, status])).toEqual([]);
  expect(pages().length).toBeGreaterThan(120);
});

test("[LANG-12] the versions of all pages name each other", () => {
  for (const [path, { versions, language }] of pages()) {
    expect(versions[language] ?? path).toBe(path);
    for (const version of Object.values(versions))
      expect([path, version, visited.get(version)?.versions]).toEqual([path, version, versions]);
  }
});

test("[LANG-12] only records of one language, and pages with a query, have no version", () => {
  const alone = pages().filter(([, { versions }]) => Object.keys(versions).length === 0);
  const records = alone.flatMap(([path]) => (path.includes("?") ? [] : [path]));
  const isRecord = (path: string): boolean =>
    path.startsWith("/article/") || PAGE_SERIES.some(({ prefix }) => path.startsWith(prefix));
  expect(records.filter((path) => !isRecord(path))).toEqual([]);
  expect(records.length).toBeGreaterThan(0);
});

test("a page has the messages of its islands only, not all", () => {
  // The largest, Hebrew with the calculator and two forms, has 2,092 bytes; all would be 8 kB.
  const large = pages().filter(([, { messages }]) => messages > 2304);
  expect(large.map(([path, { messages }]) => [path, messages])).toEqual([]);
});
