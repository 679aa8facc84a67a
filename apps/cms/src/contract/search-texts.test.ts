import { createLocalReq } from "payload";
import { expect, test, vi } from "vitest";
import { answerGet } from "#contract/answer.ts";
import { handlers } from "#contract/handlers.ts";
import { everyPage } from "#records/search-texts/every-page.ts";
import { pagesWithText } from "#records/search-texts/same-texts.ts";
import { pendingIn } from "#publishing/purge/pending.ts";
import { testCms } from "#testing/test-cms.ts";

vi.setConfig({ testTimeout: 60_000 });
const cms = testCms();

const read = async (address: string): Promise<unknown> =>
  (await answerGet(new URL(address, "http://cms.test"), cms.payload)).json();
const titleAt = async (path: string): Promise<string | null> => {
  const seo = (await read(`/api/wp/custom-seo/v1/get-data-by-slug${path}`)) as { title?: string };
  return seo.title ?? null;
};
const unlisted = async (): Promise<string[]> => {
  const settings = (await read("/api/meridian/v1/settings")) as { seo?: { unlisted?: string[] } };
  return settings.seo?.unlisted ?? [];
};
const purged = async (): Promise<string[]> => {
  const pending = pendingIn(cms.payload);
  const changes = await pending.read();
  await pending.markSent(changes.map(({ id }) => id));
  return changes.flatMap(({ tags }) => tags);
};
const service = (slug: string, search: object = {}) =>
  cms.payload.create({
    collection: "services",
    data: { slug, title: slug, order: 1, search, _status: "published" },
  });
const change = (id: number, data: object, draft = false) =>
  cms.payload.update({
    collection: "services",
    id,
    data: { ...data, ...(!draft && { _status: "published" as const }) },
    draft,
  });

test("[OWN-53] a record and its texts are published together; a draft's texts are in its preview only", async () => {
  const { id } = await service("teams", { title: "Teams" });
  expect(await titleAt("/services/teams")).toBe("Teams");
  await change(id, { search: { title: "Better teams" } }, true);
  expect(await titleAt("/services/teams")).toBe("Teams");
  const preview = { kind: "services", id, admin: "", until: 0 } as const;
  expect(
    await handlers.seo({ path: "services/teams" }, { payload: cms.payload, preview }),
  ).toMatchObject({ title: "Better teams" });
  await purged();
  await change(id, {});
  expect(await titleAt("/services/teams")).toBe("Better teams");
  expect(await purged()).toContain("seo:/services/teams");
  const { docs } = await cms.payload.findVersions({
    collection: "services",
    where: { parent: { equals: id } },
    sort: "createdAt",
  });
  expect(docs.map(({ version }) => version.search?.title)).toEqual([
    "Teams",
    "Better teams",
    "Better teams",
  ]);
});

test("[OWN-53] texts stay with their page when its address changes, and the site is notified of both addresses", async () => {
  const { id } = await service("before", { title: "About it" });
  await change(id, { slug: "after" }, true);
  expect(await titleAt("/services/before")).toBe("About it");
  await purged();
  await change(id, {});
  expect([await titleAt("/services/before"), await titleAt("/services/after")]).toEqual([
    null,
    "About it",
  ]);
  expect(await purged()).toEqual(
    expect.arrayContaining(["seo:/services/before", "seo:/services/after"]),
  );
});

test("[OWN-53] pages that exist once, and those by number, have their texts in their record; others by their path", async () => {
  await cms.payload.updateGlobal({
    slug: "career",
    data: { search: { title: "Jobs" }, _status: "published" },
  });
  const { id } = await cms.payload.create({
    collection: "career-posts",
    data: { title: "Engineer", search: { title: "An engineer" }, _status: "published" } as never,
  });
  await cms.payload.create({
    collection: "seo-records",
    data: { path: "/pricing", title: "Prices", _status: "published" },
  });
  expect(await titleAt("/career")).toBe("Jobs");
  expect(await titleAt(`/career/${id}`)).toBe("An engineer");
  expect(await titleAt("/pricing")).toBe("Prices");
  await expect(
    cms.payload.create({ collection: "seo-records", data: { path: "/career" } }),
  ).rejects.toMatchObject({
    data: { errors: [expect.objectContaining({ message: expect.stringMatching(/a record/) })] },
  });
});

test("[OWN-53] a copy of a record starts without its texts", async () => {
  const { id } = await service("original", { title: "Original", noindex: true });
  const copy = await cms.payload.duplicate({ collection: "services", id });
  expect(copy.search).toMatchObject({ title: null, noindex: false });
});

test("[OWN-53] other pages with the same text are named, and the overview flags them", async () => {
  const { id } = await service("same-one", { title: "The same" });
  await service("same-two", { title: "The same" });
  const form = { kind: "services", id: String(id) };
  const req = await createLocalReq({}, cms.payload);
  expect(await pagesWithText(req, "title", "The same", form)).toEqual(["/services/same-two"]);
  expect(await pagesWithText(req, "description", "The same", form)).toEqual([]);
  const pages = await everyPage(cms.payload);
  const noted = (path: string) => pages.find((page) => page.path === path)?.notes;
  expect(noted("/services/same-two")).toEqual(["missing", "same"]);
  expect(noted("/survey")).toEqual(["missing"]);
  expect(pages.find(({ path }) => path === "/services/same-two")?.edit).toMatch(
    /^\/admin\/collections\/services\/\d+#search-and-sharing$/,
  );
});

test("[OWN-58] a page that an editor hides from search engines is named in its texts and in the settings, which the site is notified of", async () => {
  const { id } = await service("hidden", { title: "Hidden" });
  expect(await unlisted()).not.toContain("/services/hidden");
  await purged();
  await change(id, { search: { noindex: true } }, true);
  expect(await unlisted()).not.toContain("/services/hidden");
  await change(id, {});
  expect(await unlisted()).toContain("/services/hidden");
  expect(await read("/api/wp/custom-seo/v1/get-data-by-slug/services/hidden")).toMatchObject({
    noindex: true,
  });
  expect(await purged()).toContain("settings");
  await change(id, { shortDescription: "Another text" });
  expect(await purged()).not.toContain("settings");
  await change(id, { search: { noindex: false } });
  expect(await unlisted()).not.toContain("/services/hidden");
  expect(await purged()).toContain("settings");
});
