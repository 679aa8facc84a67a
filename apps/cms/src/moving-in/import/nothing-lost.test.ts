import { clean } from "@meridian/contract/client/testing/clean";
import { expect, test, vi } from "vitest";
import { importFixture, runImport, replyTo, post, blog } from "#testing/import-fixture.ts";

importFixture();

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });
const untitled = [
  { title: "", text_editor: "<p>An introduction.</p>" },
  { title: "First", text_editor: "<p>a</p>" },
  { title: "", text_editor: "<p>b</p>" },
];

test("sections without a title are imported in place and are returned unchanged", async () => {
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
  expect(await replyTo("/api/wp/v2/single-blog/?slug=introduced")).toMatchObject([
    { content: untitled },
  ]);
  expect(await replyTo("/api/wp/v2/single-blog/?slug=only-text")).toMatchObject([
    { content: [untitled[0]] },
  ]);
  expect((await runImport(content)).map(({ outcome }) => outcome)).toEqual([
    "unchanged",
    "unchanged",
  ]);
});

test("an article's text before its first heading is a section without a title, here and in this host's responses", async () => {
  const article = {
    id: 1,
    slug: "guide",
    title: "Guide",
    content: "<p>Before all.</p><h2>One</h2><p>a</p>",
  };
  expect(await runImport({ article: [clean("article", [article])] })).toEqual([
    { kind: "articles", key: "guide", outcome: "created", reasons: [] },
  ]);
  const sent = (await replyTo("/api/wp/v2/posts?filter[category_name]=article")) as [
    { content: string },
  ];
  expect(sent).toMatchObject([
    {
      content:
        '<section id="section"><p>Before all.</p></section><section id="one"><h2>One</h2><p>a</p></section>',
      article_field_control_points: [{ article_field_control_points_title: "One" }],
    },
  ]);
  expect((await runImport({ article: [clean("article", sent)] }))[0]?.reasons).toEqual([]);
  expect(await replyTo("/api/wp/v2/posts?filter[category_name]=article")).toMatchObject([
    { content: sent[0].content },
  ]);
});

test("rows and pages without a title are imported too, for every kind", async () => {
  const rich = "<p>A text.</p>";
  const entries = await runImport({
    roadMap: clean("roadMap", {
      page_title: "",
      list: [{ title: "", description: rich }],
      under_text_of_list: "",
    }),
    career: clean("career", {
      list: [{ title: "", description: "A text." }],
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
    seo: [{ path: "/pricing", ...clean("seo", { title: "", description: "A text." }) }],
    technologyPages: [
      clean("technology", [
        {
          id: 1,
          slug: "technologies-php",
          title: "",
          data: { image_section: { paragraph: rich } },
        },
      ]),
    ],
    expertisePages: [
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
              simple_text: "A text.",
            },
          ],
        },
      ]),
    ],
  });
  expect(entries.map(({ kind, outcome, reasons }) => [kind, outcome, ...reasons])).toEqual([
    ...["technologies", "expertise", "vacancies"].map((kind) => [kind, "created"]),
    ...["home", "clients", "career", "road-map", "privacy-policy", "options"].map((kind) => [
      kind,
      expect.stringMatching(/^(?:created|changed)$/),
    ]),
    ["seo-records", "created"],
  ]);
  expect(await replyTo("/api/wp/v2/road-map/")).toMatchObject({
    list: [{ title: "", description: rich }],
  });
  expect(await replyTo("/api/wp/v2/career")).toMatchObject({
    list: [{ title: "", description: "A text." }],
    feedback_rating_all_smiles: [{ finish_number: 4 }],
  });
  expect(await replyTo("/api/wp/v2/pages?slug=privacy-policy")).toMatchObject([
    { data: { title: "Privacy policy", description: rich } },
  ]);
  expect(await replyTo("/api/wp/v2/pages/1120")).toMatchObject({
    section_header_description: rich,
  });
  expect(await replyTo("/api/wp/v2/vacancy/?slug=qa")).toMatchObject([
    { what_should_i_expect: [{ title: "", simple_text: "A text." }] },
  ]);
  expect(await replyTo("/api/wp/custom-seo/v1/get-data-by-slug/pricing")).toMatchObject({
    title: "",
    description: "A text.",
  });
});

test("what cannot be stored is reported with its first words by every run until the host changes it", async () => {
  const seen = (finish_number: number) => ({
    career: clean("career", {
      list: [{ title: "Tea", description: "All day." }],
      feedback_rating_all_smiles: [{ text: "Cups", finish_number }],
    }),
  });
  const reported = [
    {
      kind: "career",
      key: "",
      reasons: [expect.stringMatching(/^smiles\.0\.finishNumber: .*\("-4"\)$/)],
    },
  ];
  expect(await runImport(seen(-4))).toMatchObject([{ ...reported[0], outcome: "changed" }]);
  expect(await runImport(seen(-4))).toMatchObject([{ ...reported[0], outcome: "unchanged" }]);
  expect(await replyTo("/api/wp/v2/career")).toMatchObject({
    list: [{ title: "Tea" }],
    feedback_rating_all_smiles: [{ text: "Cups" }],
  });
  expect(await runImport(seen(4))).toMatchObject([{ outcome: "changed", reasons: [] }]);
});
