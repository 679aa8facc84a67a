import * as v from "valibot";
import { expect, test } from "vitest";
import { jobPostingData } from "#app/pages/vacancies/vacancy/job-posting.ts";
import { isRemote, type PublishedJob } from "#app/pages/vacancies/feeds/published-job.ts";

const ORIGIN = "https://meridian.example";
const company = { brand: { name: "Meridian" } };
const seo = { canonical: `${ORIGIN}/vacancies/qa` };
const job: PublishedJob = {
  id: 713,
  url: seo.canonical,
  title: "QA engineer",
  html: "<p>Tests what others build.</p>",
  summary: "Tests what others build.",
  posted: "2026-10-01",
  until: "",
  places: [{ city: "Kyiv", country: "Ukraine" }],
  workFrom: [],
  salary: { from: null, to: null, currency: "", period: "", tax: "" },
  pay: "",
  workTypes: ["Office"],
  levels: ["Senior"],
  specializations: ["QA"],
};
const posting = (more: Partial<PublishedJob> = {}): unknown =>
  JSON.parse(JSON.stringify(jobPostingData(seo, { ...job, ...more }, company, "en")));

const pay = (more: object = {}) => ({
  from: 3000,
  to: 4500 as number | null,
  currency: "EUR",
  period: "month",
  tax: "gross",
  ...more,
});

// Google's rules (see job-posting.ts): required fields, formats, and no unknown fields.
const text = v.pipe(v.string(), v.nonEmpty());
const address = v.pipe(v.string(), v.url());
const place = v.strictObject({
  "@type": v.literal("Place"),
  address: v.strictObject({
    "@type": v.literal("PostalAddress"),
    addressLocality: v.optional(text),
    addressCountry: text,
  }),
});
const posted = {
  "@context": v.literal("https://schema.org"),
  "@type": v.literal("JobPosting"),
  title: text,
  description: v.pipe(v.string(), v.regex(/^<p>.+<\/(p|ul)>$/s)),
  url: address,
  datePosted: v.pipe(v.string(), v.isoDate()),
  validThrough: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  hiringOrganization: v.strictObject({
    "@type": v.literal("Organization"),
    "@id": address,
    name: text,
    sameAs: address,
    logo: address,
  }),
  identifier: v.strictObject({ "@type": v.literal("PropertyValue"), name: text, value: text }),
  employmentType: v.optional(
    v.pipe(
      v.array(
        v.picklist([
          "FULL_TIME",
          "PART_TIME",
          "CONTRACTOR",
          "TEMPORARY",
          "INTERN",
          "VOLUNTEER",
          "PER_DIEM",
          "OTHER",
        ]),
      ),
      v.minLength(1),
    ),
  ),
  directApply: v.boolean(),
  baseSalary: v.optional(
    v.strictObject({
      "@type": v.literal("MonetaryAmount"),
      currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
      value: v.strictObject({
        "@type": v.literal("QuantitativeValue"),
        value: v.optional(v.number()),
        minValue: v.optional(v.number()),
        maxValue: v.optional(v.number()),
        unitText: v.picklist(["HOUR", "DAY", "WEEK", "MONTH", "YEAR"]),
      }),
    }),
  ),
};
const rules = v.union([
  v.strictObject({ ...posted, jobLocation: v.pipe(v.array(place), v.minLength(1)) }),
  v.strictObject({
    ...posted,
    jobLocationType: v.literal("TELECOMMUTE"),
    applicantLocationRequirements: v.pipe(
      v.array(v.strictObject({ "@type": v.literal("Country"), name: text })),
      v.minLength(1),
    ),
  }),
]);

test.each<[string, Partial<PublishedJob>]>([
  ["in an office", {}],
  [
    "in two",
    {
      places: [
        { city: "Kyiv", country: "Ukraine" },
        { city: "Dubai", country: "United Arab Emirates" },
      ],
    },
  ],
  ["on some days remote", { workTypes: ["Hybrid"] }],
  ["remote", { workTypes: ["Remote"] }],
  ["with a salary", { salary: pay() }],
  ["with the least of a salary", { salary: pay({ to: null, period: "hour" }) }],
  ["remote, in countries of its own", { workTypes: ["Remote"], workFrom: ["PL", "DE"] }],
  [
    "with its last day and a kind of employment",
    { until: "2031-06-30", workTypes: ["Office", "Full-time"] },
  ],
])("[VACD-06] the markup of a vacancy %s conforms to Google's rules", (_, more) => {
  expect(v.safeParse(rules, posting(more)).issues).toBeUndefined();
});

