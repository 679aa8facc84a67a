import { expect, test, vi } from "vitest";
import { isDiskFull } from "#server/http/disk-full.ts";
import { clientOf } from "#server/nodes/sqlite-client.ts";
import { callApi } from "#testing/api.ts";
import { testCms, testUsers } from "#testing/test-cms.ts";

vi.setConfig({ testTimeout: 60_000 });
const cms = testCms();
const users = testUsers(cms);
const collection = "services";

/** SQLite's own limit, which it reports as a full disk. */
async function pages(most: "now" | "any"): Promise<void> {
  const client = clientOf(cms.payload.db);
  const found = await client?.execute("select page_count from pragma_page_count");
  const limit = most === "now" ? Number(found?.rows[0]?.page_count) : 2 ** 30;
  await client?.execute(`pragma max_page_count = ${limit}`);
}
const as = (path: string, body: object) =>
  callApi(cms, path, { method: "PATCH", token: users.editor.token, body });
const stateOf = async (id: number) => ({
  doc: await cms.payload.findByID({ collection, id, depth: 0, draft: true }),
  versions: (await cms.payload.countVersions({ collection, where: { parent: { equals: id } } }))
    .totalDocs,
});

test("[NODE-23] a save on a full disk: the editor reads so, nothing is half saved, and the next one after it is stored", async () => {
  const { id } = await cms.payload.create({
    collection,
    data: { slug: "full", title: "Old", order: 1, _status: "published" },
  });
  const before = await stateOf(id);
  await pages("now");
  const words = { title: "New", shortDescription: "long ".repeat(7000) };
  for (const path of [`/services/${id}`, `/services/${id}?draft=true&autosave=true`]) {
    const response = await as(path, words);
    expect([response.status, await response.json()]).toEqual([
      507,
      { errors: [{ message: expect.stringMatching(/disk is full.*words are kept here/) }] },
    ]);
  }
  expect(await stateOf(id)).toEqual(before);
  await pages("any");
  expect((await as(`/services/${id}`, words)).status).toBe(200);
  expect((await stateOf(id)).doc).toMatchObject({ title: "New" });
});

test("a full disk is recognised by the code of any cause, and never by a person's words", () => {
  const caused = (cause: Error) => new Error("Failed query: insert", { cause });
  const coded = (code: string) => Object.assign(new Error("x"), { code });
  for (const code of ["SQLITE_FULL", "ENOSPC", "EDQUOT", "53100"])
    expect(isDiskFull(caused(coded(code)))).toBe(true);
  expect(isDiskFull(new Error("VipsForeignSave: No space left on device"))).toBe(true);
  expect(isDiskFull(new Error("Failed query: insert\nparams: my disk is full"))).toBe(false);
  expect([isDiskFull(coded("SQLITE_BUSY")), isDiskFull(null)]).toEqual([false, false]);
});
