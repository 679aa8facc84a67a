/** What an author cannot change, by every way that the calls offer; and what they can. */
import { describe, expect, test, vi } from "vitest";
import { createScheduler } from "#publishing/schedule/scheduler.ts";
import {
  call,
  cms,
  draftOf,
  ids,
  openAuthorFixture,
  patch,
  post,
  published,
  shown,
  titled,
  users,
} from "#testing/author-fixture.ts";

vi.setConfig({ testTimeout: 60_000 });
openAuthorFixture();

const PAST = "2026-01-01T00:00:00.000Z";
const SOON = "2036-01-01T00:00:00.000Z";

describe("[SEC-28] nothing that an author calls changes what visitors see", () => {
  const ways: [string, () => Promise<{ status: number }>][] = [
    ["a state", () => patch("ann", `/services/${ids.own}`, { _status: "published" })],
    [
      "a state in a draft",
      () => patch("ann", `/services/${ids.own}?draft=true`, { _status: "published" }),
    ],
    [
      "an autosave",
      () => patch("ann", `/services/${ids.own}?draft=true&autosave=true`, { _status: "published" }),
    ],
    ["no draft", () => patch("ann", `/services/${ids.open}`, { title: "Changed" })],
    ["draft=false", () => patch("ann", `/services/${ids.open}?draft=false`, { title: "Changed" })],
    [
      "a draft state without a draft",
      () => patch("ann", `/services/${ids.open}`, { _status: "draft" }),
    ],
    [
      "all languages",
      () =>
        patch("ann", `/services/${ids.open}?draft=true&publishAllLocales=true`, {
          title: "Changed",
        }),
    ],
    [
      "no language",
      () => patch("ann", `/services/${ids.open}?draft=true&unpublishAllLocales=true`, {}),
    ],
    [
      "one language",
      () =>
        patch("ann", `/services/${ids.open}?draft=true&publishSpecificLocale=en&locale=en`, {
          title: "Changed",
        }),
    ],
    ["a new record", () => post("ann", "/services", { ...titled("New"), _status: "published" })],
    ["a new record without a draft", () => post("ann", "/services", titled("New"))],
    [
      "many records",
      () =>
        patch("ann", `/services?where[id][in]=${ids.own},${ids.open}`, { _status: "published" }),
    ],
    [
      "many drafts",
      () =>
        patch("ann", `/services?draft=true&where[id][in]=${ids.own},${ids.open}`, {
          title: "Changed",
        }),
    ],
    ["the trash", () => patch("ann", `/services/${ids.open}`, { deletedAt: PAST })],
    [
      "the trash for many",
      () => patch("ann", `/services?where[id][in]=${ids.open}`, { deletedAt: PAST }),
    ],
    ["a deletion", () => call("ann", `/services/${ids.open}`, { method: "DELETE" })],
    [
      "a deletion of many",
      () => call("ann", `/services?where[id][in]=${ids.open}`, { method: "DELETE" }),
    ],
    ["a page", () => post("ann", "/globals/about", { title: "Changed", _status: "published" })],
    ["a page without a draft", () => post("ann", "/globals/about", { title: "Changed" })],
    ["settings", () => post("ann", "/globals/site-settings?draft=true", { name: "Changed" })],
    ["a redirect", () => post("ann", "/redirects", { from: "/a", to: "/b", status: "301" })],
    ["redirects of a table", () => post("ann", "/redirects/import", { csv: "/a,/b\n" })],
    ["a language", () => post("ann", "/translations/open", { language: "de" })],
    ["a job", () => post("ann", "/payload-jobs/run")],
    ["a vacancy's state", () => post("ann", "/vacancies/1/close")],
    ["the demo's removal", () => post("ann", "/demo-content/remove", { confirmed: true })],
    [
      "a review of their own",
      () => post("ann", "/review", { place: "services", record: ids.own, action: "back" }),
    ],
    ["their role", () => patch("ann", `/users/${users.ann.id}`, { role: "admin" })],
  ];

  test.each(ways)("by %s", async (_, way) => {
    const before = await cms.payload.db.find({ collection: "services", pagination: false });
    const { status } = await way();
    expect([200, 400, 401, 403, 404, 501]).toContain(status);
    const after = await cms.payload.db.find({ collection: "services", pagination: false });
    const states = (docs: object[]) => docs.map((doc) => JSON.stringify(doc));
    expect(states(after.docs)).toEqual(states(before.docs));
    expect(await cms.payload.findGlobal({ slug: "about" })).not.toMatchObject({ title: "Changed" });
    expect((await cms.payload.count({ collection: "redirects" })).totalDocs).toBe(0);
    const me = await cms.payload.findByID({ collection: "users", id: users.ann.id });
    expect(me.role).toBe("author");
  });

  test("nor by a time, in a draft or in the record", async () => {
    const { json } = await patch("ann", `/services/${ids.own}?draft=true`, {
      publishAt: SOON,
      unpublishAt: SOON,
    });
    expect(json.doc).toMatchObject({ publishAt: null, unpublishAt: null });
    const later = Date.parse(SOON) + 1000;
    const scheduler = createScheduler({ payload: cms.payload, now: () => later });
    await scheduler.runDue();
    await scheduler.stop();
    expect(await shown(ids.own)).toBeNull();
  });

  test("nor by a version or a copy: both are drafts", async () => {
    const { json } = await call("ann", `/services/versions?where[parent][equals]=${ids.open}`);
    const restored = await post("ann", `/services/versions/${json.docs[0].id}?draft=false`);
    expect([restored.status, restored.json.doc]).toMatchObject([200, { _status: "draft" }]);
    const copy = await post("ann", `/services/${ids.open}/duplicate?draft=false`, {
      _status: "published",
    });
    expect([copy.status, copy.json.doc]).toMatchObject([200, { _status: "draft" }]);
    expect(await shown(copy.json.doc.id)).toBeNull();
    expect(await shown(ids.open)).toBe("Public words");
  });

  test("an editor's time stays the editor's: the author's words no longer change", async () => {
    const id = await draftOf("ann", "Approved words");
    await patch("editor", `/services/${id}?draft=true`, { publishAt: SOON });
    const late = await patch("ann", `/services/${id}?draft=true&autosave=true`, {
      title: "Others",
    });
    expect(late.status).toBe(403);
    const trash = await patch("ann", `/services/${id}`, { deletedAt: PAST });
    expect(trash.status).toBe(403);
  });
});

