import { clean } from "@meridian/contract/client/testing/clean";
import { expect, test } from "vitest";
import { fakeContent } from "#app/content/testing/fake-content.ts";
import {
  jobOf,
  readFilterOptions,
  readJobs,
  readSpecialisations,
  vacancyOf,
} from "#app/content/vacancies/read-vacancies.server.ts";
import { jobsLikeAddress, similarJobs } from "#app/content/vacancies/job-content.ts";
import { ENGLISH, languageOf } from "@meridian/messages/language";
import { salaryText } from "#app/text/salary-text.ts";
import { placeOf } from "#app/content/vacancies/place-of.ts";

const named = (...names: string[]) => names.map((name) => ({ name }));
const record = (slug: string, hot: unknown, filter: object = {}) => ({
  ID: 1,
  slug,
  post_title: slug,
  hot,
  vacancies_filter: filter,
});
const summaries = (...records: object[]) => clean("vacancies", records);

test("[VAC-04] [VAC-07] sorts the most urgent first, for any number type, up to the limit", async () => {
  const content = () =>
    fakeContent({
      vacancies: summaries(record("a", ""), record("b", "2"), record("c", 3), record("d", false), {
        ...record("gone", 9),
        closed: true,
      }),
    });
  expect((await readJobs(content())).map(({ slug }) => slug)).toEqual(["c", "b", "a", "d"]);
  expect(await readJobs(content(), 2)).toHaveLength(2);
  await expect(readJobs(fakeContent({ vacancies: new Error("down") }))).rejects.toThrow("down");
});

test("a vacancy's place and work type are a short phrase", () => {
  const of = (filter: object) =>
    summaries(record("a", 0, filter)).map((one) => placeOf(jobOf(one), ENGLISH))[0];
  expect(
    of({ location: named("Bucharest, Romania", "Kyiv, Ukraine"), work_type: named("Remote") }),
  ).toBe("Bucharest or Kyiv, remote");
  expect(of({ work_type: named("Remote", "Office") })).toBe("Remote or Office");
  expect(of({ location: named("Almaty, Kazakhstan") })).toBe("Almaty");
  expect(of({})).toBe("");
});

test("a German work type keeps its capital in the phrase", () => {
  const [job] = summaries(
    record("a", 0, { location: named("Berlin"), work_type: named("Homeoffice", "Büro") }),
  ).map(jobOf);
  expect(job && placeOf(job, languageOf("de-AT").language)).toBe("Berlin, Homeoffice oder Büro");
});

test("[VAC-01] the options come from the host; if it fails, from the vacancies", async () => {
  const given = await readFilterOptions(
    fakeContent({
      vacancyCategories: {
        work_type: named("Remote", "Remote"),
        expertise: [],
        specialization: named("QA", "Architect"),
      },
    }),
    "en",
  );
  // The owner's order.
  expect(given([])).toEqual({
    work_type: ["Remote"],
    expertise: [],
    specialization: ["QA", "Architect"],
  });
  const content = fakeContent({ vacancyCategories: new Error("down") });
  const jobs = summaries(
    record("a", 0, {
      work_type: named("Remote"),
      specialization: named("QA", "Übersetzung", "DevOps"),
    }),
  ).map(jobOf);
  expect((await readFilterOptions(content, "de"))(jobs)).toEqual({
    work_type: ["Remote"],
    expertise: [],
    specialization: ["DevOps", "QA", "Übersetzung"],
  });
  expect(content.reports).toEqual([["vacancy filter", "down"]]);
  expect(
    await readSpecialisations(fakeContent({ vacancySpecialisations: new Error("down") })),
  ).toBeNull();
});

test("[VACD-01] [VACD-02] [VACD-04] [VACD-07] a vacancy's page has the record's parts and no empty ones", () => {
  const full = clean("vacancy", [
    {
      ID: "7",
      slug: "a",
      title: "Senior &amp; Lead",
      description: "One.<br>Two.\n\nThree.",
      hot: "1",
      date: "2026-08-18T09:00:00",
      hours: "Full time",
      valid_through: "20261231",
      first_info_image: "/media/a.webp",
      vacancies_filter: { location: named("Kyiv, Ukraine"), project: named() },
      what_should_i_expect: [
        {
          title: "Do",
          select_type_to_watching: { value: "list" },
          list: [{ value: "a" }, { value: "" }],
          simple_text: "not this",
        },
        {
          title: "Month",
          select_type_to_watching: { value: "text" },
          list: [{ value: "not this" }],
          simple_text: "Week one.",
        },
        { title: "Empty", select_type_to_watching: { value: "list" }, list: false },
      ],
    },
  ]);
  expect(vacancyOf(full, ENGLISH)).toEqual({
    recruiter: null,
    questions: [],
    title: "Senior & Lead",
    description: ["One.\nTwo.", "Three."],
    isHot: true,
    until: { text: "December 31, 2026", day: "2026-12-31" },
    image: { src: "/media/a.webp", alt: "", sizes: {} },
    facts: [
      { term: "Location", details: ["Kyiv, Ukraine"] },
      { term: "Hours", details: ["Full time"] },
      { term: "Posted", details: ["August 18, 2026"], day: "2026-08-18" },
    ],
    expectations: [
      { title: "Do", points: ["a"], text: "" },
      { title: "Month", points: [], text: "Week one." },
    ],
  });
  expect(vacancyOf(clean("vacancy", [{ ID: 7, title: "Bare" }]), ENGLISH)).toEqual({
    title: "Bare",
    recruiter: null,
    questions: [],
    description: [],
    isHot: false,
    until: { text: "" },
    image: null,
    facts: [],
    expectations: [],
  });
});

