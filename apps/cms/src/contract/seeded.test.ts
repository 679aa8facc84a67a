import { createClient, type Client, type GetCallName, type Reply } from "@meridian/contract";
import {
  createDemoHost,
  DEMO_LANGUAGES,
  loadContent,
  loadLanguages,
  mediaFile,
  type DemoHost,
} from "@meridian/demo";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { answerGet } from "#contract/answer.ts";
import { loadDemo, loadWholeDemo } from "#moving-in/seed/demo.ts";
import { seedDemo, seedState } from "#moving-in/seed/seed-demo.ts";
import { normal } from "#testing/normal-html.ts";
import { openTestCms, type TestCms } from "#testing/open-cms.ts";

vi.setConfig({ testTimeout: 60_000 });
let cms: TestCms;
let demo: DemoHost;
let ours: Client;
let theirs: Client;
const warnings: object[] = [];
const log = { warn: (details: object) => void warnings.push(details) };

beforeAll(async () => {
  cms = await openTestCms();
  // The host's record of its first start is not content.
  await cms.payload.updateGlobal({ slug: "inbox-settings", data: {} });
  expect(await seedState(cms.payload)).toBe("due");
  await seedDemo(cms.payload, loadWholeDemo(), () => undefined);
  demo = createDemoHost({ languages: DEMO_LANGUAGES });
  theirs = createClient({ host: await demo.listen(), log });
  ours = createClient({
    host: "http://cms.test",
    log,
    fetch: (address) => answerGet(new URL(String(address)), cms.payload),
  });
}, 120_000);

afterAll(async () => {
  await demo.stop();
  await cms.close();
});

/** A record without a translation may name itself. */
const inLanguages = (translations: object): boolean => Object.keys(translations).length > 1;

/** Drops allowed differences between the hosts: picture addresses, equivalent HTML. */
function comparable(value: unknown, ordered = (list: unknown[]) => list): unknown {
  if (typeof value === "string") return value.includes("<") ? normal(value) : value;
  if (Array.isArray(value)) return ordered(value.map((each) => comparable(each, ordered)));
  if (typeof value !== "object" || value === null) return value;
  if ("src" in value && "sizes" in value) return { ...value, src: "", sizes: {} };
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, inner]) => name !== "translations" || inLanguages(inner))
      .map(([name, inner]) => [name, comparable(inner, ordered)]),
  );
}

const content = loadContent();
type Call = [name: GetCallName, params: object];
const each = <T>(name: GetCallName, records: T[], paramsOf: (record: T) => object): Call[] =>
  records.map((record) => [name, paramsOf(record)]);
const read = (client: Client, name: GetCallName, params: object): Promise<unknown> =>
  (client.read as (name: GetCallName, params: object) => Promise<unknown>)(name, params);

test("[API-01] addresses are read as in WordPress: slashes, order of rows, unknown parameters", async () => {
  const replyTo = async (address: string) => {
    const response = await answerGet(new URL(address, "http://cms.test"), cms.payload);
    return [response.status, await response.json()] as const;
  };
  expect(await replyTo("/api/wp/v2/posts?slug=quillstead&_fields=id")).toMatchObject([
    200,
    [{ slug: "quillstead", data: { project_description: {} } }],
  ]);
  expect(await replyTo("/api/wp/v2/vacancy?slug=lead-qa-engineer-wayfold")).toMatchObject([
    200,
    [{ ID: 713 }],
  ]);
  expect(await replyTo("/api/wp/v2/road-map/")).toMatchObject([
    200,
    { page_title: expect.any(String) },
  ]);
  expect(await replyTo("/api/wp/v2/posts?slug=unknown")).toEqual([200, []]);
  expect(await replyTo("/api/wp/v2/posts/9")).toMatchObject([
    404,
    { code: "rest_post_invalid_id", data: { status: 404 } },
  ]);
  expect(await replyTo("/api/wp/v2/comments")).toMatchObject([404, { code: "rest_no_route" }]);
});

const LISTS = [
  "services",
  "portfolio",
  "clients",
  "about",
  "home",
  "privacyPolicy",
  "termsOfUse",
  "vacancies",
  "vacancyCategories",
  "career",
  "roadMap",
  "blog",
  "specialisationCosts",
  "authors",
  "categories",
  "tags",
  "landingPages",
] as const satisfies GetCallName[];

/** Pages without a record. */
const BARE = new Set(["/pricing", "/sales", "/search", "/survey"]);

/** Lists by name have another order in another language. */
const byId = (list: unknown[]): unknown[] => list.toSorted((a, b) => idOf(a) - idOf(b));
const idOf = (value: unknown): number =>
  typeof value === "object" && value !== null && "id" in value ? Number(value.id) : 0;

