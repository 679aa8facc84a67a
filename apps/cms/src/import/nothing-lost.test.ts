import { calls, readReply, type BlogPost, type GetCallName, type Reply } from "@meridian/contract";
import { checkConformance } from "@meridian/contract/conformance";
import { createDemoHost, loadContent } from "@meridian/demo";
import type * as v from "valibot";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { answerGet } from "#contract/answer.ts";
import type { HostContent } from "#import/read/content.ts";
import { importContent } from "#import/import-host.ts";
import { contentOf } from "#import/read/read-host.ts";
import type { Entry } from "#import/report.ts";
import { readDemo } from "#seed/read-demo.ts";
import { openTestCms, type TestCms } from "#testing/open-cms.ts";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });
const demo = createDemoHost();
const none: HostContent = {
  ...readDemo(loadContent()),
  services: [],
  caseStudies: [],
  technologies: [],
  expertise: [],
  vacancies: [],
  vacancyCategories: { specialization: [], work_type: [], expertise: [] },
  careerPosts: [],
  blog: [],
  articles: [],
  costs: [],
  seo: [],
  redirects: [],
  home: null,
  about: null,
  clients: null,
  career: null,
  roadMap: null,
  options: null,
  privacyPolicy: null,
  termsOfUse: null,
  settings: null,
};
let cms: TestCms;

beforeAll(async () => {
  cms = await openTestCms();
});
afterEach(() => demo.reset());
afterAll(async () => {
  await demo.stop();
  await cms.close();
});

function clean<N extends GetCallName>(name: N, json: unknown): NonNullable<Reply<N>> {
  const result = readReply(calls[name].reply as v.GenericSchema<unknown, Reply<N>>, json);
  if (!result.ok || !result.value) throw new Error(JSON.stringify(result.breaches));
  return result.value;
}

const runImport = async (content: Partial<HostContent>): Promise<Entry[]> =>
  await importContent(
    cms.payload,
    { ...none, ...content },
    {
      own: ["https://old.example.com"],
      fetchPicture: () => Promise.reject(new Error("no picture is asked for")),
    },
  );
const ask = async (address: string): Promise<unknown> =>
  (await answerGet(new URL(address, "http://cms.test"), cms.payload)).json();
const post = (name: string, more: object = {}) => ({
  id: 1,
  post_name: name,
  title: name,
  description: "Said.",
  category: "",
  date: "2026-03-09",
  content: [],
  ...more,
});
const blog = (...posts: object[]): BlogPost[] => clean("blog", posts);
const untitled = [
  { title: "", text_editor: "<p>An introduction.</p>" },
  { title: "First", text_editor: "<p>a</p>" },
  { title: "", text_editor: "<p>b</p>" },
];

test("sections without a title come along, keep their place and come back as they were", async () => {
  const content = {
    blog: blog(
      post("introduced", { content: untitled }),
      post("only-text", { content: [untitled[0]] }),
    ),
  };
  expect(await runImport(content)).toEqual([
    { kind: "blog-posts", key: "introduced", outcome: "created", reasons: [] },
    { kind: "blog-posts", key: "only-text", outcome: "created", reasons: [] },
  ]);
  expect(await ask("/api/wp/v2/single-blog/?slug=introduced")).toMatchObject([
    { content: untitled },
  ]);
  expect(await ask("/api/wp/v2/single-blog/?slug=only-text")).toMatchObject([
    { content: [untitled[0]] },
  ]);
  expect((await runImport(content)).map(({ outcome }) => outcome)).toEqual([
    "unchanged",
    "unchanged",
  ]);
});

