import { createClient } from "@meridian/contract";
import { describe, expect, test, vi } from "vitest";
import { answerGet } from "#contract/answer.ts";
import { linkingTo } from "#publishing/linked-from/find-links.ts";
import { pendingIn } from "#publishing/purge/pending.ts";
import { appointments } from "#publishing/schedule/upcoming.ts";
import { targetState } from "#records/targets/target-state.ts";
import { callApi } from "#testing/api.ts";
import { testCms, testUsers } from "#testing/test-cms.ts";

vi.setConfig({ testTimeout: 60_000 });
const cms = testCms();
const users = testUsers(cms);

const service = (slug: string, title = slug) =>
  cms.payload.create({
    collection: "services",
    data: { slug, title, order: 1, _status: "published" },
  });
/** Like the admin's buttons. */
const trash = (path: string, who = "editor") =>
  callApi(cms, path, {
    method: "PATCH",
    body: { deletedAt: "2099-01-01T00:00:00Z" },
    token: users[who]?.token,
  });
const restore = (id: number, status: "draft" | "published", who = "editor") =>
  callApi(
    cms,
    `/services?trash=true&where[and][0][id][equals]=${id}&where[and][1][deletedAt][exists]=true`,
    { method: "PATCH", body: { deletedAt: null, _status: status }, token: users[who]?.token },
  );
const remove = (id: number, who: string) =>
  callApi(cms, `/services/${id}?trash=true`, { method: "DELETE", token: users[who]?.token });
const client = createClient({
  host: "http://cms.test",
  log: { warn: () => undefined },
  fetch: (address) => answerGet(new URL(String(address)), cms.payload),
});
const served = async (): Promise<string[]> =>
  (await client.read("services")).map(({ slug }) => slug).toSorted();
const notified = async (): Promise<string[][]> => {
  const changes = await pendingIn(cms.payload).read();
  await pendingIn(cms.payload).markSent(changes.map(({ id }) => id));
  return changes.map(({ tags }) => tags);
};

test("[OWN-52] a deleted record is off the site at once, which is notified, and is back unchanged after a restore", async () => {
  const { id } = await service("teams");
  await notified();
  expect((await trash(`/services/${id}`)).status).toBe(200);
  expect(await served()).toEqual([]);
  expect(await notified()).toEqual([["services", "service:teams", "seo:/services/teams"]]);
  const trashed = await cms.payload.findByID({ collection: "services", id, trash: true });
  expect(Date.parse(trashed.deletedAt ?? "")).toBeLessThan(Date.now() + 1000);
  expect((await restore(id, "draft")).status).toBe(200);
  expect([await served(), await notified()]).toEqual([[], []]);
  await trash(`/services/${id}`);
  expect((await restore(id, "published")).status).toBe(200);
  expect(await served()).toEqual(["teams"]);
  expect(await notified()).toEqual([["services", "service:teams", "seo:/services/teams"]]);
  await cms.payload.delete({ collection: "services", id });
});

test("[OWN-52] trash and restore do not publish an unpublished change, which stays among the versions", async () => {
  const { id } = await service("begun", "As visitors know it");
  await cms.payload.update({
    collection: "services",
    id,
    data: { title: "Half a thought" },
    draft: true,
  });
  await trash(`/services/${id}`);
  await restore(id, "published");
  expect(await cms.payload.findByID({ collection: "services", id })).toMatchObject({
    title: "As visitors know it",
    _status: "published",
  });
  const { docs } = await cms.payload.findVersions({
    collection: "services",
    where: { parent: { equals: id }, "version.title": { equals: "Half a thought" } },
  });
  expect(docs).toHaveLength(1);
  await cms.payload.delete({ collection: "services", id });
});

test("[OWN-52] only an admin deletes permanently, in the trash and outside of it; a recruiter neither trashes nor restores", async () => {
  const { id } = await service("private");
  expect((await trash(`/services/${id}`, "recruiter")).status).toBe(403);
  expect((await remove(id, "editor")).status).toBe(403);
  expect(await served()).toEqual(["private"]);
  await trash(`/services/${id}`);
  expect((await restore(id, "published", "recruiter")).status).toBe(403);
  expect((await remove(id, "editor")).status).toBe(403);
  await notified();
  expect((await remove(id, "admin")).status).toBe(200);
  expect(await notified()).toEqual([["services", "service:private", "seo:/services/private"]]);
  expect((await cms.payload.count({ collection: "services", trash: true })).totalDocs).toBe(0);
});

