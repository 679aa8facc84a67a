import { handleEndpoints } from "payload";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { ensureFirstUser } from "#host/boot.ts";
import { listenForChanges } from "#publishing/purge/note-change.ts";
import { pendingIn } from "#publishing/purge/pending.ts";
import { sessionOf } from "#testing/api.ts";
import { testCms } from "#testing/test-cms.ts";

vi.setConfig({ testTimeout: 60_000 });
const cms = testCms();
let noted = 0;
let unchanged: () => boolean;
beforeAll(async () => {
  const { commitTransaction } = cms.payload.db;
  unchanged = () => cms.payload.db.commitTransaction === commitTransaction;
  listenForChanges(cms.payload, () => void noted++);
});

/** The tags since the last call, in order. Deletes them. */
async function purgedTags(): Promise<string[][]> {
  const changes = await pendingIn(cms.payload).read();
  await pendingIn(cms.payload).markSent(changes.map(({ id }) => id));
  return changes.map(({ tags }) => tags);
}
beforeEach(async () => {
  await purgedTags();
  noted = 0;
});

const create = (slug: string, _status: "draft" | "published") =>
  cms.payload.create({
    collection: "services",
    data: { slug, title: slug, order: 1, _status },
    draft: _status === "draft",
  });

test("a published document is noted, and the sender is notified", async () => {
  await create("one", "published");
  expect(await purgedTags()).toEqual([["services", "service:one", "seo:/services/one"]]);
  expect(noted).toBe(1);
  expect(unchanged(), "Payload's database adapter commits as it did").toBe(true);
});

test("changes for the site are written in the change's own transaction, if the database has transactions", async () => {
  const written = vi.spyOn(cms.payload.db, "create");
  await create("within", "published");
  const requestOf = (collection: string) =>
    written.mock.calls.find(([call]) => call.collection === collection)?.[0].req;
  expect(requestOf("purges")).toBeDefined();
  expect(requestOf("purges")).toBe(requestOf("services"));
  written.mockRestore();
});

test("drafts are not reported: neither a new one, nor one of a published document", async () => {
  const { id } = await create("two", "draft");
  await cms.payload.update({ collection: "services", id, data: { title: "Two" }, draft: true });
  const published = await create("three", "published");
  await purgedTags();
  await cms.payload.update({
    collection: "services",
    id: published.id,
    data: { slug: "three-new" },
    draft: true,
  });
  expect(await purgedTags()).toEqual([]);
});

test("publishing a draft with a new slug purges the address it had in public, not the draft's", async () => {
  const { payload } = cms;
  const { id } = await create("four", "published");
  await payload.update({ collection: "services", id, data: { slug: "four-draft" }, draft: true });
  await purgedTags();
  await payload.update({
    collection: "services",
    id,
    data: { slug: "four-final", _status: "published" },
  });
  expect(await purgedTags()).toEqual([
    ["redirects"],
    [
      "services",
      "service:four",
      "seo:/services/four",
      "service:four-final",
      "seo:/services/four-final",
    ],
  ]);
});

test("unpublishing and deleting purge the public page; deleting a draft purges nothing", async () => {
  const { payload } = cms;
  const { id } = await create("five", "published");
  await purgedTags();
  await payload.update({ collection: "services", id, data: { _status: "draft" } });
  expect(await purgedTags()).toEqual([["services", "service:five", "seo:/services/five"]]);
  await payload.delete({ collection: "services", id });
  expect(await purgedTags()).toEqual([]);
  const six = await create("six", "published");
  await purgedTags();
  await payload.delete({ collection: "services", id: six.id });
  expect(await purgedTags()).toEqual([["services", "service:six", "seo:/services/six"]]);
});

test("many documents changed at once are each reported", async () => {
  const { payload } = cms;
  await create("seven", "published");
  await create("eight", "published");
  await purgedTags();
  await payload.update({
    collection: "services",
    where: { slug: { in: ["seven", "eight"] } },
    data: { shortDescription: "New" },
  });
  expect((await purgedTags()).flat()).toEqual(
    expect.arrayContaining(["services", "service:seven", "service:eight"]),
  );
});

test("restoring an older version changes the public page", async () => {
  const { payload } = cms;
  const { id } = await create("nine", "published");
  await payload.update({
    collection: "services",
    id,
    data: { slug: "nine-new", _status: "published" },
  });
  const { docs } = await payload.findVersions({
    collection: "services",
    where: { parent: { equals: id } },
    sort: "createdAt",
  });
  await purgedTags();
  await payload.restoreVersion({ collection: "services", id: String(docs[0]?.id) });
  expect(await purgedTags()).toEqual([
    ["redirects"],
    ["redirects"],
    [
      "services",
      "service:nine-new",
      "seo:/services/nine-new",
      "service:nine",
      "seo:/services/nine",
    ],
  ]);
  expect((await payload.findByID({ collection: "services", id })).slug).toBe("nine");
});

test("a global is reported when it is published or unpublished, not as a draft", async () => {
  const { payload } = cms;
  await payload.updateGlobal({ slug: "about", data: { title: "About" }, draft: true });
  expect(await purgedTags()).toEqual([]);
  await payload.updateGlobal({ slug: "about", data: { title: "About", _status: "published" } });
  expect(await purgedTags()).toEqual([["about"]]);
  await payload.updateGlobal({ slug: "about", data: { title: "About, in work" }, draft: true });
  expect(await purgedTags()).toEqual([]);
  await payload.updateGlobal({ slug: "about", data: { _status: "draft" } });
  expect(await purgedTags()).toEqual([["about"]]);
});

test("a slug of another kind of post is refused on publishing, as the two share one call", async () => {
  await create("taken", "published");
  await expect(
    cms.payload.create({
      collection: "case-studies",
      data: { slug: "taken", title: "Taken", order: 1, _status: "published" },
    }),
  ).rejects.toThrow("Address");
});

test("publishing through the admin's API notifies the sender as well", async () => {
  const { payload, settings } = cms;
  await ensureFirstUser(payload, settings);
  const token = await sessionOf(cms, settings.adminEmail ?? "", settings.adminPassword ?? "");
  const { id } = await create("ten", "published");
  noted = 0;
  const request = new Request(`${settings.url}/cms/api/services/${id}`, {
    method: "PATCH",
    headers: { authorization: `JWT ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ title: "Ten, published" }),
  });
  const answer = await handleEndpoints({
    config: payload.config,
    request,
    payloadInstanceCacheKey: settings.dataDir,
  });
  expect([answer.status, noted]).toEqual([200, 1]);
});