test("an article's words before its first heading are a section without one, here and in what this host sends on", async () => {
  const article = {
    id: 1,
    slug: "guide",
    title: "Guide",
    content: "<p>Before all.</p><h2>One</h2><p>a</p>",
  };
  expect(await runImport({ articles: [clean("article", [article])] })).toEqual([
    { kind: "articles", key: "guide", outcome: "created", reasons: [] },
  ]);
  const sent = (await ask("/api/wp/v2/posts?filter[category_name]=article")) as [
    { content: string },
  ];
  expect(sent).toMatchObject([
    {
      content:
        '<section id="section"><p>Before all.</p></section><section id="one"><h2>One</h2><p>a</p></section>',
      article_field_control_points: [{ article_field_control_points_title: "One" }],
    },
  ]);
  expect((await runImport({ articles: [clean("article", sent)] }))[0]?.reasons).toEqual([]);
  expect(await ask("/api/wp/v2/posts?filter[category_name]=article")).toMatchObject([
    { content: sent[0].content },
  ]);
});

test("rows and pages without a title come along too, whatever they are of", async () => {
  const rich = "<p>Kept.</p>";
  const entries = await runImport({
    roadMap: clean("roadMap", {
      page_title: "",
      list: [{ title: "", description: rich }],
      under_text_of_list: "",
    }),
    career: clean("career", {
      list: [{ title: "", description: "Kept." }],
      feedback_rating_all_smiles: [{ text: "", finish_number: 4 }],
    }),
    clients: clean("clients", [
      {
        id: 1,
        slug: "clients",
        title: "",
        data: { client: [{ title: "Northgate", url: "", review: { description: rich } }] },
      },
    ]),
    privacyPolicy: clean("privacyPolicy", [
      { id: 1, slug: "privacy-policy", data: { head_text: "", title: "", description: rich } },
    ]),
    home: clean("home", {
      id: 1,
      slug: "home",
      section_header_title: "",
      section_header_description: rich,
    }),
    seo: [{ path: "/pricing", ...clean("seo", { title: "", description: "Kept." }) }],
    technologies: [
      clean("technology", [
        {
          id: 1,
          slug: "technologies-php",
          title: "",
          data: { image_section: { paragraph: rich } },
        },
      ]),
    ],
    expertise: [
      clean("expertise", [
        { id: 1, slug: "expertise-health", title: "", data: { terms: { description: rich } } },
      ]),
    ],
    options: clean("options", {
      acf: {
        footer_links_list: {
          custom_column_repeater_languages_and_technologies: [
            {
              general_name: "",
              links: [{ post_status: "publish", post_name: "technologies-php", post_title: "PHP" }],
            },
          ],
        },
      },
    }),
    vacancies: [
      clean("vacancy", [
        {
          ID: 1,
          slug: "qa",
          title: "QA",
          what_should_i_expect: [
            {
              title: "",
              select_type_to_watching: { value: "text", label: "" },
              simple_text: "Kept.",
            },
          ],
        },
      ]),
    ],
  });
  expect(entries.map(({ kind, outcome, reasons }) => [kind, outcome, ...reasons])).toEqual([
    ...["technologies", "expertise"].map((kind) => [kind, "created"]),
    ...["home", "clients", "privacy-policy", "options", "road-map", "career"].map((kind) => [
      kind,
      expect.stringMatching(/^(?:created|changed)$/),
    ]),
    ...["vacancies", "seo-records"].map((kind) => [kind, "created"]),
  ]);
  expect(await ask("/api/wp/v2/road-map/")).toMatchObject({
    list: [{ title: "", description: rich }],
  });
  expect(await ask("/api/wp/v2/career")).toMatchObject({
    list: [{ title: "", description: "Kept." }],
    feedback_rating_all_smiles: [{ finish_number: 4 }],
  });
  expect(await ask("/api/wp/v2/pages?slug=privacy-policy")).toMatchObject([
    { data: { title: "Privacy policy", description: rich } },
  ]);
  expect(await ask("/api/wp/v2/pages/1120")).toMatchObject({ section_header_description: rich });
  expect(await ask("/api/wp/v2/vacancy/?slug=qa")).toMatchObject([
    { what_should_i_expect: [{ title: "", simple_text: "Kept." }] },
  ]);
  expect(await ask("/api/wp/custom-seo/v1/get-data-by-slug/pricing")).toMatchObject({
    title: "",
    description: "Kept.",
  });
});