test("[VACD-05] a record without ID is no vacancy", () =>
  expect(clean("vacancy", [{ slug: "a", title: "A" }])).toBeNull());

test("[VACD-03] other vacancies have the same specialization first, and never include itself", () => {
  const jobs = summaries(
    record("me", 3, { specialization: named("QA") }),
    record("hot", 3),
    record("near", 0, { specialization: named("QA") }),
    record("c", 1),
    record("d", 0),
  ).map(jobOf);
  expect(similarJobs(jobs, "me", ["QA"]).map(({ slug }) => slug)).toEqual(["near", "hot", "c"]);
});

test("[VACD-05] finds vacancies similar to a missing one by its address", () => {
  const jobs = summaries(
    record("lead-qa-engineer-wayfold", 0),
    record("senior-java-engineer-ledger", 0),
    record("hot", 3),
    record("senior-java-engineer", 9),
  ).map(jobOf);
  expect(jobsLikeAddress(jobs, "senior-java-engineer").map(({ slug }) => slug)).toEqual([
    "senior-java-engineer-ledger",
    "lead-qa-engineer-wayfold",
    "hot",
  ]);
  expect(jobsLikeAddress(jobs, "%D0%B2").map(({ slug }) => slug)).toEqual([
    "senior-java-engineer",
    "hot",
    "lead-qa-engineer-wayfold",
  ]);
  expect(jobsLikeAddress([], "x")).toEqual([]);
});

test("[VAC-10] a row of the list has the client, the hours and the date, as far as there are any", () => {
  const [whole, bare] = clean("vacancies", [
    {
      ID: 1,
      slug: "a",
      post_title: "A",
      hours: "30 hours a week",
      date: "2026-08-18",
      vacancies_filter: { project: named("Quillstead", "Dunemark", "Quillstead") },
    },
    { ID: 2, slug: "b", post_title: "B" },
  ]).map(jobOf);
  expect(whole).toMatchObject({
    client: "Quillstead, Dunemark",
    hours: "30 hours a week",
    posted: "2026-08-18",
  });
  expect(bare).toMatchObject({ client: "", hours: "", posted: "" });
});

const EUR = { from: 3000, to: 4500, currency: "EUR", period: "month", tax: "gross" };
const hebrew = languageOf("he").language;
const german = languageOf("de").language;
test.each([
  ["a range", {}, ENGLISH, "€3,000 – €4,500 a month, gross"],
  ["a range in German", {}, german, "3.000–4.500 € im Monat, brutto"],
  ["the least", { to: "", tax: "" }, ENGLISH, "from €3,000 a month"],
  ["the most, net", { from: "", tax: "net" }, german, "bis 4.500 € im Monat, netto"],
  ["one amount", { to: 3000, period: "year" }, ENGLISH, "€3,000 a year, gross"],
  [
    "cents of an hour",
    { from: 17.5, to: 20, period: "hour" },
    ENGLISH,
    "€17.50 – €20.00 an hour, gross",
  ],
  [
    "a currency without a sign",
    { currency: "KZT", from: 900_000, to: "" },
    ENGLISH,
    "from KZT 900,000 a month, gross",
  ],
  ["none", { from: "", to: "" }, ENGLISH, ""],
] as const)("[OWN-122] the page and the list say the salary: %s", (_, more, language, words) => {
  const [one] = clean("vacancies", [{ ...record("a", 0), salary: { ...EUR, ...more } }]);
  const job = one && jobOf(one);
  // The spaces are those of `Intl`.
  const plain = (text = ""): string => text.replace(/\s/g, " ");
  expect(job && plain(salaryText(job.salary, language))).toBe(words);
  const facts = one && vacancyOf({ ...one, title: "A" }, language).facts;
  expect(facts?.map(({ details }) => plain(details[0]))).toEqual(words ? [words] : []);
});

test("[OWN-123] the countries of residence are one fact, by name in the page's language", () => {
  const [one] = clean("vacancies", [{ ...record("a", 0), work_from: ["UA", "DE", "UA"] }]);
  const fact = (language: typeof german) =>
    one && vacancyOf({ ...one, title: "A" }, language).facts;
  expect(fact(ENGLISH)).toEqual([{ term: "Open to residents of", details: ["Germany, Ukraine"] }]);
  expect(fact(german)).toEqual([{ term: "Wohnsitz in", details: ["Deutschland, Ukraine"] }]);
  expect(fact(hebrew)?.[0]?.details).toEqual(["אוקראינה, גרמניה"]);
});

test("[OWN-126] a recruiter without a name is not shown", () => {
  const of = (recruiter?: object) => {
    const [one] = clean("vacancies", [{ ...record("a", 0), ...(recruiter && { recruiter }) }]);
    return one && vacancyOf({ ...one, title: "A" }, ENGLISH).recruiter;
  };
  expect(of({ name: "Ann", role: "Recruiter" })).toEqual({
    name: "Ann",
    role: "Recruiter",
    portrait: null,
  });
  expect([of(), of({ role: "Recruiter" })]).toEqual([null, null]);
});
