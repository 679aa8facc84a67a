/** Drafts on the real site from the real content host: visible only to the editor. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { previewLink } from "@meridian/contract/site-protocol/preview-link";
import { expect, test, vi } from "vitest";
import { previewAddress } from "../../apps/cms/src/publishing/preview/live-preview.ts";
import { PURGE_SECRET } from "../../apps/site/server/tests/site-fixture.ts";
import { cmsAndSite } from "./cms-and-site.ts";

vi.setConfig({ testTimeout: 60_000 });
const ADMIN = "https://cms.example.com";
const SETTINGS = { siteUrl: "http://site.test", url: ADMIN, purgeSecret: PURGE_SECRET };
const SECRET_WORDS = "No one may read this yet";
const running = cmsAndSite();

const get = (path: string) => fetch(running.site.url + path, { redirect: "manual" });
const text = async (path: string) => (await get(path)).text();
/** The preview's path and query, as in the admin. */
const preview = (kind: string, record: object, now?: number): string =>
  (previewAddress(kind, record as Record<string, unknown>, SETTINGS, now) ?? "none").replace(
    SETTINGS.siteUrl,
    "",
  );
const service = (slug: string, data: object = {}) =>
  running.cms.payload.create({
    collection: "services",
    data: {
      slug,
      title: slug,
      shortDescription: `${slug} as published`,
      order: 1,
      _status: "published",
      ...data,
    },
  });
const draftOf = (id: number, data: object) =>
  running.cms.payload.update({ collection: "services", id, data, draft: true });
const filesIn = (folder: string): string =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8"))
    .join("\n");

test("an editor sees the draft on the real page, labelled as a preview, framed only by the admin and never cached", async () => {
  const record = await service("seen");
  await draftOf(record.id, { shortDescription: SECRET_WORDS });
  const response = await get(preview("services", record));
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(html).toContain(SECRET_WORDS);
  expect(html).toContain("<b>Preview:</b> a draft, not public");
  expect(html).toContain('<a href="/services/seen">Leave</a>');
  expect(
    Object.fromEntries(
      ["cache-control", "x-robots-tag"].map((name) => [name, response.headers.get(name)]),
    ),
  ).toEqual({ "cache-control": "private, no-store", "x-robots-tag": "noindex, nofollow" });
  expect(response.headers.get("content-security-policy")).toContain(`frame-ancestors ${ADMIN}`);
  expect(running.site.lines.filter(({ level }) => Number(level) >= 40)).toEqual([]);
  const open = await get("/services/seen");
  expect([open.headers.get("content-security-policy"), open.headers.get("x-robots-tag")]).toEqual([
    expect.stringContaining("frame-ancestors 'none'"),
    null,
  ]);
  expect(await open.text()).not.toMatch(/preview/i);
});

test("typed text shows at the next poll, with a new version number", async () => {
  const record = await service("typed");
  const address = preview("services", record);
  const versions: (string | null)[] = [];
  for (const words of ["One", "One", "Two"]) {
    await draftOf(record.id, { shortDescription: words });
    const response = await get(address);
    expect(await response.text()).toContain(words);
    versions.push(response.headers.get("x-preview-version"));
  }
  expect(versions[0]).toMatch(/^[0-9a-f]{16}$/);
  expect([versions[0] === versions[1], versions[1] === versions[2]]).toEqual([true, false]);
});

test("nothing of a draft reaches the page cache, the content cache, the sitemaps, other pages or another visitor, however they mix", async () => {
  const record = await service("mixed");
  const hidden = await running.cms.payload.create({
    collection: "services",
    data: { slug: "hidden", title: SECRET_WORDS, order: 0, _status: "draft" },
    draft: true,
  });
  await draftOf(record.id, { shortDescription: SECRET_WORDS, title: SECRET_WORDS });
  const paths = [
    "/services/mixed",
    "/services/mixed.data",
    "/services/hidden",
    "/services/mixed.md",
    "/services/hidden.md",
    preview("services", record).replace("?", ".md?"),
    "/sitemap.xml",
    "/sitemaps/services.xml",
    "/llms.txt",
    "/blog/feed.xml",
    "/vacancies/feed.xml",
    "/case-studies",
    "/services/mixed?preview",
    "/services/mixed?x=1",
  ];
  const rounds = Array.from({ length: 4 }, () => [
    ...paths,
    preview("services", record),
    preview("services", hidden),
  ]).flat();
  const read = await Promise.all(rounds.map(async (path) => ({ path, body: await text(path) })));
  const shown = read.filter(({ body }) => body.includes(SECRET_WORDS));
  expect(shown).toHaveLength(8);
  expect(shown.every(({ path }) => /^[^.]*\?.*preview=/.test(path))).toBe(true);
  for (const path of paths) expect(await text(path), path).not.toContain(SECRET_WORDS);
  expect(filesIn(running.dataDir)).not.toContain(SECRET_WORDS);
  expect(filesIn(running.dataDir)).toContain("mixed as published");
  expect((await get("/services/hidden")).status).toBe(404);
  await running.site.purge(["*"]);
  for (const path of paths) expect(await text(path), path).not.toContain(SECRET_WORDS);
});

