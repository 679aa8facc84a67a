import { beforeAll, expect, test, vi } from "vitest";
import { pendingIn } from "#publishing/purge/pending.ts";
import { answerGet } from "#records/contract/answer.ts";
import { putTranslation } from "#records/translations/put.ts";
import { testCms } from "#testing/test-cms.ts";

vi.setConfig({ testTimeout: 60_000 });
const cms = testCms();
const published = { _status: "published" } as const;
let service: number;

beforeAll(async () => {
  await cms.payload.updateGlobal({
    slug: "site-settings",
    data: { otherLanguages: ["de", "he"], ...published },
  });
  const data = { slug: "teams", title: "Teams", shortDescription: "x", order: 1, ...published };
  service = (await cms.payload.create({ collection: "services", data })).id;
  const clients = [{ title: "Harbour", url: "/services/teams#price" }, { title: "Dunemark" }];
  await cms.payload.updateGlobal({
    slug: "clients",
    data: { title: "Clients", clients, ...published },
  });
  for (const language of ["de", "he"])
    await putTranslation(
      cms.payload,
      { kind: "clients", record: null, language },
      { title: "Kunden" },
      {},
    );
}, 60_000);

async function linkIn(language: string): Promise<unknown> {
  const address = new URL(`/api/wp/v2/pages?slug=clients&lang=${language}`, "http://cms.test");
  const [page] = await (await answerGet(address, cms.payload)).json();
  return page.data.client[0].url;
}

async function newTags(): Promise<string[]> {
  const changes = await pendingIn(cms.payload).read();
  await pendingIn(cms.payload).markSent(changes.map(({ id }) => id));
  return changes.flatMap(({ tags }) => tags);
}

test("[LANG-11] a link to a record that the language does not have is removed, and returns with its translation", async () => {
  expect(await linkIn("en")).toBe("/services/teams#price");
  expect(await linkIn("de")).toBe("");
  await newTags();
  const document = { slug: "feste-teams", title: "Teams", shortDescription: "x" };
  await putTranslation(
    cms.payload,
    { kind: "services", record: service, language: "de" },
    document,
    {},
  );
  expect(await linkIn("de")).toBe("/services/feste-teams#price");
  expect(await linkIn("he")).toBe("");
  const tags = await newTags();
  expect(tags).toContain("clients@de");
  expect(tags).not.toContain("clients@he");
  expect(tags).not.toContain("clients");
});
