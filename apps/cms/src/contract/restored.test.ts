import { expect, test, vi } from "vitest";
import { answerGet } from "#contract/answer.ts";
import { callApi } from "#testing/api.ts";
import { testCms, testUsers } from "#testing/test-cms.ts";

vi.setConfig({ testTimeout: 60_000 });
const cms = testCms();
const users = testUsers(cms);

const seen = async (slug: string): Promise<unknown> =>
  (await answerGet(new URL(`http://cms.test/api/wp/v2/posts?slug=${slug}`), cms.payload)).json();

test("an older version that is restored and published is what visitors see, with its address, and this can be undone", async () => {
  const { payload } = cms;
  const { id } = await payload.create({
    collection: "services",
    data: { slug: "first", title: "First", order: 1, _status: "published" },
  });
  await payload.update({
    collection: "services",
    id,
    data: { title: "Second", slug: "second", _status: "published" },
  });
  const versions = async () =>
    (
      await payload.findVersions({
        collection: "services",
        where: { parent: { equals: id } },
        sort: "createdAt",
      })
    ).docs;
  const [first, second] = await versions();
  // The admin's comparison shows both states completely.
  expect([first?.version, second?.version]).toMatchObject([
    { title: "First", slug: "first" },
    { title: "Second", slug: "second" },
  ]);
  const back = async (version: string | number | undefined): Promise<void> => {
    for (const [method, path, body] of [
      ["POST", `/services/versions/${version}`, {}],
      ["PATCH", `/services/${id}`, { _status: "published" }],
    ] as const)
      expect((await callApi(cms, path, { method, body, token: users.editor.token })).status).toBe(
        200,
      );
  };
  await back(first?.id);
  expect([await seen("first"), await seen("second")]).toMatchObject([[{ title: "First" }], []]);
  expect((await payload.find({ collection: "redirects" })).docs).toMatchObject([
    { from: "/services/second", to: "/services/first" },
  ]);
  await back(second?.id);
  expect(await seen("second")).toMatchObject([{ title: "Second" }]);
});

test("autosave while an editor types writes one version, not one for each pause", async () => {
  const { payload } = cms;
  const { id } = await payload.create({
    collection: "services",
    data: { slug: "typed", title: "Typed", order: 1, _status: "published" },
  });
  for (let key = 0; key < 30; key++)
    await payload.update({
      collection: "services",
      id,
      data: { title: `Typed ${key}` },
      draft: true,
      autosave: true,
    });
  const { docs } = await payload.findVersions({
    collection: "services",
    where: { parent: { equals: id } },
    sort: "createdAt",
  });
  expect(docs.map(({ version }) => version.title)).toEqual(["Typed", "Typed 29"]);
});
