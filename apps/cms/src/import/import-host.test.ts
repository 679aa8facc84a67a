import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { checkConformance } from "@meridian/contract/conformance";
import { createDemoHost } from "@meridian/demo";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { answerGet } from "#contract/answer.ts";
import type { HostContent } from "#import/read/content.ts";
import { importContent, type ImportOptions } from "#import/import-host.ts";
import { pictureFetcher } from "#import/media/picture-file.ts";
import { contentOf, troubleOf } from "#import/read/read-host.ts";
import { countOf, summary, type Entry, type Outcome } from "#import/report.ts";
import { pendingIn } from "#purge/pending.ts";
import { openTestCms, type TestCms } from "#testing/open-cms.ts";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });
const demo = createDemoHost();
let cms: TestCms;
let host = "";
let pictures: Server;
let pictureHost = "";
/** What `/{name}` answers; changed by tests. */
let files: Record<
  string,
  { status?: number; type?: string; body: Buffer | string; length?: number }
> = {};

beforeAll(async () => {
  cms = await openTestCms();
  host = await demo.listen();
  pictures = createServer((request, response) => {
    const file = files[(request.url ?? "").slice(1)] ?? {
      status: 404,
      type: "text/html",
      body: "<h1>Not found</h1>",
    };
    if (file.type) response.setHeader("content-type", file.type);
    if (file.length) response.setHeader("content-length", file.length);
    response.writeHead(file.status ?? 200).end(file.body);
  });
  await new Promise<void>((done) => pictures.listen(0, "127.0.0.1", done));
  pictureHost = `http://127.0.0.1:${(pictures.address() as AddressInfo).port}`;
});
afterEach(() => demo.reset());
afterAll(async () => {
  pictures.close().closeAllConnections();
  await demo.stop();
  await cms.close();
});

const read = async (): Promise<{ content: HostContent; trouble: Entry[] }> => {
  const { answers } = await checkConformance({ host, depth: "whole", timeout: 20_000 });
  return { content: contentOf(answers), trouble: troubleOf(answers) };
};

/** A host with few records, of every kind, and pictures of `pictureHost`. */
function small(content: HostContent): HostContent {
  const image = (name: string) => ({ src: `${pictureHost}/${name}`, alt: "A picture", sizes: {} });
  const two = <T>(list: T[]): T[] => list.slice(0, 2);
  const bare = JSON.parse(
    JSON.stringify(content, (_, value: unknown) =>
      typeof value === "object" && value !== null && "src" in value && "sizes" in value
        ? null
        : value,
    ),
  ) as HostContent;
  const [first, ...rest] = two(bare.services);
  if (!first) throw new Error("the demo host has no service");
  return {
    ...bare,
    services: [
      {
        ...first,
        featured_image_url: image("good.jpg"),
        explore_our_expertise: { ...first.explore_our_expertise, image: image("gone.jpg") },
      },
      ...rest,
    ],
    caseStudies: two(bare.caseStudies),
    technologies: two(bare.technologies),
    expertise: two(bare.expertise),
    vacancies: two(bare.vacancies),
    blog: two(bare.blog),
    seo: two(bare.seo),
    costs: two(bare.costs),
    careerPosts: two(bare.careerPosts),
  };
}

const runImport = (content: HostContent, options: Partial<ImportOptions> = {}): Promise<Entry[]> =>
  importContent(cms.payload, content, {
    own: [host],
    fetchPicture: pictureFetcher({ timeout: 2000 }),
    ...options,
  });
const outcomeOf = (entries: Entry[], kind: string, key = ""): Outcome | undefined =>
  entries.find((entry) => entry.kind === kind && entry.key === key)?.outcome;
const counts = (entries: Entry[]) =>
  Object.fromEntries(
    (["created", "changed", "unchanged", "kept", "broken"] as const).map((outcome) => [
      outcome,
      countOf(entries, outcome),
    ]),
  );