test("[OWN-52] what is in the trash is neither published nor unpublished by the schedule", async () => {
  const publishAt = new Date(Date.now() + 3_600_000).toISOString();
  const { id } = await cms.payload.create({
    collection: "services",
    data: { slug: "later", title: "Later", order: 1, publishAt },
    draft: true,
  });
  const { id: leaving } = await cms.payload.create({
    collection: "services",
    data: { slug: "leaving", title: "L", order: 1, unpublishAt: publishAt, _status: "published" },
  });
  expect(await appointments(cms.payload)).toHaveLength(2);
  for (const one of [id, leaving]) expect((await trash(`/services/${one}`)).status).toBe(200);
  expect(await appointments(cms.payload)).toEqual([]);
  await restore(id, "draft");
  expect(await appointments(cms.payload)).toMatchObject([{ action: "publish" }]);
  for (const one of [id, leaving]) await remove(one, "admin");
});

test("[OWN-52] a draft whose times passed in the trash is restored without them, and stays a draft", async () => {
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  const [publishAt, unpublishAt, later] = [at(1), at(2), at(9)];
  const made = (slug: string, times: object) =>
    cms.payload.create({
      collection: "services",
      data: { slug, title: slug, order: 1, ...times },
      draft: true,
    });
  const over = await made("over", { publishAt, unpublishAt });
  const begun = await made("begun-then", { publishAt, unpublishAt: later });
  for (const { id } of [over, begun]) await trash(`/services/${id}`);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(at(5)) });
  const restored = [await restore(over.id, "draft"), await restore(begun.id, "draft")];
  vi.useRealTimers();
  expect(restored.map(({ status }) => status)).toEqual([200, 200]);
  const read = (id: number) =>
    cms.payload.findByID({ collection: "services", id, draft: true, depth: 0 });
  expect(await read(over.id)).toMatchObject({ publishAt: null, unpublishAt: null });
  expect(await read(begun.id)).toMatchObject({ publishAt: null, unpublishAt: later });
  expect(await appointments(cms.payload)).toEqual([]);
  for (const { id } of [over, begun]) await remove(id, "admin");
});

test("[OWN-52] messages, pictures and redirects have no trash", () => {
  const trashes = cms.payload.config.collections.filter(({ trash: has }) => has);
  expect(trashes.map(({ slug }) => slug)).not.toEqual(
    expect.arrayContaining(["submissions", "media", "redirects"]),
  );
  expect(trashes).toHaveLength(16);
});

describe("[OWN-52] records related to one in the trash", () => {
  test("a link to it has its own label, and it links to nothing itself", async () => {
    const { id } = await service("marked");
    await cms.payload.create({
      collection: "redirects",
      data: { from: "/old-marked", to: "/services/marked", status: "301" },
    });
    const study = await cms.payload.create({
      collection: "case-studies",
      data: { slug: "study", title: "Study", order: 1, buttonLink: "/services/marked" } as never,
    });
    // The first try is refused with the links; the second deletes.
    expect((await trash(`/services/${id}`)).status).toBe(409);
    expect((await trash(`/services/${id}`)).status).toBe(200);
    expect(await targetState(cms.payload, "/services/marked")).toEqual({
      found: "trashed",
      off: false,
      page: "services",
    });
    await trash(`/case-studies/${study.id}`);
    expect(
      (await linkingTo(cms.payload, "services", id, "http://site")).map(({ kind }) => kind),
    ).not.toContain("Case study");
  });

  test("its address is reported as taken by it, and a title makes another", async () => {
    await expect(service("marked")).rejects.toThrow("Address");
    const { slug } = await cms.payload.create({
      collection: "services",
      data: { title: "Marked", order: 1, slug: "" },
      draft: true,
    });
    expect(slug).toBe("marked-2");
  });

  test("a vacancy's page reports that it is closed", async () => {
    const { id } = await cms.payload.create({
      collection: "vacancies",
      data: {
        slug: "engineer",
        title: "Engineer",
        hot: 0,
        date: "2026-10-01T12:00:00.000Z",
        _status: "published",
      } as never,
    });
    await trash(`/vacancies/${id}`);
    expect(await client.read("vacancy", { slug: "engineer" })).toMatchObject({ closed: true });
    expect(await client.read("vacancies")).toEqual([]);
  });
});