const { translations } = loadLanguages(DEMO_LANGUAGES);

test.each([...translations])(
  "[LANG-50] in %s the seeded host sends what the demo host sends",
  async (lang, translated) => {
    const paths = translated.seo
      .map(({ path }) => path)
      .filter((path) => path.startsWith("/services/") || BARE.has(path));
    const all = [
      ...LISTS.map((name): Call => [name, {}]),
      ...each("seo", paths, (path) => ({ path: path.slice(1) })),
    ];
    for (const [name, params] of all) {
      const [own, wanted] = await Promise.all([
        read(ours, name, { ...params, lang }),
        read(theirs, name, { ...params, lang }),
      ]);
      // The bundled host's own home page has a fixed name.
      const expected =
        name === "home" ? Object.assign({ ...(wanted as object) }, { title: "Home" }) : wanted;
      expect(comparable(own ?? [], byId), `${name} ${JSON.stringify(params)}`).toEqual(
        comparable(expected ?? [], byId),
      );
    }
    expect(warnings).toEqual([]);
  },
);

/** The columns whose links are the same in all languages. */
const footerOf = (reply: unknown): string[] => {
  const options = reply as Reply<"options"> | null;
  const { company, custom_column_repeater_languages_and_technologies: columns } =
    options?.acf.footer_links_list ?? {};
  return [
    ...(company ?? []).map(({ link, link_name: name }) => `${link} ${name}`),
    ...(columns ?? []).flatMap(({ links }) =>
      links.map(({ post_name: page, post_title: name }) => `${page} ${name}`),
    ),
  ];
};

test.each([...translations.keys()])(
  "[LANG-50] in %s each link of the footer has its own name, also where the demo omits others",
  async (lang) => {
    const [own, wanted] = await Promise.all([
      read(ours, "options", { lang }),
      read(theirs, "options", { lang }),
    ]);
    expect(footerOf(own)).toEqual(expect.arrayContaining(footerOf(wanted)));
    expect(footerOf(wanted).length).toBeGreaterThan(4);
  },
);

/** The names of places, and what refers to them. */
const placesIn = (reply: unknown) => {
  const { geography, clients } = reply as NonNullable<Reply<"settings">>;
  const { offices, clientCities, regions } = geography ?? {};
  return {
    offices: offices?.map(({ city, region }) => [city, region]),
    clientCities: clientCities?.map(({ city, teams }) => [city, teams]),
    regions: regions?.map(({ title }) => title),
    points: clients?.map?.points?.map(({ country, team }) => [country, team]),
  };
};

test.each([...translations.keys()])(
  "[LANG-61] in %s places have the demo's names, and what refers to them leads there",
  async (lang) => {
    const [own, wanted] = await Promise.all([
      read(ours, "settings", { lang }),
      read(theirs, "settings", { lang }),
    ]);
    expect(placesIn(own)).toEqual(placesIn(wanted));
    expect(placesIn(own)).not.toEqual(placesIn(await read(ours, "settings", {})));
  },
);

test("pictures are addresses of this host with alt text and size, and get another address when the picture changes", async () => {
  const poster = async () => (await ours.read("home"))?.section_header_video_preview;
  const { alt, width, height } = mediaFile("home/header-poster");
  const before = await poster();
  expect(before).toMatchObject({
    src: expect.stringMatching(/^http:\/\/cms\.test\/media\/home-header-poster\.webp\?v=\w+$/),
    alt,
    width,
    height,
  });
  await cms.payload.update({
    collection: "media",
    where: { source: { equals: "home/header-poster" } },
    data: { alt: "Another picture" },
  });
  const after = await poster();
  expect(after?.alt).toBe("Another picture");
  expect(after?.src).not.toBe(before?.src);
});

test("a seed is not repeated, and an interrupted one starts again from a clean state", async () => {
  const { payload } = cms;
  expect(await seedState(payload)).toBe("done");
  await payload.kv.set("demo-seed", { state: "begun" });
  const bare = await payload.count({ collection: "seo-records" });
  await payload.delete({ collection: "seo-records", where: { path: { like: "/blog" } } });
  expect(await seedState(payload)).toBe("begun");
  const lines: string[] = [];
  await seedDemo(payload, loadDemo(), (line) => lines.push(line));
  expect(lines[0]).toBe("Seeding the demo content: 0 pictures…");
  expect((await payload.count({ collection: "seo-records" })).totalDocs).toBe(bare.totalDocs);
  expect((await payload.count({ collection: "services" })).totalDocs).toBe(content.services.length);
  expect((await payload.count({ collection: "media" })).totalDocs).toBe(content.images.length);
  expect(await seedState(payload)).toBe("done");
});
