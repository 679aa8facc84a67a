/** Findings of the host check besides the JSON's shape: each fault on a host that has it. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { printed, reportOf, type HostReport } from "./check-host/report.ts";
import { checkConformance } from "../apps/cms/src/moving-in/conformance/conformance.ts";
import { createDemoHost } from "@meridian/demo";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { demoCopy, demoLines } from "./check-host/demo-copy.ts";

const demo = createDemoHost();
let host = "";
beforeAll(async () => void (host = await demo.listen()));
afterEach(() => demo.reset());
afterAll(() => demo.stop());

const check = async (strict = false): Promise<HostReport> =>
  reportOf(host, await checkConformance({ host, depth: "sample", timeout: 5000, pause: 1 }), {
    strict,
  });
const notes = ({ warnings }: HostReport): string[] =>
  warnings.map(({ topic, note }) => `${topic}: ${note}`);
const unusual = (report: HostReport, name: string): string[] =>
  report.calls
    .find(({ call }) => call === name)
    ?.lines.filter(({ kind }) => kind === "unusual")
    .map(({ path, note }) => `${path}: ${note}`) ?? [];

test("pictures that do not load are counted, with the first and what to do", async () => {
  demo.behave("media", { status: 404 });
  const report = await check();
  expect(notes(report)).toEqual([
    expect.stringMatching(
      /^pictures: (\d+) of \1 requested pictures do not load: http\S+ \(in \w+\) answered HTTP 404\. Upload them again/,
    ),
  ]);
  expect(printed(report).join("\n")).toContain("look at pictures     ");
  expect([report.status, (await check(true)).status]).toEqual([0, 1]);
});

test("links that lead nowhere on the site are reported", async () => {
  demo.behave("services", {
    set: {
      "[0].data.explore_our_expertise.description":
        '<p><a href="/services/not-there">a</a> <a href="/no-such-page">b</a> <a href="/pricing?x=1#top">c</a> <a href="https://other.example.com/x">d</a> <a href="/wp-content/uploads/a.pdf">e</a></p>',
    },
  });
  expect(notes(await check())).toEqual([
    expect.stringMatching(
      /^links: 2 of \d+ links to the host's own pages lead nowhere: \/services\/not-there \(in services\)\. Correct them/,
    ),
  ]);
});

test("canonical addresses of another site, and of no page, are reported", async () => {
  demo.behave("seo", { set: { canonical: "https://other.example.com/x" } });
  expect(notes(await check())).toEqual([
    expect.stringMatching(
      /^canonicals: (\d+) of \1 .* name another site's page: .* not list these pages/,
    ),
  ]);
  demo.behave("seo", { set: { canonical: "/no-such-page" } });
  expect(notes(await check())).toEqual([
    expect.stringMatching(
      /^canonicals: (\d+) of \1 .* name a page that does not exist: .*Clear the field/,
    ),
  ]);
});

test.each([
  ['[vc_row full_width="yes"]Words[/vc_row]', "the text contains a shortcode ([vc_row full_width"],
  ['<p>See [gallery ids="1,2"]</p>', "the text contains a shortcode ([gallery ids"],
  ["<!-- wp:paragraph --><p>a</p><!-- /wp:paragraph -->", "text in the block editor's stored form"],
  ["One.\n\nTwo.", "text without paragraphs"],
])("the raw text %j is reported", async (html, note) => {
  demo.behave("services", { set: { "[0].data.explore_our_expertise.description": html } });
  expect(unusual(await check(), "services")).toEqual([expect.stringContaining(note)]);
});

test("words in brackets, and lists in texts, are none", async () => {
  demo.behave("services", {
    set: { "[0].data.explore_our_expertise.description": "<p>He wrote [sic] so.</p>\n\n<p>B</p>" },
  });
  expect(unusual(await check(), "services")).toEqual([]);
});

test("a host that sends another record than the one requested by its slug breaks the contract", async () => {
  demo.behave("service", { set: { "[0].slug": "another-one" } });
  const report = await check();
  expect(report.status).toBe(1);
  expect(report.calls.find(({ call }) => call === "service")).toMatchObject({
    verdict: "broken",
    lines: expect.arrayContaining([
      expect.objectContaining({
        kind: "breaks",
        note: expect.stringContaining('the host sent "another-one": it ignores the slug') as string,
      }),
    ]) as unknown,
  });
});

test("what of the site's own texts is still the demo's, or a placeholder, is named with its place", () => {
  expect(demoCopy([]).map(({ path, text }) => `${path}: ${text}`)).toEqual([
    "brand.name: Your company",
  ]);
  const folder = mkdtempSync(join(tmpdir(), "check-host-"));
  const file = join(folder, "site.config.json");
  writeFileSync(
    file,
    JSON.stringify({
      brand: { name: "Meridian" },
      contact: { email: "hello@example.com", phones: [{ phone: "+44 20 7946 0123" }] },
      home: { services: { title: "Services" }, map: { title: "Ours alone" } },
    }),
  );
  try {
    const copy = demoCopy([], file);
    expect(copy.map(({ path }) => path)).toEqual([
      "brand.name",
      "contact.email",
      "contact.phones.0.phone",
    ]);
    expect(demoLines(copy)[1]).toBe(
      "3 of the site's own texts are still the demo's or a placeholder: write your own in the admin under Run the site, Settings, or in the file.",
    );
    const settings = { call: "settings", value: { brand: { name: "Real Works" } } } as never;
    expect(demoCopy([settings], file).map(({ path }) => path)).toEqual([
      "contact.email",
      "contact.phones.0.phone",
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
