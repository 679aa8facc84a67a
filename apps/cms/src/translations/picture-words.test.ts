import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { answerGet } from "#contract/answer.ts";
import { putGlobal } from "#moving-in/import/write/put.ts";
import { richText } from "#records/mapping/import-context.ts";
import { everyRecord } from "#translations/every-record.ts";
import { putTranslation } from "#translations/put.ts";
import { openTestCms, type TestCms } from "#testing/open-cms.ts";

vi.setConfig({ testTimeout: 200_000 });
const published = { _status: "published" } as const;
const HOME = "/api/wp/v2/pages/1120";
const SERVICES = "/api/wp/v2/posts?filter[category_name]=services";
const LEGAL = "/api/wp/v2/pages?slug=privacy-policy";

let cms: TestCms;
/** In the library: one picture for each place, and a decorative one. */
const pictures: Record<"field" | "row" | "text" | "group" | "decorative", number> = {
  field: 0,
  row: 0,
  text: 0,
  group: 0,
  decorative: 0,
};

const add = async (name: string): Promise<number> => {
  const alt = name === "decorative" ? "" : `The ${name}`;
  const file = { filename: `${name}.svg`, mimeType: "image/svg+xml", width: 40, height: 40 };
  const data = { ...file, alt, decorative: alt === "" };
  return Number((await cms.payload.db.create({ collection: "media", data })).id);
};

beforeAll(async () => {
  cms = await openTestCms();
  await cms.payload.updateGlobal({
    slug: "site-settings",
    data: { language: "en", otherLanguages: ["de", "he"], ...published },
  });
  for (const name of Object.keys(pictures) as (keyof typeof pictures)[])
    pictures[name] = await add(name);
  const service = {
    slug: "teams",
    title: "Teams",
    shortDescription: "A team.",
    order: 1,
    featuredImage: pictures.field,
    exploreOurExpertise: { image: pictures.group },
  };
  const { id } = await cms.payload.create({
    collection: "services",
    data: { ...service, ...published } as never,
  });
  const home = { provideItems: [{ title: "Hiring", icon: pictures.row }] };
  await putGlobal(cms.payload, "home", { ...home, ...published });
  const legal = {
    title: "Privacy",
    description: richText(`<p>A text</p><img data-media="${pictures.text}">`),
  };
  await putGlobal(cms.payload, "privacy-policy", { ...legal, ...published });
  for (const [kind, record, document] of [
    ["services", id, { ...service, slug: "feste-teams" }],
    ["home", null, home],
    ["privacy-policy", null, legal],
  ] as const)
    await putTranslation(cms.payload, { kind, record, language: "de" }, document, {});
}, 400_000);
afterAll(() => cms.close());

const replyTo = async (path: string): Promise<string> =>
  (await answerGet(new URL(path, "http://cms.test"), cms.payload)).text();

const altsOf = (reply: string): string[] =>
  [...reply.matchAll(/\balt(?:":|=\\)"((?:[^"\\]|\\(?!"))*)/g)]
    .map(([, alt = ""]) => alt)
    .toSorted();

const describePicture = (record: number, alt: string) =>
  putTranslation(cms.payload, { kind: "media", record, language: "de" }, { alt }, {});

/** Tags of the changes since the last call. */
async function newTags(): Promise<string[]> {
  const { docs } = await cms.payload.find({ collection: "purges", limit: 0, pagination: false });
  await cms.payload.delete({ collection: "purges", where: { id: { exists: true } } });
  return docs.flatMap(({ tags }) => tags as string[]).toSorted();
}

test.each([
  ["a field and a group", SERVICES, ["The field", "The group"]],
  ["a row", HOME, ["The row"]],
  ["a text", LEGAL, ["The text"]],
])(
  "[LANG-57] a picture in %s has the original's description until it is translated",
  async (_, path, english) => {
    const german = english.map((alt) => alt.replace("The", "DE"));
    const from = `${path}${path.includes("?") ? "&" : "?"}lang=de`;
    expect(altsOf(await replyTo(from))).toEqual(english);
    for (const [name, id] of Object.entries(pictures))
      if (english.includes(`The ${name}`)) await describePicture(id, `DE ${name}`);
    const find = vi.spyOn(cms.payload, "find");
    expect(altsOf(await replyTo(from))).toEqual(german);
    const queries = find.mock.calls.filter(([wanted]) =>
      JSON.stringify(wanted.where).includes('"media"'),
    );
    find.mockRestore();
    expect(queries).toHaveLength(1);
    expect(altsOf(await replyTo(path))).toEqual(english);
  },
);

test("[LANG-57] a changed description purges the pages with the picture, in its language only", async () => {
  await newTags();
  await describePicture(pictures.field, "Ein Team");
  const tags = await newTags();
  expect(tags).toEqual(expect.arrayContaining(["services@de", "seo:/services/feste-teams@de"]));
  await describePicture(pictures.text, "Ein Text");
  expect(await newTags()).toEqual(["legal:privacy-policy@de", "seo:/privacy-policy@de"]);
  expect(tags.filter((tag) => !tag.endsWith("@de"))).toEqual([]);
});

test("[LANG-57] the view has the pictures with a description after all other records", async () => {
  const records = await everyRecord(cms.payload);
  expect(records.slice(-4).map(({ kind, title, hidden }) => [kind, title, hidden])).toEqual(
    ["field", "row", "text", "group"].map((name) => ["media", `The ${name}`, null]),
  );
  expect(records.filter(({ kind }) => kind === "media")).toHaveLength(4);
});

test("a deleted picture takes its translations with it", async () => {
  await cms.payload.delete({ collection: "media", id: pictures.text });
  const where = { kind: { equals: "media" }, record: { equals: pictures.text } };
  expect((await cms.payload.count({ collection: "translations", where })).totalDocs).toBe(0);
});
