/** Special and control characters in every field (`Vec<T> & <b>`): every output escapes them. */
import { calls, type GetCallName } from "@meridian/contract";
import { shapeOf } from "@meridian/contract/shape";
import { loadContent, type DemoContent } from "@meridian/demo";
import { beforeAll, expect, test } from "vitest";
import { oneSite } from "#server/tests/one-site.ts";
import { sitemapPaths } from "#server/tests/site-map-pages.ts";

const running = oneSite();

/** Prefixed to each text, because lists cut the end; the host sends HTML. */
const SENT = "Vec&lt;T&gt;&amp;&lt;b&gt;\u0008&#8; ";
/** Its form in each kind of output. */
const SHOWN = [
  // HTML, and XML's titles
  "&lt;T&gt;&amp;&lt;b&gt; ",
  // XML whose text is HTML
  "&amp;lt;T&amp;gt;&amp;amp;&amp;lt;b&amp;gt; ",
  // JSON within a page
  String.raw`\u003cT>&\u003cb> `,
  String.raw`\u003cT\u003e\u0026\u003cb\u003e `,
  // JSON, CDATA
  "<T>&<b> ",
  // HTML within JSON within a page
  String.raw`\u0026lt;T\u0026gt;\u0026amp;\u0026lt;b\u0026gt; `,
  // Markdown
  String.raw`\<T>&\<b> `,
];
/** Control characters, literal and escaped in JSON and HTML. */
// oxlint-disable-next-line no-control-regex -- that is what is looked for
const CONTROLS = /.{0,40}(?:[\u0000-\u0008\u000b\u000e-\u001f]|\\b |\\u0008|&#8;)/;
/** Addresses, and values of closed lists. */
const CLOSED =
  /^(?:slug|post_name|post_status|image_fill|path|date|value|name|from|to|work_type|specialization)$/;

/** The record with the prefix on each of its texts. */
function signed(schema: object, value: unknown, name: string): unknown {
  const shape = shapeOf(schema);
  if (!shape || value === null) return value;
  if (shape.kind === "group") {
    const record = structuredClone(value) as Record<string, unknown>;
    for (const [key, entry] of Object.entries(shape.entries)) {
      const { path, value: inner } = shape.locate(record, key);
      const holder = path
        .slice(0, -1)
        .reduce<Record<string, unknown>>((group, part) => group[part] as never, record);
      const last = path.at(-1);
      if (inner !== undefined && last !== undefined) holder[last] = signed(entry, inner, key);
    }
    return record;
  }
  if (shape.kind === "list")
    return Array.isArray(value) ? value.map((item) => signed(shape.item, item, name)) : value;
  if (shape.kind === "one" || shape.kind === "first") return signed(shape.item, value, name);
  const isText = shape.kind === "text" || shape.kind === "lines";
  return isText && typeof value === "string" && value !== "" && !CLOSED.test(name)
    ? SENT + value
    : shape.kind === "html" && typeof value === "string" && value !== ""
      ? value.replace(/(<p>|^(?!<))/, `$1${SENT}`)
      : value;
}

const FILES: [file: keyof DemoContent, call: GetCallName][] = [
  ["services", "service"],
  ["caseStudies", "caseStudy"],
  ["article", "article"],
  ["careerPosts", "careerPost"],
  ["clients", "clients"],
  ["about", "about"],
  ["home", "home"],
  ["legal", "privacyPolicy"],
  ["technologies", "technology"],
  ["expertise", "expertise"],
  ["vacancies", "vacancies"],
  ["vacancies", "vacancy"],
  ["career", "career"],
  ["roadMap", "roadMap"],
  ["blog", "blogPost"],
  ["options", "options"],
  ["seo", "seo"],
  ["specialisationCosts", "specialisationCosts"],
];

function signedContent(): Partial<DemoContent> {
  const content = loadContent();
  for (const [file, call] of FILES) {
    const { reply } = calls[call];
    const shape = shapeOf(reply);
    const item = shape?.kind === "list" ? shape.item : reply;
    const records: unknown = content[file];
    const made = Array.isArray(records)
      ? records.map((record) => signed(item, record, file))
      : signed(item, records, file);
    // The title shared by a vacancy's list and page gets the prefix once for each.
    Object.assign(content, { [file]: made });
  }
  return content;
}

beforeAll(async () => {
  Object.assign(running.fixture.demo.content, signedContent());
  await running.site.purge(["*"]);
  await fetch(running.site.url);
});

const textOf = async (path: string): Promise<string> =>
  (await fetch(running.site.url + path)).text();

test("no page, feed or list loses a special character, and none has a control character", async () => {
  const feeds = ["/blog/feed.xml", "/vacancies/feed.xml", "/vacancies/feed.json"];
  const lists = ["/vacancies/jobs.xml", "/llms.txt", "/sitemap.xml"];
  const paths = [...(await sitemapPaths(running.site.url)), ...feeds, ...lists];
  expect(paths.length).toBeGreaterThan(60);
  let met = 0;
  for (const path of paths) {
    const text = await textOf(path);
    const wrong = [...text.matchAll(/Vec/g)]
      .map(({ index }) => text.slice(index + 3, index + 63))
      .filter((after) => !SHOWN.some((shown) => after.startsWith(shown)));
    expect([path, wrong.slice(0, 3)]).toEqual([path, []]);
    met += text.split("Vec").length - 1;
    expect([path, CONTROLS.exec(text)?.[0]]).toEqual([path, undefined]);
  }
  expect(met).toBeGreaterThan(3000);
}, 120_000);
