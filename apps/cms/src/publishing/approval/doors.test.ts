/** With approval on: every way to change public content. */
import { describe, expect, test, vi } from "vitest";
import {
  as,
  cms,
  decide,
  patch,
  propose,
  seen,
  service,
  users,
  needSecondPerson,
} from "#testing/approval-fixture.ts";
import { addUser } from "#testing/test-cms.ts";

vi.setConfig({ testTimeout: 60_000 });
needSecondPerson();

describe("[SEC-28] without a second person nothing that visitors see changes", () => {
  test("by the form, by calls, in bulk, by trash, restore, copy and delete", async () => {
    const { id } = await service("published");
    const draft = await service("begun", "draft");
    const tries: [string, Promise<Response>][] = [];
    for (const who of ["writer", "admin"]) {
      const title = `By ${who}`;
      for (const [path, body] of [
        [`/services/${id}`, { title, _status: "published" }],
        [`/services/${id}?draft=true`, { title, _status: "published" }],
        [`/services/${id}`, { title }],
        [`/services/${id}`, { _status: "draft" }],
        [`/services/${id}?unpublishAllLocales=true`, { _status: "draft" }],
        [`/services/${id}?draft=true&unpublishAllLocales=true`, { _status: "draft" }],
        [`/services/${id}`, { deletedAt: "2099-01-01T00:00:00Z" }],
        [`/services/${draft.id}`, { _status: "published" }],
      ] as const)
        tries.push([`${who} ${path}`, patch(who, path, body)]);
      tries.push([
        `${who} makes`,
        as(who, "/services", { body: { slug: "n", title: "N", order: 1, _status: "published" } }),
      ]);
    }
    tries.push(["admin deletes", as("admin", `/services/${id}`, { method: "DELETE" })]);
    for (const [name, response] of tries) {
      const { status } = await response;
      expect([name, status]).toEqual([name, 403]);
    }
    const bulk = await patch("writer", `/services?where[id][in]=${id},${draft.id}`, {
      _status: "published",
    });
    expect(JSON.stringify(await bulk.json())).toContain("second person");
    expect([await seen(id), await seen(draft.id)]).toEqual(["published", null]);
    const copy = await as("writer", `/services/${id}/duplicate`, {
      body: { _status: "published" },
    });
    const { doc }: { doc?: { id: number } } = await copy.json();
    expect(await seen(doc?.id ?? 0)).toBeNull();
    const { totalDocs } = await cms.payload.count({ collection: "services", trash: true });
    expect(totalDocs).toBe(3);
  });

  test("restoring a version, deleting a draft and typing need no approval", async () => {
    const { id } = await service("typed");
    const versions = await cms.payload.findVersions({
      collection: "services",
      where: { parent: { equals: id } },
    });
    // One after the other: of saves at the same moment only one is stored.
    for (const save of [
      () => patch("writer", `/services/${id}?draft=true&autosave=true`, { title: "Typed" }),
      () => as("writer", `/services/versions/${versions.docs[0]?.id}?draft=true`),
      () => as("writer", `/services/versions/${versions.docs[0]?.id}`),
      () => as("writer", "/services?draft=true", { body: { title: "New" } }),
    ])
      expect((await save()).ok).toBe(true);
    expect(await seen(id)).toBe("typed");
  });

  test("pages, settings, redirects and their tables, pictures, vacancies that recruiters close, the demo", async () => {
    const { payload } = cms;
    await payload.updateGlobal({ slug: "about", data: { title: "A", _status: "published" } });
    const { docs } = await payload.findGlobalVersions({ slug: "about", limit: 1 });
    const redirect = await payload.create({
      collection: "redirects",
      data: { from: "/old", to: "/new", status: "301" },
    });
    const vacancy = await payload.create({
      collection: "vacancies",
      data: { slug: "v", title: "V", hot: 0, _status: "published" } as never,
    });
    const data = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>',
    );
    const picture = await payload.create({
      collection: "media",
      data: { alt: "As it is" },
      file: { data, name: "a.svg", mimetype: "image/svg+xml", size: data.length },
    });
    for (const response of [
      patch("writer", `/media/${picture.id}`, { alt: "Another" }),
      as("admin", `/media/${picture.id}`, { method: "DELETE" }),
      as("writer", "/globals/about", { body: { title: "B", _status: "published" } }),
      as("writer", "/globals/about?draft=true", { body: { title: "B", _status: "published" } }),
      as("writer", "/globals/about", { body: { _status: "draft" } }),
      as("admin", "/globals/site-settings", { body: { _status: "published" } }),
      as("writer", "/redirects", { body: { from: "/a", to: "/b", status: "301" } }),
      patch("writer", `/redirects/${redirect.id}`, { to: "/elsewhere" }),
      as("admin", `/redirects/${redirect.id}`, { method: "DELETE" }),
      as("recruiter", `/vacancies/${vacancy.id}/close`, { body: {} }),
    ])
      expect((await response).status).toBe(403);
    const demo = await as("admin", "/demo-content/remove", { body: { confirmed: true } });
    expect(demo.status).toBe(409);
    expect(await payload.findGlobal({ slug: "about" })).toMatchObject({ title: "A" });
    expect((await payload.find({ collection: "redirects" })).docs).toMatchObject([{ to: "/new" }]);
    for (const save of [
      () => as("writer", "/globals/about?draft=true", { body: { title: "Typed" } }),
      () => as("writer", `/globals/about/versions/${docs[0]?.id}`),
    ])
      expect((await save()).status).toBe(200);
    expect(await payload.findGlobal({ slug: "about" })).toMatchObject({ title: "A" });
    await payload.delete({ collection: "redirects", id: redirect.id });
  });

  test("one person alone cannot switch the rule off", async () => {
    const off = await as("admin", "/globals/approval", { body: { secondPerson: false } });
    expect(off.status).toBe(403);
    const id = await propose("admin", {
      place: "approval",
      action: "write",
      data: { secondPerson: false },
    });
    expect((await decide("writer", id))[0]).toBe(409);
    const second = await addUser(cms, "second", "admin");
    users.second = second;
    expect(await decide("second", id)).toEqual([200, ""]);
    expect(await cms.payload.findGlobal({ slug: "approval" })).toMatchObject({
      secondPerson: false,
    });
    await cms.payload.delete({ collection: "users", id: second.id });
  });
});