const ask = async (address: string): Promise<unknown> =>
  (await answerGet(new URL(address, "http://cms.test"), cms.payload)).json();
const jpeg = (red: number): Promise<Buffer> =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: { r: red, g: 90, b: 120 } } })
    .jpeg()
    .toBuffer();

let content: HostContent;

test("everything is brought in from a WordPress with its quirks, each record with what became of it", async () => {
  demo.speak({ dialect: "wordpress", categoryFilter: false });
  const survey = await read();
  expect(survey.trouble).toEqual([]);
  const whole = survey.content;
  expect([
    whole.services.length,
    whole.caseStudies.length,
    whole.careerPosts.length,
    whole.technologies.length,
    whole.expertise.length,
    whole.seo.length,
  ]).toEqual([7, 10, 4, 6, 5, 73]);
  files = { "good.jpg": { type: "image/jpeg", body: await jpeg(10) } };
  content = small(whole);
  const entries = await runImport(content);
  expect(entries.filter(({ outcome }) => outcome === "broken")).toEqual([
    {
      kind: "media",
      key: `${pictureHost}/gone.jpg`,
      outcome: "broken",
      reasons: ["answered HTTP 404"],
    },
  ]);
  expect(new Set(entries.map(({ outcome }) => outcome))).toEqual(new Set(["created", "broken"]));
  expect(entries.filter(({ reasons, kind }) => reasons.length > 0 && kind !== "media")).toEqual([
    {
      kind: "services",
      key: content.services[0]?.slug,
      title: content.services[0]?.title.replace(/<[^>]+>/g, ""),
      outcome: "created",
      reasons: [`the picture ${pictureHost}/gone.jpg: answered HTTP 404`],
    },
  ]);
  const [service] = (await ask(`/api/wp/v2/posts?slug=${content.services[0]?.slug}`)) as {
    title: string;
    featured_image_url: { url: string; alt: string; sizes: Record<string, string> };
    data: { explore_our_expertise: { image: unknown } };
  }[];
  expect(service).toMatchObject({
    title: content.services[0]?.title,
    featured_image_url: {
      alt: "A picture",
      url: expect.stringMatching(/^\/media\/good-[\da-f]{8}\.jpg\?v=/) as string,
      sizes: { medium: expect.stringMatching(/good-[\da-f]{8}-768x512\.jpg/) as string },
    },
    data: { explore_our_expertise: { image: "" } },
  });
  expect(await ask(`/api/wp/v2/posts/${content.careerPosts[0]?.id}`)).toMatchObject({
    title: content.careerPosts[0]?.title,
  });
  expect(await ask("/api/wp/v2/pages/1120")).toMatchObject({
    section_header_title: content.home?.section_header_title,
  });
});

test("what is brought in is told to the site, as any change is", async () => {
  const told = (await pendingIn(cms.payload).read()).flatMap(({ tags }) => tags);
  expect(told).toEqual(
    expect.arrayContaining([
      "services",
      `service:${content.services[0]?.slug}`,
      "home",
      "options",
      "*",
    ]),
  );
  await pendingIn(cms.payload).forget((await pendingIn(cms.payload).read()).map(({ id }) => id));
});

test("a second run changes nothing and doubles nothing", async () => {
  const count = async () =>
    (
      await Promise.all(
        (
          [
            "services",
            "vacancy-terms",
            "media",
            "seo-records",
            "specialisation-costs",
            "career-posts",
          ] as const
        ).map((collection) => cms.payload.count({ collection })),
      )
    ).map(({ totalDocs }) => totalDocs);
  const before = await count();
  const again = await runImport(content);
  expect(counts(again)).toEqual({
    created: 0,
    changed: 0,
    unchanged: again.length - 1,
    kept: 0,
    broken: 1,
  });
  expect(await count()).toEqual(before);
  expect(await pendingIn(cms.payload).read()).toEqual([]);
});

