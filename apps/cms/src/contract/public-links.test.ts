import { beforeAll, expect, test, vi } from "vitest";
import { pendingIn } from "#publishing/purge/pending.ts";
import { answerGet } from "#contract/answer.ts";
import { fromHtml } from "#records/rich-text/from-html.ts";
import { putTranslation } from "#translations/put.ts";
import { testCms } from "#testing/test-cms.ts";

vi.setConfig({ testTimeout: 60_000 });
const cms = testCms();
const published = { _status: "published" } as const;
const audits = { label: "Audits", link: "/services/audits?from=menu" };
let service: number;

beforeAll(async () => {
  const { payload } = cms;
  const data = { slug: "audits", title: "Audits", shortDescription: "x", order: 1, ...published };
  service = (await payload.create({ collection: "services", data })).id;
  await payload.updateGlobal({
    slug: "site-settings",
    data: { otherLanguages: ["de"], menu: { items: [audits] }, ...published },
  });
  await payload.updateGlobal({
    slug: "options",
    data: { services: [audits, { label: "Blog", link: "/blog" }], ...published },
  });
  await payload.create({
    collection: "blog-posts",
    data: {
      slug: "linking",
      title: "Linking",
      description: "x",
      sections: [{ body: fromHtml('<p>See <a href="/services/audits">audits</a>.</p>') }],
      ...published,
    },
  });
  const place = { kind: "services", record: service, language: "de" };
  await putTranslation(
    payload,
    place,
    { slug: "pruefungen", title: "Prüfungen", shortDescription: "x" },
    {},
  );
}, 60_000);

const read = async (path: string) =>
  (await answerGet(new URL(path, "http://cms.test"), cms.payload)).json();
async function links(language: string) {
  const { acf } = await read(`/api/acf/v3/options/options?lang=${language}`);
  const { menu } = await read(`/api/meridian/v1/settings?lang=${language}`);
  return [
    menu.items[0].link,
    ...acf.footer_links_list.services.map(({ link }: { link: string }) => link),
  ];
}
const text = async () =>
  (await read("/api/wp/v2/single-blog/?slug=linking"))[0].content[0].text_editor;
const change = (data: object) =>
  cms.payload.update({ collection: "services", id: service, data, trash: true });
async function newTags(): Promise<string[]> {
  const changes = await pendingIn(cms.payload).read();
  await pendingIn(cms.payload).markSent(changes.map(({ id }) => id));
  return changes.flatMap(({ tags }) => tags);
}

const AWAY = [
  ["withdrawn", { _status: "draft" }, published],
  ["in the trash", { deletedAt: new Date().toISOString() }, { deletedAt: null, ...published }],
] as const;

test.each(AWAY)(
  "[OWN-54] visitors get no link to a record that is %s, in any language, and get it again with the record",
  async (_, taken, returned) => {
    const all = ["/services/audits?from=menu", "/services/audits?from=menu", "/blog"];
    const german = ["/services/pruefungen?from=menu", "/services/pruefungen?from=menu", "/blog"];
    expect([await links("en"), await links("de")]).toEqual([all, german]);
    for (const [state, expected] of [
      [taken, [["", "/blog"], ["", "/blog"], "<p>See audits.</p>"]],
      [returned, [all, german, '<p>See <a href="/services/audits">audits</a>.</p>']],
    ] as const) {
      await newTags();
      await change(state);
      expect([await links("en"), await links("de"), await text()]).toEqual(expected);
      expect(await newTags()).toEqual(
        expect.arrayContaining([
          "options",
          "options@de",
          "settings",
          "settings@de",
          "blog:linking",
        ]),
      );
    }
  },
);

test("[OWN-54] a link to a former address stays while a redirect or another record is there", async () => {
  await change({ slug: "reviews", ...published });
  await cms.payload.create({
    collection: "services",
    data: { slug: "audits", title: "Draft", order: 2, _status: "draft" },
    draft: true,
  });
  expect((await links("en"))[0]).toBe("/services/audits?from=menu");
});

test("[OWN-54] a link by a former address is removed with its record, and in a language without the record", async () => {
  const german = await cms.payload.find({ collection: "translations", limit: 1 });
  const id = german.docs[0]?.id ?? 0;
  const publishGerman = (isPublic: boolean) =>
    cms.payload.update({
      collection: "translations",
      id,
      data: { _status: isPublic ? "published" : "draft" },
    });
  const typed = "/services/audits?from=menu";
  expect([await links("en"), await links("de")]).toEqual([
    [typed, typed, "/blog"],
    ["/services/pruefungen?from=menu", "/services/pruefungen?from=menu", "/blog"],
  ]);
  await newTags();
  await publishGerman(false);
  expect(await links("de")).toEqual(["", "/blog"]);
  expect(await newTags()).toEqual(expect.arrayContaining(["options@de", "settings@de"]));
  await publishGerman(true);
  await newTags();
  await change({ _status: "draft" });
  expect([await links("en"), await links("de"), await text()]).toEqual([
    ["", "/blog"],
    ["", "/blog"],
    "<p>See audits.</p>",
  ]);
  expect(await newTags()).toEqual(
    expect.arrayContaining(["options", "options@de", "settings", "settings@de", "blog:linking"]),
  );
});