test("a record that was never published, and a global, are seen before they are; a new address is seen at its place", async () => {
  const record = await service("old-place");
  const moved = await draftOf(record.id, { slug: "new-place", title: "Moved" });
  expect((await get(preview("services", moved))).status).toBe(200);
  expect((await get("/services/new-place")).status).toBe(404);
  const fresh = await running.cms.payload.create({
    collection: "services",
    data: { slug: "fresh", title: "Fresh", order: 1, _status: "draft" },
    draft: true,
  });
  expect(await text(preview("services", fresh))).toContain("Fresh");
  const policy = await running.cms.payload.updateGlobal({
    slug: "privacy-policy",
    data: { title: "Policy in work", _status: "draft" },
    draft: true,
  });
  expect(await text(preview("privacy-policy", { ...policy, id: undefined }))).toContain(
    "Policy in work",
  );
  expect((await get("/privacy-policy")).status).toBe(404);
});

test("a link shows no other draft than its own", async () => {
  const [mine, other] = [await service("mine"), await service("other")];
  await draftOf(other.id, { shortDescription: SECRET_WORDS });
  const link = preview("services", mine).split("preview=")[1] ?? "";
  expect(await text(preview("services", mine))).not.toContain(SECRET_WORDS);
  expect((await get(`/services/other?preview=${link}`)).status).toBe(403);
  const asHost = async (path: string) =>
    (
      await fetch(`${running.hostUrl}/api/wp/v2/posts?slug=other`, {
        headers: { "x-preview": link, "x-preview-path": path },
      })
    ).text();
  expect(await asHost("/services/mine")).not.toContain(SECRET_WORDS);
  expect(JSON.parse(await asHost("/services/other"))).toMatchObject({ data: { status: 403 } });
});

test("refuses an expired link, one for another path and a forged one with a page that states it", async () => {
  const record = await service("late");
  await draftOf(record.id, { shortDescription: SECRET_WORDS });
  const late = await get(preview("services", record, Date.now() - 3_600_000));
  expect([
    late.status,
    late.headers.get("cache-control"),
    late.headers.get("content-security-policy"),
  ]).toEqual([403, "private, no-store", expect.stringContaining(`frame-ancestors ${ADMIN}`)]);
  expect(await late.text()).toContain("This preview has expired");
  const forged = `/services/late?preview=${previewLink("another-secret-of-16", "/services/late", { kind: "services", id: record.id, admin: ADMIN, until: Date.now() + 1000 })}`;
  // Also if the public page is cached.
  await get("/services/late");
  for (const path of [
    forged,
    "/services/late?preview=",
    "/services/late?x=1&preview=%00",
    `/?preview=${preview("services", record).split("preview=")[1]}`,
  ]) {
    const answer = await get(path);
    expect([answer.status, answer.headers.get("content-security-policy")], path).toEqual([
      403,
      expect.stringContaining("frame-ancestors 'none'"),
    ]);
    const body = await answer.text();
    expect(body).toContain("This preview link is not valid");
    expect(body).not.toContain(SECRET_WORDS);
  }
  expect((await get("/services/late")).status).toBe(200);
});

test("the links of a German preview are those of the published page", async () => {
  const { payload } = running.cms;
  const settings = { slug: "site-settings", data: { _status: "published" } } as const;
  await payload.updateGlobal({
    ...settings,
    data: { otherLanguages: ["de"], preparedLanguages: [], _status: "published" },
  });
  const record = await service("linked");
  const translation = await payload.create({
    collection: "translations",
    data: {
      kind: "services",
      record: record.id,
      language: "de",
      slug: "verlinkt",
      title: "Leistung",
      words: [{ blockType: "services", title: "Leistung" }],
      _status: "published",
    },
  });
  const own = await running.start();
  const linksAt = async (path: string) => {
    const html = await (await fetch(own.url + path)).text();
    return new Set([...html.matchAll(/<a [^>]*href="(\/[^"?]*)"/g)].map(([, href]) => href));
  };
  try {
    const published = await linksAt("/de/services/verlinkt");
    expect([...published].filter((href) => href?.startsWith("/de")).length).toBeGreaterThan(3);
    expect(await linksAt(preview("translations", { ...translation }))).toEqual(published);
  } finally {
    await own.stop();
    await payload.updateGlobal({ ...settings, data: { otherLanguages: [], _status: "published" } });
  }
});

test("[LANG-10] a translation is previewed in its language before visitors can see the language", async () => {
  const { payload } = running.cms;
  const record = await service("in-french");
  const settings = { slug: "site-settings", data: { _status: "published" } } as const;
  await payload.updateGlobal({
    ...settings,
    data: { otherLanguages: ["fr"], preparedLanguages: ["fr"], _status: "published" },
  });
  const translation = await payload.create({
    collection: "translations",
    data: {
      kind: "services",
      record: record.id,
      language: "fr",
      slug: "en-francais",
      title: "Nos services",
      words: [{ blockType: "services", title: "Nos services" }],
      _status: "published",
    },
  });
  const own = await running.start();
  const at = async (path: string) => fetch(own.url + path, { redirect: "manual" });
  try {
    const shown = await at(preview("translations", { ...translation }));
    const html = await shown.text();
    expect(shown.status).toBe(200);
    expect(html).toContain('<html lang="fr"');
    expect(html).toContain("Nos services");
    for (const path of ["/fr", "/fr/pricing", "/fr/services/en-francais"])
      expect((await at(path)).status, path).toBe(404);
    expect(await (await at("/services/in-french")).text()).not.toContain("/fr");
  } finally {
    await own.stop();
    await payload.updateGlobal({ ...settings, data: { otherLanguages: [], _status: "published" } });
  }
});