describe("[SEC-28] an author changes only their ids.own drafts", () => {
  test("not another's, nor a public record with another's draft, nor its trash", async () => {
    for (const id of [ids.others, ids.hidden]) {
      const changed = await patch("ann", `/services/${id}?draft=true`, { title: "Mine now" });
      expect(changed.status).toBe(403);
      expect((await patch("ann", `/services/${id}`, { deletedAt: PAST })).status).toBe(403);
      expect(
        (await post("ann", "/review", { place: "services", record: id, action: "ask" })).status,
      ).toBe(403);
    }
  });

  test("nor by a forged writer", async () => {
    const { json } = await patch("ann", `/services/${ids.own}?draft=true`, {
      review: { writer: users.bob.id, asked: true },
    });
    expect(json.doc.review).toMatchObject({ writer: users.ann.id, asked: false });
  });

  test("a draft of a public record is theirs, and visitors see the published words", async () => {
    const id = await published("Before");
    const { json } = await patch("ann", `/services/${id}?draft=true`, { title: "After" });
    expect([json.doc.title, await shown(id)]).toEqual(["After", "Before"]);
    expect((await patch("bob", `/services/${id}?draft=true`, { title: "Bob's" })).status).toBe(403);
    expect((await patch("ann", `/services/${id}`, { deletedAt: PAST })).status).toBe(403);
    expect(await shown(id)).toBe("Before");
  });

  test("a draft of their ids.own that was never public goes into the trash; an editor gets it back", async () => {
    const id = await draftOf("ann", "Thrown away");
    expect((await patch("ann", `/services/${id}`, { deletedAt: PAST })).status).toBe(200);
    expect(
      (await patch("ann", `/services/${id}?trash=true&draft=true`, { deletedAt: null })).status,
    ).toBe(403);
    expect((await call("ann", `/services/${id}?trash=true`, { method: "DELETE" })).status).toBe(
      403,
    );
    const back = await patch("editor", `/services/${id}?trash=true`, { deletedAt: null });
    expect(back.status).toBe(200);
  });

  test("a page that exists once", async () => {
    await cms.payload.updateGlobal({
      slug: "about",
      data: { title: "About", _status: "published" },
    });
    expect((await call("ann", "/globals/about")).json.title).toBe("About");
    // What its form needs to open.
    const access = await call("ann", "/globals/about/access", { method: "POST" });
    expect(access).toMatchObject({
      status: 200,
      json: { read: {}, readVersions: true, update: true },
    });
    const mine = await post("ann", "/globals/about?draft=true", { title: "Ann's" });
    expect(mine.status).toBe(200);
    expect((await call("bob", "/globals/about?draft=true")).json.title).toBe("About");
    expect((await post("bob", "/globals/about?draft=true", { title: "Bob's" })).status).toBe(403);
    expect((await call("ann", "/globals/about?draft=true")).json.title).toBe("Ann's");
    expect((await cms.payload.findGlobal({ slug: "about" })).title).toBe("About");
  });

  test("a removed author's drafts are no one's, also if a new user gets the number", async () => {
    const { payload } = cms;
    const email = "gone@example.com";
    const gone = await payload.create({
      collection: "users",
      data: { email, password: "a-test-password", role: "author" },
    });
    const { id } = await payload.create({
      collection: "services",
      data: titled("Left"),
      draft: true,
      user: gone,
      overrideAccess: false,
    });
    await payload.delete({ collection: "users", id: gone.id });
    const left = await payload.findByID({ collection: "services", id, draft: true });
    expect(left.review?.writer).toBeNull();
  });
});
