import * as v from "valibot";
import { expect, test } from "vitest";
import { feedXml } from "#app/seo/feed.ts";
import { jobFeedXml, jsonFeed, rssItem } from "#app/pages/vacancies/feeds/job-feeds.ts";
import { jobHtml, type PublishedJob } from "#app/pages/vacancies/feeds/published-job.ts";

const ORIGIN = "https://meridian.example";
const head = {
  language: "en",
  title: "Meridian: vacancies",
  description: "Work on one product.",
  link: `${ORIGIN}/vacancies`,
  self: `${ORIGIN}/vacancies/feed.json`,
  brand: "Meridian",
};
const job: PublishedJob = {
  id: 713,
  url: `${ORIGIN}/vacancies/qa`,
  title: "QA & <more>",
  html: "<p>Tests ]]> & more.</p>",
  summary: "Tests.",
  posted: "2026-10-01",
  until: "",
  places: [
    { city: "Kyiv", country: "Ukraine" },
    { city: "Abu Dhabi", country: "United Arab Emirates" },
  ],
  workFrom: [],
  salary: { from: null, to: null, currency: "", period: "", tax: "" },
  pay: "",
  workTypes: ["Hybrid"],
  levels: ["Senior"],
  specializations: ["QA"],
};
const jobsIn = (xml: string): string[] => xml.split("<job>").slice(1);

test("RSS has places, work types and text of a vacancy, and its date if known", () => {
  const xml = feedXml({ ...head, items: [job, { ...job, posted: "" }].map(rssItem) });
  expect(xml).toContain("<title>QA &amp; &lt;more&gt;</title>");
  expect(xml).toContain(
    "<pubDate>Thu, 01 Oct 2026 00:00:00 GMT</pubDate><category>QA</category><category>Senior</category><category>Hybrid</category><description>Kyiv, Ukraine; Abu Dhabi, United Arab Emirates. Hybrid. Tests.</description>",
  );
  expect(xml.match(/<pubDate>/g)).toHaveLength(1);
});

test("[OWN-122] the feeds have the salary in words, if there is one", () => {
  const paid = { ...job, pay: "€3,000 – €4,500 a month, gross" };
  expect(rssItem(paid).description).toContain("Hybrid. €3,000 – €4,500 a month, gross. Tests.");
  expect(jobFeedXml(head, [paid])).toContain(
    "<salary><![CDATA[€3,000 – €4,500 a month, gross]]></salary>",
  );
  expect(jobFeedXml(head, [job])).not.toContain("<salary>");
});

test("the JSON feed conforms to JSON Feed 1.1", () => {
  const url = v.pipe(v.string(), v.url());
  const item = v.strictObject({
    id: url,
    url,
    title: v.string(),
    content_html: v.string(),
    summary: v.string(),
    date_published: v.optional(v.pipe(v.string(), v.isoTimestamp())),
    tags: v.array(v.string()),
  });
  const rules = v.strictObject({
    version: v.literal("https://jsonfeed.org/version/1.1"),
    title: v.string(),
    description: v.string(),
    home_page_url: url,
    feed_url: url,
    language: v.string(),
    icon: url,
    authors: v.array(v.strictObject({ name: v.string(), url })),
    items: v.array(item),
  });
  const feed = v.parse(rules, JSON.parse(jsonFeed(head, [job, { ...job, posted: "" }])));
  expect(feed.items.map(({ date_published: day }) => day)).toEqual([
    "2026-10-01T00:00:00Z",
    undefined,
  ]);
  expect(feed.items[0]?.tags).toEqual(["QA", "Senior", "Hybrid"]);
});

test("the search engines' feed lists each place as a job with its own number and CDATA text", () => {
  const [first = "", second = ""] = jobsIn(jobFeedXml(head, [job]));
  expect(first).toContain(
    "<referencenumber><![CDATA[713-UA-Kyiv]]></referencenumber>\n<requisitionid><![CDATA[713]]></requisitionid>",
  );
  expect(second).toContain("<![CDATA[713-AE-Abu-Dhabi]]>");
  expect(first).toContain("<title><![CDATA[QA & <more>]]></title>");
  expect(first).toContain(
    "<description><![CDATA[<p>Tests ]]]]><![CDATA[> & more.</p>]]></description>",
  );
  expect(first).toContain("<remotetype><![CDATA[Hybrid remote]]></remotetype>");
  for (const name of ["date", "url", "company", "city", "country", "category", "experience"])
    expect(first, name).toMatch(new RegExp(`<${name}><!\\[CDATA\\[.+\\]\\]></${name}>`));
  expect(first).not.toContain("expirationdate");
  for (const name of ["fully remote", "מרחוק", "Homeoffice"])
    expect(jobFeedXml(head, [{ ...job, workTypes: [name] }])).toContain("Fully remote");
  expect(jobFeedXml(head, [{ ...job, workTypes: ["Remote"], until: "2031-06-30" }])).toMatch(
    /Fully remote[^]*<expirationdate><!\[CDATA\[2031-06-30\]\]>/,
  );
});

test("the search engines' feed omits jobs without a day or a country, which they would refuse", () => {
  expect(
    jobsIn(
      jobFeedXml(head, [
        { ...job, posted: "" },
        { ...job, places: [{ city: "Kyiv", country: "" }] },
        { ...job, places: [] },
      ]),
    ),
  ).toEqual([]);
});

test("[VACD-06] the text of a vacancy is complete, as paragraphs and lists, with escaped characters", () => {
  const html = jobHtml({
    formatted: "",
    description: ["One <b>\nline", "Two & three"],
    facts: [{ term: "Location", details: ["Kyiv", "Sofia"] }],
    expectations: [
      { title: "Do", points: ["a < b"], text: "" },
      { title: "First", points: [], text: "Week one." },
    ],
  });
  expect(html).toBe(
    "<p>One &lt;b&gt;<br>line</p><p>Two &amp; three</p><p><b>Location:</b> Kyiv; Sofia</p><p><b>Do</b></p><ul><li>a &lt; b</li></ul><p><b>First</b></p><p>Week one.</p>",
  );
});
