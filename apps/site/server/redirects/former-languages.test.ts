import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { languagesOf, type SiteLanguages } from "#server/config/site-language.ts";
import { openServedLanguages } from "#server/redirects/served-languages.ts";
import { createFormerLanguages } from "#server/redirects/former-languages.ts";

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "languages-"))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const log = { warn: vi.fn<() => void>() };
const open = () => openServedLanguages({ settings: { dataDir: folder }, log });
const formerOf = (
  servedLanguages: Awaited<ReturnType<typeof open>>,
  languages: SiteLanguages | undefined,
) =>
  createFormerLanguages({
    servedLanguages,
    siteSettings: { isRead: languages !== undefined, languages: () => languages ?? ENGLISH },
  });
const ENGLISH = languagesOf({ language: "en", otherLanguages: [] });
const SERVICES = [
  { slug: "dedicated-teams", translations: { en: "dedicated-teams", de: "feste-teams" } },
];

test("[LANG-10] the site knows the addresses of a removed language after a restart, former slugs and feeds of terms too", async () => {
  const before = await open();
  before.open(["de"]);
  before.learn("services", SERVICES);
  before.learn("services", [{ ...SERVICES[0], translations: { de: "teams" } }]);
  before.learn("categories", [{ slug: "news", translations: { de: "neuigkeiten" } }]);
  before.learn("landingPages", [
    { path: "/offers/spring", translations: { de: "angebote/frühling" } },
  ]);
  before.learn("service", { slug: "audit", translations: { de: "prüfung" } });
  await before.close();
  const former = formerOf(await open(), ENGLISH);
  for (const [path, ...candidates] of [
    ["/de", "/"],
    ["/de/services/feste-teams", "/services/dedicated-teams", "/services/feste-teams"],
    ["/de/services/teams", "/services/dedicated-teams", "/services/teams"],
    ["/de/blog/category/neuigkeiten", "/blog/category/news", "/blog/category/neuigkeiten"],
    [
      "/de/blog/category/neuigkeiten/feed.xml",
      "/blog/category/news/feed.xml",
      "/blog/category/neuigkeiten/feed.xml",
    ],
    ["/de/angebote/fr%C3%BChling", "/offers/spring", "/angebote/fr%C3%BChling"],
    ["/de/services/pr%C3%BCfung", "/services/audit", "/services/pr%C3%BCfung"],
    ["/design/x"],
  ])
    expect([path, ...former(path ?? "")]).toEqual([path, ...candidates]);
});

test("[LANG-10] a language that never was open is an address like any other, and so is one that is open", async () => {
  const served = await open();
  served.open(["he"]);
  served.learn("services", SERVICES);
  expect(formerOf(served, ENGLISH)("/de/services/feste-teams")).toEqual([]);
  expect(formerOf(served, languagesOf({ language: "en", otherLanguages: ["he"] }))("/he")).toEqual(
    [],
  );
  await served.close();
});

test("[LANG-10] no language counts as removed before the settings have been read", async () => {
  const served = await open();
  served.open(["de"]);
  expect(formerOf(served, undefined)("/de")).toEqual([]);
  await served.close();
});

test("[LANG-10] a language that became the first one has its own pages without prefix", async () => {
  const served = await open();
  served.open(["de"]);
  served.learn("services", SERVICES);
  const former = formerOf(served, languagesOf({ language: "de", otherLanguages: ["en"] }));
  expect(former("/de/services/feste-teams")[0]).toBe("/services/feste-teams");
  await served.close();
});

test("[API-06] the addresses of an unchanged record are read once", async () => {
  const served = await open();
  let reads = 0;
  const record = (slug: string) => ({
    slug,
    get translations() {
      reads++;
      return { de: `de-${slug}` };
    },
  });
  const list = Array.from({ length: 30 }, (_, at) => record(`s-${at}`));
  served.learn("services", list);
  const before = reads;
  served.learn("services", [...list.slice(1), record("new")]);
  expect(reads - before).toBeLessThanOrEqual(before / list.length);
  expect(served.originalOf("de", "/services/de-new")).toBe("/services/new");
  await served.close();
});

test("a torn file counts as missing; one that cannot be written is reported", async () => {
  writeFileSync(join(folder, "site"), "");
  const served = await open();
  served.open(["de"]);
  await served.close();
  expect(log.warn).toHaveBeenCalledWith(
    expect.anything(),
    expect.stringContaining("Check DATA_DIR"),
  );
  rmSync(join(folder, "site"));
  const next = await open();
  next.open(["de"]);
  await next.close();
  writeFileSync(join(folder, "site/languages.json"), '{"served":["de"');
  expect((await open()).codes()).toEqual([]);
});
