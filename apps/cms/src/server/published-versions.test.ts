import type { Where } from "payload";
import { expect, test, vi } from "vitest";
import { answerGet } from "#contract/answer.ts";
import { testCms } from "#testing/test-cms.ts";

vi.setConfig({ testTimeout: 60_000 });
const cms = testCms();
const UNPUBLISH = { data: { _status: "draft" }, unpublishAllLocales: true } as const;

const published: Where = { "version._status": { equals: "published" } };
const stateOf = (version: object): unknown => Reflect.get(version, "_status");

test("[EDIT-44] a record and a page that were published once keep their public version after Unpublish", async () => {
  const at = { collection: "services", depth: 0 } as const;
  const data = { slug: "once", title: "Once", order: 1, _status: "published" } as const;
  const { id } = await cms.payload.create({ ...at, data });
  await cms.payload.update({ ...at, id, ...UNPUBLISH });
  const versions = await cms.payload.findVersions({
    collection: "services",
    where: { parent: { equals: id } },
    sort: "-updatedAt",
  });
  expect(versions.docs.map(({ latest, version }) => [latest, stateOf(version)])).toEqual([
    [true, "draft"],
    [false, "published"],
  ]);
  expect(await cms.payload.findByID({ ...at, id })).toMatchObject({ _status: "draft" });
  expect(await cms.payload.findByID({ ...at, id, draft: true })).toMatchObject({ title: "Once" });

  const page = { slug: "terms-of-use" } as const;
  await cms.payload.updateGlobal({ ...page, data: { title: "Terms", _status: "published" } });
  await cms.payload.updateGlobal({ ...page, ...UNPUBLISH });
  const ofPage = await cms.payload.findGlobalVersions({ ...page, sort: "-updatedAt" });
  expect(ofPage.docs.map(({ version }) => stateOf(version))).toEqual(["draft", "published"]);
});

test("[EDIT-44] an autosave still overwrites the autosave before it, and a record with a newer draft is unpublished", async () => {
  const at = { collection: "services", depth: 0 } as const;
  const data = { slug: "often", title: "Often", order: 1, _status: "published" } as const;
  const { id } = await cms.payload.create({ ...at, data });
  for (const title of ["A", "B", "C"])
    await cms.payload.update({ ...at, id, data: { title }, draft: true, autosave: true });
  await cms.payload.update({ ...at, id, ...UNPUBLISH });
  const count = (where: Where) =>
    cms.payload.countVersions({
      collection: "services",
      where: { and: [{ parent: { equals: id } }, where] },
    });
  expect([(await count({})).totalDocs, (await count(published)).totalDocs]).toEqual([2, 1]);
});

test("[EDIT-44] a vacancy that was published once and then unpublished is closed, not missing", async () => {
  const data = { slug: "tester", title: "Tester", _status: "published" } as never;
  const { id } = await cms.payload.create({ collection: "vacancies", data });
  await cms.payload.update({ collection: "vacancies", id, ...UNPUBLISH });
  const url = new URL("http://cms.test/api/wp/v2/vacancy?slug=tester");
  const answer = await (await answerGet(url, cms.payload)).text();
  expect(answer).toContain('"closed":true');
});
