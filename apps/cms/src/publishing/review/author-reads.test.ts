/** What an author reads, by every way that the calls and the admin offer. */
import { createLocalReq } from "payload";
import { describe, expect, test, vi } from "vitest";
import { previewAddress } from "#publishing/preview/live-preview.ts";
import { readableTexts } from "#publishing/search/readable-texts.ts";
import { indexedTexts } from "#publishing/search/text-index.ts";
import { call, cms, ids, openAuthorFixture, patch, post, users } from "#testing/author-fixture.ts";

vi.setConfig({ testTimeout: 60_000 });
openAuthorFixture();

describe("[SEC-28] an author reads what is public and their ids.own drafts", () => {
  const SECRETS = /secret|hashed/i;
  /** A `true`: refused, not only without the others' words. */
  const ways: [string, () => string, boolean?][] = [
    ["a list", () => "/services?limit=100&depth=3"],
    ["a list of drafts", () => "/services?draft=true&limit=100&depth=3"],
    ["a condition", () => "/services?draft=true&where[title][like]=secret"],
    ["a sort order", () => "/services?draft=true&sort=-updatedAt&limit=100"],
    ["versions", () => "/services/versions?limit=100&depth=3"],
    ["versions' condition", () => "/services/versions?where[version.title][like]=secret"],
    ["another's draft", () => `/services/${ids.others}?draft=true`],
    ["another's record", () => `/services/${ids.others}`],
    ["a draft of a public record", () => `/services/${ids.hidden}?draft=true&depth=3`],
    ["the trash", () => "/services?trash=true&draft=true&limit=100"],
    ["the same texts", () => "/same-texts?field=title&text=secret"],
    ["the inbox", () => "/submissions", true],
    ["the inbox's export", () => "/submissions/export.csv", true],
    ["a sender's messages", () => "/submissions/1/person", true],
    ["the settings", () => "/globals/site-settings?draft=true", true],
    ["recipients", () => "/globals/notifications", true],
    ["the audit log", () => "/audit-log", true],
    ["the audit log's export", () => "/audit-log/export.csv", true],
    ["references", () => `/linked-from/services/${ids.hidden}`, true],
    ["redirects", () => "/redirects/export.csv", true],
  ];
  test.each(ways)("not by %s", async (_, path, isRefused = false) => {
    const { status, text } = await call("ann", path());
    expect(text).not.toMatch(SECRETS);
    expect(isRefused ? [401, 403, 404, 501] : [200, 403, 404]).toContain(status);
  });

  test("colleagues' accounts are not listed", async () => {
    const { json } = await call("ann", "/users?limit=100");
    expect(json.docs.map(({ email }: { email: string }) => email)).toEqual(["ann@example.com"]);
  });

  test("their ids.own draft, and what is public, also under another's draft", async () => {
    const mine = await call("ann", `/services/${ids.own}?draft=true`);
    expect([mine.status, mine.json.title]).toEqual([200, "Own words"]);
    const theirs = await call("ann", `/services/${ids.hidden}?draft=true`);
    expect([theirs.status, theirs.json.title]).toEqual([200, "Public, too"]);
  });

  test("not by a copy, a version, a relation or the field of a private text", async () => {
    const copy = await post("ann", `/services/${ids.hidden}/duplicate`);
    expect(copy.text).not.toMatch(SECRETS);
    const { docs } = await cms.payload.findVersions({
      collection: "services",
      where: { "version.title": { like: "secret" } },
    });
    for (const { id } of docs) {
      expect((await call("ann", `/services/versions/${id}`)).status).toBe(403);
      expect((await post("ann", `/services/versions/${id}`)).status).toBe(403);
    }
    const term = await cms.payload.create({
      collection: "vacancy-terms",
      data: { name: "A secret term", kind: "expertise", _status: "draft" },
      draft: true,
    });
    const vacancy = await cms.payload.create({
      collection: "vacancies",
      data: {
        slug: "v",
        title: "V",
        hot: 0,
        levels: [term.id],
        recipients: ["secret@example.com"],
        _status: "published",
      },
    });
    expect((await call("ann", `/vacancies/${vacancy.id}?depth=3&draft=true`)).text).not.toMatch(
      SECRETS,
    );
    await patch("ann", `/vacancies/${vacancy.id}?draft=true`, { recipients: [], title: "W" });
    const draft = await cms.payload.findByID({
      collection: "vacancies",
      id: vacancy.id,
      draft: true,
    });
    expect(draft).toMatchObject({ title: "W", recipients: ["secret@example.com"] });
  });

  test("not by a preview, by presence, by the admin's search or by a translation", async () => {
    const { config } = cms.payload.collections.services;
    const url = config.admin.livePreview?.url;
    if (typeof url !== "function") throw new Error("services have no preview");
    const preview = async (id: number) => {
      const req = await createLocalReq({ user: users.ann }, cms.payload);
      return url({ data: { id, slug: "s" }, req, payload: cms.payload, locale: {} as never });
    };
    expect([await preview(ids.others), await preview(ids.hidden)]).toEqual([null, null]);
    expect(await preview(ids.own)).toBe(
      previewAddress("services", { id: ids.own, slug: "s" }, cms.settings),
    );
    const form = "a-form-of-ann";
    for (const [record, status] of [
      [ids.others, 404],
      [ids.hidden, 404],
      [ids.own, 200],
    ] as const)
      expect((await post("ann", "/presence", { kind: "services", record, form })).status).toBe(
        status,
      );
    const req = await createLocalReq({ user: users.ann }, cms.payload);
    const texts = await readableTexts(
      req,
      await indexedTexts(cms.payload, (slug) => slug !== "seo-records"),
    );
    expect(JSON.stringify(texts)).not.toMatch(SECRETS);
    expect(JSON.stringify(texts)).toContain("Own words");
    await cms.payload.updateGlobal({
      slug: "site-settings",
      data: { otherLanguages: ["de"], _status: "published" },
    });
    const begin = { kind: "services", language: "de", isCopy: true };
    expect(
      (await post("ann", "/translations/start", { ...begin, record: ids.others })).status,
    ).toBe(404);
    const bobs = await post("bob", "/translations/start", { ...begin, record: ids.open });
    expect(bobs.status).toBe(200);
    expect((await post("ann", "/translations/start", { ...begin, record: ids.open })).status).toBe(
      409,
    );
    const id = /\d+$/.exec(bobs.json.address)?.[0];
    expect((await call("ann", `/translations/${id}/original`)).status).toBe(404);
    expect((await call("bob", `/translations/${id}/original`)).status).toBe(200);
  });
});
