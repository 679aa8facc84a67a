import { createClient, type GetCallName } from "@meridian/contract";
import { loadContent } from "@meridian/demo";
import { beforeAll, expect, test, vi } from "vitest";
import { answerGet } from "#contract/answer.ts";
import { importContent } from "#moving-in/import/import-host.ts";
import { readDemo } from "#moving-in/seed/read-demo.ts";
import { seedState } from "#moving-in/seed/seed-demo.ts";
import { seedStarter } from "#moving-in/seed/starter.ts";
import { accessibilityStatement } from "#records/placeholders/accessibility-statement.ts";
import { testCms } from "#testing/test-cms.ts";

vi.setConfig({ testTimeout: 60_000 });
const cms = testCms();

beforeAll(async () => {
  await seedStarter(cms.payload);
});

const PAGES = ["home", "clients", "roadMap", "privacyPolicy", "termsOfUse", "options"] as const;
const read = (name: GetCallName): Promise<unknown> =>
  (
    createClient({
      host: "http://cms.test",
      log: { warn: (details) => expect(details).toBeUndefined() },
      fetch: (address) => answerGet(new URL(String(address)), cms.payload),
    }).read as (name: GetCallName) => Promise<unknown>
  )(name);

test("a host without the demo content starts with the pages that a company needs, and none of the demo's texts", async () => {
  expect(await seedState(cms.payload)).toBe("done");
  const pages = JSON.stringify(await Promise.all(PAGES.map(read)));
  for (const words of [
    "What your company does",
    "Our clients and partners",
    "Setting up the team",
    "Who is responsible",
    "This site",
  ])
    expect(pages).toContain(words);
  expect(pages).not.toMatch(/Meridian|Sofia|Kyiv|specialists|\$|\d+ (?:years|days|people)/);
  for (const name of ["services", "portfolio", "blog", "vacancies"] as const)
    expect(await read(name)).toEqual([]);
});

test("[OWN-148] it has a draft of the accessibility statement, which is not public", async () => {
  const { docs } = await cms.payload.find({ collection: "landing-pages", draft: true });
  expect(docs).toMatchObject([
    { slug: "accessibility", title: "Accessibility statement", legal: true, _status: "draft" },
  ]);
  expect(await read("landingPages")).toEqual([]);
  expect(JSON.stringify(await read("options"))).not.toContain("/accessibility");
});

test("[OWN-148] the statement has its parts in each language of the program, with fields for what only the owner knows", () => {
  for (const [code, place] of [
    ["en", "/accessibility"],
    ["de-AT", "/barrierefreiheit"],
    ["he", "/נגישות"],
    ["pl", "/accessibility"],
  ] as const) {
    const { slug, text } = accessibilityStatement(code);
    expect(`/${slug}`).toBe(place);
    expect(text.match(/<h2>/g)).toHaveLength(6);
    for (const paragraph of text.split("</h2>").slice(1)) expect(paragraph).toMatch(/\[[^\]]+\]/);
  }
});

test("a second start changes nothing", async () => {
  await cms.payload.updateGlobal({
    slug: "clients",
    data: { title: "Ours", _status: "published" },
  });
  await seedStarter(cms.payload);
  expect(await read("clients")).toMatchObject({ title: "Ours" });
});

test("an import replaces these pages with the old host's, except those that an editor has written", async () => {
  const content = readDemo(loadContent());
  const none = {
    ...content,
    services: [],
    portfolio: [],
    technologyPages: [],
    expertisePages: [],
    vacancies: [],
    careerPosts: [],
    blog: [],
    authors: [],
    categories: [],
    tags: [],
    article: [],
    specialisationCosts: [],
    seo: [],
    redirects: [],
    landingPages: [],
    about: null,
    career: null,
    settings: null,
    termsOfUse: null,
    vacancyCategories: { specialization: [], work_type: [], expertise: [] },
  };
  const entries = await importContent(cms.payload, none, {
    own: ["https://old.example.com"],
    fetchPicture: () => Promise.reject(new Error("no picture here")),
  });
  expect(
    Object.fromEntries(
      entries.filter(({ kind }) => kind !== "media").map(({ kind, outcome }) => [kind, outcome]),
    ),
  ).toEqual({
    home: "changed",
    clients: "kept",
    "privacy-policy": "changed",
    options: "changed",
    "road-map": "changed",
  });
  expect(await read("roadMap")).toMatchObject({ page_title: content.roadMap?.page_title });
});
