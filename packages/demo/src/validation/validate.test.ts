import { expect, test } from "vitest";
import { loadContent, type DemoContent } from "#content.ts";
import { validateContent } from "#validation/validate.ts";

const first = <T>(records: readonly T[]): T => {
  const [record] = records;
  if (record === undefined) throw new Error("there is no record");
  return record;
};

test("the demo content meets every rule", () => {
  const { faults, count } = validateContent(loadContent());
  expect(faults).toEqual([]);
  expect(count).toBeGreaterThan(40_000);
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
const price =
  (cents: number): Change =>
  (content) =>
    (first(content.specialisationCosts).specialization_price_junior = cents);

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
  ["9 records, expected 10", (c) => c.caseStudies.pop()],
  ["short_description: empty or padded", described("")],
  ["short_description: empty or padded", described("A text. ")],
  ["markup in a plain field", described("A <b>bold</b> claim.")],
  ["line break in a one-line field", described("One.\nTwo.")],
  ['banned wording "seamless"', described("A seamless move.")],
  ['British spelling "organis"', described("They organise.")],
  ["emoji", described("On time 🚀")],
  ['doubled word "the the"', described("Into the the field.")],
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
  ["site-settings", (c) => (c.siteSettings = { brand: { name: "A seamless house" } })],
  ["page slug:", (c) => (c.about.slug = c.clients.slug)],
  ["id:", (c) => (study(c).id = first(c.services).id)],
  ["order:", (c) => (study(c).data.order = 2)],
  [
    "is used nowhere",
    (c) => c.images.push({ ...first(c.images), id: "covers/new", subject: "New" }),
  ],
  [
    "has no alt",
    (c) => ((c.images.find(({ id }) => id.startsWith("clients/")) ?? first(c.images)).alt = ""),
  ],
  ["expected video", (c) => (c.home.section_header_video = study(c).featured_image_url)],
  [
    "gallery sizes differ",
    (c) => (first(study(c).data.implementation).sizes.large = study(c).featured_image_url),
  ],
  [": gallery", (c) => study(c).data.implementation.splice(3)],
  ["clients: 13", (c) => c.clients.data.client.pop()],
  [
    ": review.position",
    (c) =>
      (first(c.clients.data.client.filter((one) => one.is_client_has_review)).review.position = ""),
  ],
  ["blog: not sorted by date", (c) => (first(c.blog).date = "2020-01-01")],
  [": words", (c) => first(c.blog).content.splice(1, 1)],
  [
    "and its control point differ",
    (c) =>
      (first(c.article.article_field_control_points).article_field_control_points_title = "Other"),
  ],
  ["not marked as sample", (c) => (first(c.legal).data.head_text = "Privacy")],
  ["two titles", (c) => (first(c.vacancies).title += "s")],
  [
    "is not in the lookup",
    (c) => (first(first(c.vacancies).vacancies_filter.work_type).name = "Elsewhere"),
  ],
  [
    "has no case study",
    (c) => (first(first(c.vacancies).vacancies_filter.project).name = "Nobody"),
  ],
  [
    "does not fit its type",
    (c) => (first(first(c.vacancies).what_should_i_expect).select_type_to_watching.value = "text"),
  ],
  ["it ends before it begins", (c) => (first(c.vacancies).valid_through = "2020-01-01")],
  ["about: facts", (c) => (c.about.data.info_list.project = 41)],
  ["projects in a text: 39", described("We ended 39 projects.")],
  ["countries in a text: 9", described("They hire in 9 countries.")],
  ["price range 4500-7600", described("From $4500 to $7600.")],
  [": team size", (c) => (study(c).data.project_description.team_size = "1 specialists")],
  [
    'service "Knitting" does not exist',
    (c) => (study(c).data.project_description.services = "Knitting"),
  ],
  ["career rating", (c) => (c.career.feedback_rating = 1)],
  ["is not first name and initial", (c) => (first(c.career.feedback_message).name = "Anna Smith")],
  ["does not rise with level", price(7400 * 12)],
  ["is outside $4500-$7500", price(1200)],
  ["not a whole sum per month", price(4500 * 12 + 1)],
  [
    "the worked budget lacks",
    (c) =>
      ((
        c.specialisationCosts.find((cost) => cost.position_name.startsWith("Java")) ??
        first(c.specialisationCosts)
      ).specialization_price_middle += 12),
  ],
  ["footer: /services/", (c) => c.options.acf.footer_links_list.services.shift()],
  [
    "draft links: 1",
    (c) =>
      c.options.acf.footer_links_list.custom_column_repeater_languages_and_technologies.find(
        (column) =>
          column.links.some(
            (link) =>
              link.post_status === "draft" && column.links.splice(column.links.indexOf(link), 1),
          ),
      ),
  ],
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
