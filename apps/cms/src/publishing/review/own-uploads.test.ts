/** What an author does with files, which are public as soon as they are stored. */
import { expect, test, vi } from "vitest";
import { cms, openLibraryFixture, painted, requestAs, upload } from "#testing/library-fixture.ts";

vi.setConfig({ testTimeout: 60_000 });
openLibraryFixture();

const remove = async (id: number, as = "author") =>
  (await requestAs(`/media/${id}`, as, { method: "DELETE" })).status;

test("[SEC-28] an author uploads pictures, and replaces or deletes an unused one of their own", async () => {
  const bytes = await painted(40, 20);
  const mine = await upload({ bytes, name: "mine.png", as: "author" });
  expect(mine.status).toBe(201);
  expect(
    (await upload({ bytes: await painted(20, 20), to: mine.doc.id, as: "author" })).status,
  ).toBe(200);
  const theirs = await upload({ bytes: await painted(30, 30), name: "theirs.png" });
  expect(await remove(theirs.doc.id)).toBe(403);
  const alt = { method: "PATCH", body: JSON.stringify({ alt: "Another" }) };
  const headers = { "content-type": "application/json" };
  for (const path of [`/media/${theirs.doc.id}`, `/media?where[id][in]=${mine.doc.id}`])
    expect((await requestAs(path, "author", { ...alt, headers })).status).toBe(403);
  expect(await remove(mine.doc.id)).toBe(200);
});

test.each([
  ["a public record", "published", undefined],
  ["a draft", "draft", undefined],
  ["a draft of a public record", "published", "draft"],
] as const)(
  "[SEC-28] a picture of %s stays, also for the author who uploaded it",
  async (name, _status, then) => {
    const { payload } = cms;
    const { doc } = await upload({ bytes: await painted(40, 21), as: "author" });
    const data = { title: name, slug: name.replaceAll(" ", "-"), order: 1, _status };
    const featuredImage = doc.id;
    const { id } = await payload.create({
      collection: "services",
      data: then ? data : { ...data, featuredImage },
      draft: _status === "draft",
    });
    if (then)
      await payload.update({ collection: "services", id, data: { featuredImage }, draft: true });
    expect(await remove(doc.id)).toBe(403);
  },
);
