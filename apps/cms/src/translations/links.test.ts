import { beforeAll, expect, test, vi } from "vitest";
import { pendingIn } from "#publishing/purge/pending.ts";
import { answerGet } from "#contract/answer.ts";
import { putTranslation } from "#translations/put.ts";
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

test("[LANG-11] footer, menu and settings have no link to a record that the language does not have", async () => {
  const page = { title: "React", subTitle: "x", ...published };
  await cms.payload.create({
    collection: "services",
    data: { slug: "audits", title: "Audits", shortDescription: "x", order: 2, ...published },
  });
  const react = await cms.payload.create({
    collection: "technologies",
    data: { slug: "react", ...page },
    draft: false,
  });
  const place = { kind: "technologies", record: react.id, language: "de" };
  const audits = { label: "Audits", link: "/services/audits" };
  await cms.payload.updateGlobal({
    slug: "options",
    data: {
      services: [audits, { label: "Blog", link: "/blog" }],
      technologyColumns: [
        {
          name: "Languages",
          links: [
            { label: "React", page: "technologies-react", status: "publish" },
            { label: "PHP", page: "technologies-php", status: "publish" },
          ],
        },
      ],
      ...published,
    },
  });
  await cms.payload.updateGlobal({
    slug: "site-settings",
    data: { menu: { items: [{ ...audits, children: [audits] }], action: audits }, ...published },
  });
  const read = async (path: string, language: string) =>
    (await answerGet(new URL(`${path}?lang=${language}`, "http://cms.test"), cms.payload)).json();
  const footer = async (language: string) => {
    const { acf } = await read("/api/acf/v3/options/options", language);
    const { services, custom_column_repeater_languages_and_technologies: columns } =
      acf.footer_links_list;
    return [
      services.map(({ link }: { link: string }) => link),
      columns[0].links.map(({ post_name }: { post_name: string }) => post_name),
    ];
  };
  const menu = async (language: string) => (await read("/api/meridian/v1/settings", language)).menu;
  expect(await footer("en")).toEqual([
    ["/services/audits", "/blog"],
    ["technologies-react", "technologies-php"],
  ]);
  expect(await footer("de")).toEqual([["/blog"], ["technologies-php"]]);
  expect(await menu("de")).toMatchObject({
    items: [{ link: "", children: [{ link: "" }] }],
    action: { link: "" },
  });
  await newTags();
  await putTranslation(cms.payload, place, { slug: "reakt", title: "React", subTitle: "x" }, {});
  expect((await footer("de"))[1]).toEqual(["technologies-reakt", "technologies-php"]);
  expect(await newTags()).toContain("options@de");
  const { docs } = await cms.payload.find({
    collection: "services",
    where: { slug: { equals: "audits" } },
  });
  await putTranslation(
    cms.payload,
    { kind: "services", record: docs[0]?.id ?? 0, language: "de" },
    { slug: "pruefungen", title: "Prüfungen", shortDescription: "x" },
    {},
  );
  expect((await footer("de"))[0]).toEqual(["/services/pruefungen", "/blog"]);
  expect((await menu("de")).action.link).toBe("/services/pruefungen");
  expect(await newTags()).toEqual(expect.arrayContaining(["options@de", "settings@de"]));
});
