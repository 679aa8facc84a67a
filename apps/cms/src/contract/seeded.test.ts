import { createClient, type Client, type GetCallName } from "@meridian/contract";
import { createDemoHost, loadContent, mediaFile, type DemoHost } from "@meridian/demo";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { answerGet } from "#contract/answer.ts";
import { loadDemo } from "#moving-in/seed/demo.ts";
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
  await seedDemo(cms.payload, loadDemo(), () => undefined);
  demo = createDemoHost();
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

/** Drops allowed differences between the hosts: picture addresses, equivalent HTML. */
function comparable(value: unknown): unknown {
  if (typeof value === "string") return value.includes("<") ? normal(value) : value;
  if (Array.isArray(value)) return value.map(comparable);
  if (typeof value !== "object" || value === null) return value;
  if ("src" in value && "sizes" in value) return { ...value, src: "", sizes: {} };
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, comparable(inner)]),
  );
}

const content = loadContent();
const bySlug = (records: { slug: string }[]) => records.map(({ slug }) => ({ slug }));
const withoutParameters = [
  "services",
  "portfolio",
  "article",
  "clients",
  "about",
  "home",
  "privacyPolicy",
  "termsOfUse",
  "vacancies",
  "vacancyCategories",
  "vacancySpecialisations",
  "career",
  "roadMap",
  "blog",
  "options",
  "specialisationCosts",
  "calculatorSpecialisations",
] as const;
const calls: [GetCallName, Record<string, string>][] = [
  ...withoutParameters.map((name): [GetCallName, Record<string, string>] => [name, {}]),
  ...bySlug(content.services).map((params): [GetCallName, Record<string, string>] => [
    "service",
    params,
  ]),
  ...bySlug(content.caseStudies).map((params): [GetCallName, Record<string, string>] => [
    "caseStudy",
    params,
  ]),
  ...bySlug(content.vacancies).map((params): [GetCallName, Record<string, string>] => [
    "vacancy",
    params,
  ]),
  ...content.careerPosts.map(({ id }): [GetCallName, Record<string, string>] => [
    "careerPost",
    { id: String(id) },
  ]),
  ...content.technologies.map(({ slug }): [GetCallName, Record<string, string>] => [
    "technology",
    { name: slug.replace("technologies-", "") },
  ]),
  ...content.expertise.map(({ slug }): [GetCallName, Record<string, string>] => [
    "expertise",
    { name: slug.replace("expertise-", "") },
  ]),
  ...content.blog.map(({ post_name }): [GetCallName, Record<string, string>] => [
    "blogPost",
    { slug: post_name },
  ]),
  ...content.seo.map(({ path }): [GetCallName, Record<string, string>] => [
    "seo",
    { path: path.slice(1) },
  ]),
];
const read = (
  client: Client,
  name: GetCallName,
  params: Record<string, string>,
): Promise<unknown> =>
  (client.read as (name: GetCallName, params: Record<string, string>) => Promise<unknown>)(
    name,
    params,
  );

test("[API-01] every record of the demo content, seeded and not edited, is sent as the demo host sends it", async () => {
  expect(calls.length).toBe(151);
  for (const [name, params] of calls)
    expect(comparable(await read(ours, name, params)), `${name} ${JSON.stringify(params)}`).toEqual(
      comparable(await read(theirs, name, params)),
    );
  expect(warnings).toEqual([]);
});

test("[API-01] missing records are absent for the contract's client", async () => {
  for (const [name, params] of [
    ["service", { slug: "quillstead" }],
    ["caseStudy", { slug: "nothing" }],
    ["careerPost", { id: "404" }],
    ["careerPost", { id: "4 1 1" }],
    ["technology", { name: "cobol" }],
    ["vacancy", { slug: "x" }],
    ["blogPost", { slug: "x" }],
    ["seo", { path: "nowhere" }],
  ] as const)
    expect(await read(ours, name, params), name).toBeNull();
});

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