test("what cannot be kept is said with its first words, by every run until the host says something else", async () => {
  const seen = (finish_number: number) => ({
    career: clean("career", {
      list: [{ title: "Tea", description: "All day." }],
      feedback_rating_all_smiles: [{ text: "Cups", finish_number }],
    }),
  });
  const told = [
    {
      kind: "career",
      key: "",
      reasons: [expect.stringMatching(/^smiles\.0\.finishNumber: .*\("-4"\)$/)],
    },
  ];
  expect(await runImport(seen(-4))).toMatchObject([{ ...told[0], outcome: "changed" }]);
  expect(await runImport(seen(-4))).toMatchObject([{ ...told[0], outcome: "unchanged" }]);
  expect(await ask("/api/wp/v2/career")).toMatchObject({
    list: [{ title: "Tea" }],
    feedback_rating_all_smiles: [{ text: "Cups" }],
  });
  expect(await runImport(seen(4))).toMatchObject([{ outcome: "changed", reasons: [] }]);
});

const dates = async (...names: string[]) =>
  Object.fromEntries(
    await Promise.all(
      names.map(async (name) => [
        name,
        ((await ask(`/api/wp/v2/single-blog/?slug=${name}`)) as [{ date: string }])[0].date,
      ]),
    ),
  );

test("dates of day and month in figures are read by the order the others tell, in words by any language's months", async () => {
  const entries = await runImport({
    blog: blog(
      post("a", { date: "03/04/2024" }),
      post("b", { date: "25/12/2023" }),
      post("c", { date: "9. März 2026" }),
      post("d", { date: "9 марта 2026 г." }),
    ),
  });
  expect(entries.map(({ outcome, reasons }) => [outcome, ...reasons])).toEqual([
    ["created"],
    ["created"],
    ["created"],
    ["created"],
  ]);
  expect(await dates("a", "b", "c", "d")).toEqual({
    a: "2024-04-03",
    b: "2023-12-25",
    c: "2026-03-09",
    d: "2026-03-09",
  });
});

test("a date that may be two days, or none, costs the date and is said; the post is here", async () => {
  const content = {
    blog: blog(
      post("two-days", { date: "03/04/2024" }),
      post("no-day", { date: "the day before yesterday" }),
    ),
  };
  const told = [
    'its date "03/04/2024" may be 2024-03-04 or 2024-04-03: it has none here',
    'its date "the day before yesterday" cannot be read: it has none here',
  ];
  expect((await runImport(content)).map(({ outcome, reasons }) => [outcome, ...reasons])).toEqual(
    told.map((reason) => ["created", reason]),
  );
  expect(await dates("two-days", "no-day")).toEqual({ "two-days": "", "no-day": "" });
  expect((await runImport(content)).map(({ outcome, reasons }) => [outcome, ...reasons])).toEqual(
    told.map((reason) => ["unchanged", reason]),
  );
});

test("the day WordPress itself posted a post tells the order of the others, and stands in where there is none", async () => {
  const value = blog(
    post("w1", { date: "05/06/2024" }),
    post("w2", { date: "03/04/2024" }),
    post("w3", { date: "soon" }),
  );
  const answers = (
    await checkConformance({ host: await demo.listen(), depth: "sample" })
  ).answers.map((answer) => (answer.call === "blog" ? { ...answer, value } : answer));
  const { blog: read } = contentOf(answers, { w1: "2024-06-05", w3: "2024-01-02" });
  expect(read.map(({ date }) => date)).toEqual(["2024-06-05", "2024-04-03", "soon"]);
  const entries = await runImport({ blog: read });
  expect(entries.flatMap(({ reasons }) => reasons)).toEqual([
    'its date "soon" cannot be read: it has none here, but the day the host posted it, 2024-01-02',
  ]);
  expect(await dates("w3")).toEqual({ w3: "2024-01-02" });
});