test("what changed at the host is brought along; a picture that is there now, too", async () => {
  files = {
    "good.jpg": { type: "image/jpeg", body: await jpeg(200) },
    "gone.jpg": {
      type: "image/png",
      body: await sharp({ create: { width: 30, height: 30, channels: 3, background: "red" } })
        .png()
        .toBuffer(),
    },
  };
  const [, second] = content.services;
  if (second) second.short_description = "Newly said";
  const entries = await runImport(content);
  expect(
    entries
      .filter(({ outcome }) => outcome !== "unchanged")
      .map(({ kind, key, outcome }) => [kind, key, outcome]),
  ).toEqual(
    [
      ["media", `${pictureHost}/gone.jpg`, "created"],
      ["media", `${pictureHost}/good.jpg`, "changed"],
      ["services", content.services[0]?.slug, "changed"],
      ["services", second?.slug, "changed"],
    ].toSorted((a, b) => Number(a[0] !== "media") - Number(b[0] !== "media")) as unknown,
  );
});

test("what was edited here, as a draft only or published, is kept and told; --replace takes the host's", async () => {
  const { payload } = cms;
  const [first, second] = content.services;
  const idOf = async (slug = "") =>
    (await payload.find({ collection: "services", where: { slug: { equals: slug } } })).docs[0]
      ?.id ?? 0;
  await payload.update({
    collection: "services",
    id: await idOf(first?.slug),
    data: { shortDescription: "An editor's" },
    draft: true,
  });
  await payload.update({
    collection: "services",
    id: await idOf(second?.slug),
    data: { slug: "another-address", _status: "published" },
  });
  await payload.updateGlobal({
    slug: "about",
    data: { title: "An editor's", _status: "published" },
    user: { id: 0, collection: "users", role: "admin" } as never,
  });
  expect(counts(await runImport(content))).toMatchObject({
    created: 0,
    changed: 0,
    kept: 0,
    broken: 0,
  });
  for (const service of content.services) service.short_description = "The host's";
  if (content.about) content.about.title = "The host's";
  const entries = await runImport(content);
  expect(entries.filter(({ outcome }) => outcome !== "unchanged")).toEqual([
    ...[first, second].map((service) => ({
      kind: "services",
      key: service?.slug,
      title: service?.title.replace(/<[^>]+>/g, ""),
      outcome: "kept",
      reasons: ["changed at the host, and edited here"],
    })),
    { kind: "about", key: "", outcome: "kept", reasons: ["changed at the host, and edited here"] },
  ]);
  expect(await ask("/api/wp/v2/pages?slug=about")).toMatchObject([{ title: "An editor's" }]);
  // One is a redirect, to a record that is where it was again.
  expect(countOf(await runImport(content, { replace: true }), "changed")).toBe(4);
  expect(await ask(`/api/wp/v2/posts?slug=${second?.slug}`)).toMatchObject([
    { data: { short_description: "The host's" } },
  ]);
});

test("what was here before, and what was deleted here, stays so", async () => {
  const { payload } = cms;
  await payload.delete({
    collection: "blog-posts",
    where: { slug: { equals: content.blog[0]?.post_name } },
  });
  await payload.create({
    collection: "services",
    data: { slug: "ours", title: "Ours", order: 1, _status: "published" },
  });
  const [service] = content.services;
  if (service) content.services.push({ ...service, slug: "ours", title: "Theirs" });
  const entries = await runImport(content);
  expect(
    entries
      .filter(({ outcome }) => outcome === "kept")
      .map(({ kind, key, reasons }) => [kind, key, ...reasons]),
  ).toEqual([
    ["services", "ours", "it was here before the first import"],
    ["blog-posts", content.blog[0]?.post_name, "deleted here"],
  ]);
});

test("an import that was killed while it wrote goes on with that record", async () => {
  const key = `import:case-studies:${content.caseStudies[0]?.slug}`;
  await cms.payload.kv.set(key, { id: "", hash: "half", at: "begun" });
  expect(outcomeOf(await runImport(content), "case-studies", content.caseStudies[0]?.slug)).toBe(
    "changed",
  );
});