test("[VACD-06] the place is an address with its country; remote and location requirements come as a pair", () => {
  expect(posting()).toMatchObject({
    datePosted: "2026-10-01",
    jobLocation: [{ address: { addressLocality: "Kyiv", addressCountry: "UA" } }],
  });
  expect(posting({ places: [{ city: "", country: "Ruritania" }] })).toMatchObject({
    jobLocation: [{ address: { addressCountry: "Ruritania" } }],
  });
  const remote = posting({
    workTypes: ["Remote"],
    places: [
      { city: "Kyiv", country: "Ukraine" },
      { city: "Lviv", country: "Ukraine" },
    ],
  });
  expect(remote).toMatchObject({
    jobLocationType: "TELECOMMUTE",
    applicantLocationRequirements: [{ "@type": "Country", name: "Ukraine" }],
  });
  expect(remote).not.toHaveProperty("jobLocation");
});

test("[OWN-122] the salary is one amount or a range; a net one is left out", () => {
  const value = (more: object): unknown =>
    (posting({ salary: pay(more) }) as { baseSalary?: { value: unknown } }).baseSalary?.value;
  const unit = { "@type": "QuantitativeValue", unitText: "MONTH" };
  expect(value({})).toEqual({ ...unit, minValue: 3000, maxValue: 4500 });
  expect(value({ to: 3000 })).toEqual({ ...unit, value: 3000 });
  expect(value({ from: null })).toEqual({ ...unit, maxValue: 4500 });
  expect(value({ tax: "" })).toEqual({ ...unit, minValue: 3000, maxValue: 4500 });
  expect(value({ tax: "net" })).toBeUndefined();
  expect(posting()).not.toHaveProperty("baseSalary");
});

test("[OWN-123] of remote work the countries of residence replace those of the places", () => {
  const requirements = {
    jobLocationType: "TELECOMMUTE",
    applicantLocationRequirements: [{ name: "Poland" }],
  };
  const where = { workTypes: ["Remote"], workFrom: ["PL"] };
  expect(posting(where)).toMatchObject(requirements);
  expect(posting({ ...where, places: [] })).toMatchObject(requirements);
  expect(posting({ ...where, workTypes: ["Office"] })).not.toHaveProperty("jobLocationType");
});

test("[VACD-06] partly remote vacancies are not flagged as remote", () => {
  for (const workTypes of [
    ["Remote", "Office"],
    ["Hybrid"],
    ["Remote or office"],
    ["Partly remote"],
    [],
  ])
    expect(posting({ workTypes }), workTypes.join()).not.toHaveProperty("jobLocationType");
  for (const workTypes of [["Remote"], ["Fully remote"], ["100% remote"], ["remote only"]])
    expect(posting({ workTypes }), workTypes.join()).toHaveProperty("jobLocationType");
});

test("[VACD-06] the last day is valid to its end; omitted if unknown", () => {
  expect(posting({ until: "2031-06-30" })).toHaveProperty("validThrough", "2031-06-30T23:59:59Z");
  expect(posting()).not.toHaveProperty("validThrough");
});

test("[VACD-06] without a day, a text or a country there is no markup rather than a wrong one", () => {
  for (const more of [
    { posted: "" },
    { html: "" },
    { places: [] },
    { places: [{ city: "Kyiv", country: "" }] },
    { workTypes: ["Remote"], places: [{ city: "Kyiv", country: "" }] },
  ])
    expect(posting(more), JSON.stringify(more)).toBeNull();
});

test.each([
  [["Remote"], true],
  [["100% remote", "Fully remote"], true],
  [["Homeoffice"], true],
  [["Ortsunabhängig"], true],
  [["עבודה מרחוק"], true],
  [["מהבית"], true],
  [["Remote", "Office"], false],
  [["Hybrid remote"], false],
  [["Hybrid, teilweise Homeoffice"], false],
  [["עבודה היברידית"], false],
  [[], false],
])(
  "work is remote if each of its names, in English, German or Hebrew, is: %j",
  (workTypes, remote) => expect(isRemote({ workTypes })).toBe(remote),
);
