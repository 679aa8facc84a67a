import { createClient, type Client, type GetCallName, type Reply } from "@meridian/contract";
import { createDemoHost, DEMO_LANGUAGES, loadLanguages, type DemoHost } from "@meridian/demo";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { loadDemo } from "#moving-in/seed/demo.ts";
import { seedDemo } from "#moving-in/seed/seed-demo.ts";
import { answerGet } from "#contract/answer.ts";
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
  await seedDemo(cms.payload, loadDemo(DEMO_LANGUAGES), () => undefined);
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

/** Drops differences between the hosts: picture addresses, equivalent HTML, order. */
function comparable(value: unknown): unknown {
  if (typeof value === "string") return value.includes("<") ? normal(value) : value;
  if (Array.isArray(value)) return value.map(comparable).toSorted(byId);
  if (typeof value !== "object" || value === null) return value;
  if ("src" in value && "sizes" in value) return { ...value, src: "", sizes: {} };
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, comparable(inner)]),
  );
}

/** Lists by name have another order in another language. */
const byId = (a: unknown, b: unknown): number => idOf(a) - idOf(b);
const idOf = (value: unknown): number =>
  typeof value === "object" && value !== null && "id" in value ? Number(value.id) : 0;

const read = (client: Client, name: GetCallName, params: object): Promise<unknown> =>
  (client.read as (name: GetCallName, params: object) => Promise<unknown>)(name, params);

const LISTS = [
  "services",
  "portfolio",
  "vacancies",
  "blog",
  "home",
  "about",
  "career",
  "clients",
  "privacyPolicy",
  "termsOfUse",
  "roadMap",
  "vacancyCategories",
  "specialisationCosts",
  "authors",
  "categories",
  "tags",
  "landingPages",
] as const satisfies GetCallName[];

/** Pages without a record. */
const BARE = new Set(["/pricing", "/sales", "/search", "/survey"]);

const { translations } = loadLanguages(DEMO_LANGUAGES);
const calls = [...translations].flatMap(([lang, content]) => [
  ...LISTS.map((name): [string, GetCallName, object] => [lang, name, { lang }]),
  ...content.seo
    .filter(({ path }) => path.startsWith("/services/") || BARE.has(path))
    .map(({ path }): [string, GetCallName, object] => [lang, "seo", { path: path.slice(1), lang }]),
]);

test.each(calls)(
  "[LANG-50] the seeded host answers in %s as the demo does: %s %j",
  async (_, name, params) => {
    const [own, wanted] = await Promise.all([read(ours, name, params), read(theirs, name, params)]);
    // The bundled host's own home page has a fixed name.
    const expected =
      name === "home" ? Object.assign({ ...(wanted as object) }, { title: "Home" }) : wanted;
    expect(comparable(own ?? [])).toEqual(comparable(expected ?? []));
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