test("a record that cannot be kept is broken, with the field and the reason, and stops no other", async () => {
  const [service, other] = content.services;
  if (!service || !other) throw new Error("the demo host has too few records");
  const [seo] = content.seo;
  if (!seo) throw new Error("the demo host has no texts for search engines");
  const odd = {
    ...content,
    seo: [{ ...seo, path: "no path" }],
    services: [
      { ...service, slug: "Über uns" },
      { ...other, title: 'Now <span>"set off"</span> <b>here</b>' },
    ],
    clients: content.clients && {
      ...content.clients,
      client: content.clients.client.map((client) => ({ ...client, url: "not an address" })),
    },
  };
  const entries = await runImport(odd);
  expect(
    entries
      .filter(({ outcome }) => outcome === "broken")
      .map(({ kind, key, reasons }) => [kind, key, ...reasons]),
  ).toEqual([
    [
      "seo-records",
      "no path",
      "path: The page's path, such as /pricing; / is the home page. No slash at the end.",
    ],
  ]);
  // An address that cannot be one here is made of the title.
  expect(entries.find(({ key }) => key === "über uns")).toMatchObject({
    outcome: "created",
    reasons: ['slug: Small letters of any script, digits, single hyphens only. ("über uns")'],
  });
  expect(entries.find(({ kind }) => kind === "clients")).toMatchObject({
    outcome: "changed",
    reasons: ['the link "not an address": no address'],
  });
  expect(await ask(`/api/wp/v2/posts?slug=${other.slug}`)).toMatchObject([
    { title: 'Now "set off" <strong>here</strong>' },
  ]);
});

test("a field that Payload refuses costs itself, or its row, not the record; the next run leaves it at that", async () => {
  if (!content.career || !content.home)
    throw new Error("the demo host has no career or no home page");
  const [first, ...others] = content.career.feedback_rating_all_smiles;
  if (!first) throw new Error("the demo's career counts nothing");
  files = { "good.jpg": { type: "image/jpeg", body: await jpeg(10) } };
  const odd = {
    ...content,
    career: {
      ...content.career,
      feedback_rating_all_smiles: [{ ...first, finish_number: -4 }, ...others],
    },
    home: {
      ...content.home,
      section_header_video: { src: `${pictureHost}/good.jpg`, alt: "No video", sizes: {} },
    },
  };
  const entries = await runImport(odd);
  expect(entries.find(({ kind }) => kind === "career")).toEqual({
    kind: "career",
    key: "",
    outcome: "changed",
    reasons: [expect.stringMatching(/^smiles\.0\.finishNumber: /)],
  });
  expect(entries.find(({ kind }) => kind === "home")).toEqual({
    kind: "home",
    key: "",
    outcome: "changed",
    reasons: [expect.stringMatching(/^headerVideo: /)],
  });
  expect(await ask("/api/wp/v2/career")).toMatchObject({
    feedback_rating_all_smiles: [{ text: first.text }, ...others.map(({ text }) => ({ text }))],
  });
  expect(counts(await runImport(odd))).toMatchObject({ created: 0, changed: 0 });
});

