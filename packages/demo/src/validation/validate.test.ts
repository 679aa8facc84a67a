import { expect, test } from "vitest";
import { loadContent, type DemoContent } from "#content.ts";
import { validateContent } from "#validation/validate.ts";

const first = <T>(records: readonly T[]): T => {
  const [record] = records;
  if (record === undefined) throw new Error("there is no record");
  return record;
};

test("the demo content has the fields of the contract, and its links have pages", () => {
  const { faults, count } = validateContent(loadContent());
  expect(faults).toEqual([]);
  expect(count).toBeGreaterThan(30_000);
});

type Change = (content: DemoContent) => unknown;
const study = (content: DemoContent) => first(content.caseStudies);
const described =
  (words: string): Change =>
  (content) =>
    (study(content).data.short_description = words);
const within =
  (html: string): Change =>
  (content) =>
    (content.about.data.description += html);
const FAULTS: [fault: string, change: Change][] = [
  ["data: order is missing", (c) => Reflect.deleteProperty(study(c).data, "order")],
  ["field data.awards is not in the contract", (c) => Object.assign(study(c).data, { awards: "" })],
  ["order: not a whole number", (c) => (study(c).data.order = 1.5)],
  ["short_description: not a text", (c) => Object.assign(study(c).data, { short_description: 7 })],
  ["implementation: not a list", (c) => Object.assign(study(c).data, { implementation: "x" })],
  ["speed: not a number", (c) => Object.assign(first(c.career.career_gallery), { speed: "1" })],
  ["closed: not true or false", (c) => Object.assign(first(c.vacancies), { closed: "" })],
  ["date: empty or padded", (c) => (first(c.vacancies).date = "")],
  ["date: not a date", (c) => (first(c.blog).date = "March 2")],
  ["is not kebab-case", (c) => (first(c.services).slug = "Team_Extension")],
  ["is not in images.json", (c) => (study(c).featured_image_url = "covers/none")],
  [
    "large is missing",
    (c) => Reflect.deleteProperty(first(study(c).data.implementation).sizes, "large"),
  ],
  ["/nowhere is not a route", (c) => (first(c.seo).canonical = "/nowhere")],
  ["does not resolve", (c) => (study(c).data.site_url = "https://acme.com/")],
  [
    "is none of Contain, Cover",
    (c) => (first(first(c.expertise).data.clients.gallery).image_fill = "Fill"),
  ],
  ["short_description: empty or padded", described("")],
  ["short_description: empty or padded", described("A text. ")],
  ["markup in a plain field", described("A <b>bold</b> claim.")],
  ["line break in a one-line field", described("One.\nTwo.")],
  ["emoji", described("On time 🚀")],
  ["double space", described("Two  spaces.")],
  ["is not a sample address", described("Write to anna@acme.com.")],
  ["not in a range reserved for fiction", described("Ring +49 30 1234567.")],
  ["text outside a block", within("loose")],
  ["tag <div> is not in the list", within("<div>x</div>")],
  ['attributes class="x" on <p>', within('<p class="x">x</p>')],
  ["</ul> does not match", within("<p>x</ul>")],
  ["<p> left open", within("<p>x")],
  ["<p> inside <p>", within("<p>x<p>y</p></p>")],
  ["<li> outside a list", within("<p><li>x</li></p>")],
  ["text directly in <ul>", within("<ul>x</ul>")],
  ["bare & in HTML", within("<p>R & D</p>")],
  ["empty element", within("<p></p>")],
  ['stray "<"', within("<p>1 < 2</p>")],
  ["phone without a link", within("<p>Ring +44 20 7946 0101.</p>")],
  ["link /nowhere does not resolve", within('<p><a href="/nowhere">x</a></p>')],
  ["line break in HTML", within("<p>x\ny</p>")],
  ["site-settings", (c) => (c.siteSettings = { brand: { name: "A  house" } })],
  ["footer: /services/", (c) => c.options.acf.footer_links_list.services.shift()],
  ["redirects: /clients is a page", (c) => (first(c.redirects).from = "/clients")],
  [
    "seo: /clients is missing",
    (c) =>
      c.seo.splice(
        c.seo.findIndex(({ path }) => path === "/clients"),
        1,
      ),
  ],
  ["seo: title of", (c) => (first(c.seo).title += " and a good deal more than sixty characters")],
  ["seo: description of", (c) => (first(c.seo).description = "Short.")],
];

test.each(FAULTS)("%s", (fault, change) => {
  const content = loadContent();
  change(content);
  expect(validateContent(content).faults.join("\n")).toContain(fault);
});