test("a picture in a text is one of the library, and is shown where it stood", async () => {
  files = { "in-text.jpg": { type: "image/jpeg", body: await jpeg(77) } };
  const [post] = content.blog.slice(1);
  if (!post) throw new Error("the demo host has no second post");
  const shown = {
    ...post,
    post_name: "with-a-picture",
    content: [
      {
        title: "Seen",
        text_editor: `<p>Before <img class="x" src="${pictureHost}/in-text.jpg" alt="A desk" width="1"> after</p><p><img src="/gone-too.jpg"></p>`,
      },
    ],
  };
  const entries = await runImport({ ...content, blog: [shown] });
  expect(entries.find(({ kind }) => kind === "blog-posts")).toEqual({
    kind: "blog-posts",
    key: "with-a-picture",
    title: shown.title,
    outcome: "created",
    reasons: [`the picture ${host}/gone-too.jpg: answered HTTP 404`],
  });
  expect(await ask("/api/wp/v2/single-blog/?slug=with-a-picture")).toMatchObject([
    {
      content: [
        {
          text_editor: expect.stringMatching(
            /^<p>Before<\/p><img src="\/media\/in-text-[\da-f]{8}\.jpg\?v=\w+" alt="A desk" width="900" height="600"><p>after<\/p>$/,
          ) as string,
        },
      ],
    },
  ]);
  expect(counts(await runImport({ ...content, blog: [shown] }))).toMatchObject({
    created: 0,
    changed: 0,
  });
});

test("broken pictures: gone, too large, no picture, torn, slow, of a host that is down; each with its reason", async () => {
  const torn = (await jpeg(5)).subarray(0, 300);
  files = {
    "large.jpg": { type: "image/jpeg", body: "", length: 50 * 1024 * 1024 },
    "page.jpg": { type: "text/html", body: "<!doctype html>" },
    "empty.jpg": { type: "image/jpeg", body: "" },
    "torn.jpg": { type: "image/jpeg", body: torn },
    "script.svg": {
      type: "image/svg+xml",
      body: '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    },
    "fine.svg": {
      type: "image/svg+xml",
      body: '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><path d="M0 0h4v4z"/></svg>',
    },
  };
  const down = Array.from({ length: 20 }, (_, at) => `http://127.0.0.1:1/${at}.jpg`);
  const names = ["nothing.jpg", ...Object.keys(files)].map((name) => `${pictureHost}/${name}`);
  const [study] = content.caseStudies;
  if (!study) throw new Error("the demo host has no case study");
  const shown = {
    ...study,
    slug: "of-pictures",
    implementation: [...names, ...down, "data:image/png;base64,AAAA"].map((src) => ({
      src,
      alt: "",
      sizes: {},
    })),
  };
  const entries = await runImport({ ...content, caseStudies: [shown] });
  const reason = (src: string) =>
    entries.find(({ kind, key }) => kind === "media" && key === src)?.reasons[0];
  expect(names.map(reason)).toEqual([
    "answered HTTP 404",
    "larger than 50 MB",
    "no picture or video, but text/html",
    "no picture or video, but image/jpeg",
    expect.stringMatching(/\w/),
    expect.stringMatching(/\w/),
    undefined,
  ]);
  expect(reason("data:image/png;base64,AAAA")).toBe("no address on the web");
  expect(
    down
      .map(reason)
      .filter((said) => said?.startsWith("http://127.0.0.1:1 could not be reached 5 times")).length,
  ).toBeGreaterThan(10);
  expect(outcomeOf(entries, "case-studies", "of-pictures")).toBe("created");
  expect(
    (
      (await ask("/api/wp/v2/posts?slug=of-pictures")) as { data: { implementation: unknown[] } }[]
    )[0]?.data.implementation,
  ).toHaveLength(1);
});

test("what of the host could not be read is in the report", async () => {
  demo.behave("blog", { html: true });
  demo.behave("vacancies", { set: { "[0].slug": "" } });
  const { trouble } = await read();
  expect(trouble).toEqual(
    expect.arrayContaining([
      {
        kind: "call",
        key: "blog (/api/wp/v2/blog)",
        outcome: "broken",
        reasons: [expect.stringContaining("that is no JSON") as string],
      },
      {
        kind: "call",
        key: "vacancies (/api/wp/v2/vacancies)",
        outcome: "broken",
        reasons: ["[0].slug: expected a text, got an empty one; the item is left out"],
      },
    ]),
  );
  expect(summary({ entries: trouble, seconds: 1 }, { dryRun: true }).at(-1)).toBe(
    "1.0 s. Nothing was written: this was a dry run.",
  );
});
