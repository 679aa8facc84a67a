import { describe, expect, test } from "vitest";
import { checkFields } from "#forms/check.ts";
import { TECHNOLOGIES_AT_MOST, TECHNOLOGY_AT_MOST } from "#site-settings/survey-offers.ts";
import { fieldOfPart, readSurvey, SURVEY_OTHER_MAX, surveyFields } from "#forms/survey-answers.ts";
import { boundsOf, offersOf, SURVEY_OFFERS } from "#forms/survey-offers.ts";
import { deliveredSurvey, surveyForm, surveyFormOf } from "#forms/survey.ts";

const WHO = {
  fullName: " Anna Lindqvist ",
  company: "Harbour Ledger",
  email: " Anna@Example.COM ",
};
const check = (posted: Record<string, unknown>) =>
  checkFields(surveyForm, "survey", { ...WHO, ...posted });
const CONTROLS = {
  "region.1": SURVEY_OFFERS.regions[1],
  "region.3": SURVEY_OFFERS.regions[3],
  "forSeniorFullStack.from": "52",
  "forSeniorFullStack.to": "78",
  "teamSize.from": "4",
  "teamSize.to": "18",
  "skill.1": "on",
  "skill.3": "on",
  "skill.other": " Elm, Rust ",
  currency: "EUR",
};
const PAYLOAD = {
  region: "Eastern Europe (Ukraine, Moldova, Belarus), Middle East (Israel, UAE)",
  forSeniorFullStack: "52-78",
  forMiddleBackend: "35-65",
  teamSize: "4-18",
  skill: "JavaScript, React, Elm, Rust",
  fullName: "Anna Lindqvist",
  company: "Harbour Ledger",
  email: "anna@example.com",
  currency: "EUR",
};

test("[SURV-07] the controls make up the payload, and nothing else is included", () => {
  expect(check({ ...CONTROLS, captcha: "x" })).toEqual({ values: PAYLOAD, errors: {} });
});

test("[SURV-07] reading the payload returns the payload, however often", () => {
  expect(check(PAYLOAD)).toEqual({ values: PAYLOAD, errors: {} });
  expect(readSurvey(PAYLOAD)).toEqual(readSurvey(CONTROLS));
});

test("[SURV-02] [SURV-03] [SURV-04] defaults: no region, whole ranges, no skill, dollars", () => {
  expect(readSurvey({})).toEqual({
    regions: [],
    ranges: {
      forSeniorFullStack: { from: 45, to: 95 },
      forMiddleBackend: { from: 35, to: 65 },
      teamSize: { from: 1, to: 100 },
    },
    typed: {
      forSeniorFullStack: { texts: { from: "45", to: "95" }, wrong: [] },
      forMiddleBackend: { texts: { from: "35", to: "65" }, wrong: [] },
      teamSize: { texts: { from: "1", to: "100" }, wrong: [] },
    },
    technologies: [],
    other: "",
    currency: "USD",
  });
  expect(surveyFields(readSurvey({}))).toMatchObject({
    region: "",
    forSeniorFullStack: "45-95",
    forMiddleBackend: "35-65",
    teamSize: "1-100",
    skill: "",
    currency: "USD",
  });
});

test("[SURV-02] the regions' names contain commas, and are read from the joined text", () => {
  expect(readSurvey({ region: SURVEY_OFFERS.regions.join(", ") }).regions).toEqual(
    SURVEY_OFFERS.regions,
  );
  expect(
    SURVEY_OFFERS.regions.filter((label) =>
      SURVEY_OFFERS.regions.some((other) => other !== label && other.includes(label)),
    ),
  ).toEqual([]);
});

describe("[SURV-03] a corrected range", () => {
  test.each([
    ["crossed", "90", "50", "50-90"],
    ["empty", "", "", "45-95"],
    ["between whole numbers", "50.4", "60.6", "50-61"],
    ["one point", "70", "70", "70-70"],
  ])("%s: %j to %j", (_, from, to, span) => {
    expect(
      check({ ...CONTROLS, "forSeniorFullStack.from": from, "forSeniorFullStack.to": to }).values
        .forSeniorFullStack,
    ).toBe(span);
  });
  test.each([
    ["95-45", "45-95"],
    ["1-2-3", "45-45"],
    ["x", "45-95"],
    ["-", "45-95"],
    [["50-60"], "45-95"],
  ])("as payload: %j", (payload, span) => {
    expect(
      check({ ...CONTROLS, ...without("forSeniorFullStack"), forSeniorFullStack: payload }).values
        .forSeniorFullStack,
    ).toBe(span);
  });
});

describe("[SURV-03] a number that is none or out of bounds is refused, and stays as it was typed", () => {
  test.each([
    ["-7", "1000"],
    ["many", "95"],
    ["45", "NaN"],
    ["Infinity", "-Infinity"],
    ["52;5", ""],
    ["44", "95"],
  ])("%j to %j", (from, to) => {
    const posted = { ...CONTROLS, "forSeniorFullStack.from": from, "forSeniorFullStack.to": to };
    const { values, errors } = check(posted);
    expect(errors).toEqual({ forSeniorFullStack: "Please enter numbers from 45 to 95" });
    const { texts, wrong } = readSurvey(values).typed.forSeniorFullStack;
    expect([texts.from, texts.to]).toEqual([from, to]);
    expect(wrong.length).toBeGreaterThan(0);
  });
});

test("[SURV-03] [LANG-01] numbers are read by the language of the page", () => {
  const posted = {
    ...CONTROLS,
    "forSeniorFullStack.from": "52,4",
    "forSeniorFullStack.to": "60.6",
  };
  for (const code of ["de", "en", "fr", "he"])
    expect(
      checkFields(surveyFormOf(SURVEY_OFFERS, code), "survey", posted).values.forSeniorFullStack,
    ).toBe("52-61");
  const wide = { ...SURVEY_OFFERS, teamSize: "1-5000" };
  const size = { ...CONTROLS, "teamSize.from": "1.500", "teamSize.to": "" };
  expect(checkFields(surveyFormOf(wide, "de"), "survey", size).values.teamSize).toBe("1500-5000");
  expect(checkFields(surveyFormOf(wide, "en"), "survey", size).values.teamSize).toBe("2-5000");
});

const without = (field: string): Record<string, undefined> => ({
  [`${field}.from`]: undefined,
  [`${field}.to`]: undefined,
});

describe("[SURV-04] free text", () => {
  const other = (text: string) => check({ ...CONTROLS, "skill.other": text }).errors;
  test("a hundred characters, not one more, whatever is ticked", () => {
    expect(other("a".repeat(100))).toEqual({});
    expect(other(` ${"a".repeat(100)} `)).toEqual({});
    expect(other("a".repeat(101))).toEqual({
      skill: "Please keep the free text to 100 characters",
    });
    expect(check({ "region.0": SURVEY_OFFERS.regions[0], skill: "a".repeat(101) }).errors).toEqual({
      skill: "Please keep the free text to 100 characters",
    });
  });
  test("emoji and combining marks stay whole", () => {
    for (const text of ["Go 👩‍💻 🚀", "Z͑ͫ̓aͦͣ", "日本語, العربية"])
      expect(
        check({ "region.0": SURVEY_OFFERS.regions[0], "skill.other": text }).values.skill,
      ).toBe(text);
  });
  test("[SURV-05] blanks alone are no skill", () => {
    expect(check({ "region.0": SURVEY_OFFERS.regions[0], "skill.other": "   " }).errors).toEqual({
      skill: "Please select at least one skill",
    });
  });
  test("a typed technology is that technology", () => {
    expect(readSurvey({ skill: "PHP, React, PHP 4" })).toMatchObject({
      technologies: ["PHP", "React"],
      other: "PHP 4",
    });
    expect(readSurvey({ skill: "Reactor" })).toMatchObject({ technologies: [], other: "Reactor" });
  });
});

test("[SURV-04] [SURV-02] drops an unknown currency or region", () => {
  expect(check({ ...CONTROLS, currency: "BTC" }).values.currency).toBe("USD");
  expect(
    check({
      ...CONTROLS,
      "region.1": undefined,
      "region.3": undefined,
      "region.9": "on",
      region: "Atlantis",
    }).errors,
  ).toEqual({ region: "Please select at least one region" });
});

test("a control knows its field", () =>
  expect(["region.0", "teamSize.from", "email"].map(fieldOfPart)).toEqual([
    "region",
    "teamSize",
    "email",
  ]));

describe("[OWN-43] the owner's regions, money, rates, sizes and technologies", () => {
  const offers = offersOf({
    regions: ["Asia", "Central Asia", "Asia, all of it", "Patagonia"],
    currencies: ["NOK", "GBP"],
    rates: { forSeniorFullStack: "600-1400", forMiddleBackend: "400-900" },
    teamSize: "3-45",
    technologies: ["Go", "Rust", "Rust on chips"],
  });
  const theirs = surveyFormOf(offers);
  const own = (posted: Record<string, unknown>) =>
    checkFields(theirs, "survey", { ...WHO, skill: "Go", ...posted });

  test("make up the payload, which can be read back, whatever they contain of each other", () => {
    const { values, errors } = own({
      "region.1": "Central Asia",
      "region.2": "Asia, all of it",
      forSeniorFullStack: "1-1000",
      currency: "GBP",
    });
    expect(errors).toEqual({});
    expect(values).toMatchObject({
      region: "Central Asia, Asia, all of it",
      forSeniorFullStack: "600-1000",
      forMiddleBackend: "400-900",
      currency: "GBP",
    });
    expect(own(values)).toEqual({ values, errors: {} });
  });
  test("the specification's choices are then invalid", () => {
    const { values, errors } = own({ "region.0": SURVEY_OFFERS.regions[0], currency: "USD" });
    expect(errors).toEqual({ region: "Please select at least one region" });
    expect(values.currency).toBe("NOK");
  });
  test("sizes are within the owner's, technologies are theirs, other text is free text", () => {
    const { values, errors } = own({
      "region.3": "Patagonia",
      teamSize: "1-20",
      skill: "",
      "skill.0": "Rust on chips",
      "skill.9": "Go",
      "skill.other": "PHP",
    });
    expect(errors).toEqual({});
    expect(values).toMatchObject({ teamSize: "3-20", skill: "Go, Rust on chips, PHP" });
    expect(own(values)).toEqual({ values, errors: {} });
  });
  test("the maximum is one line with the free text, and a host accepts it", () => {
    const technologies = Array.from({ length: TECHNOLOGIES_AT_MOST }, (_, at) =>
      String(at).repeat(TECHNOLOGY_AT_MOST),
    );
    const ticked = Object.fromEntries(technologies.map((name, at) => [`skill.${at}`, name]));
    const form = surveyFormOf({ ...offers, technologies });
    const { values, errors } = checkFields(form, "survey", {
      ...WHO,
      ...ticked,
      "region.0": "Asia",
      "skill.other": "a".repeat(SURVEY_OTHER_MAX),
    });
    expect([errors, values.skill?.length]).toEqual([{}, 400]);
    expect(checkFields(deliveredSurvey, "survey", values).errors).toEqual({});
  });
  test("a box of a cached page means its label, wherever that is now", () =>
    expect(readSurvey({ "region.0": "Patagonia" }, offers).regions).toEqual(["Patagonia"]));
  test("a box of an older page without labels counts by its position", () =>
    expect(readSurvey({ "region.1": "on" }).regions).toEqual([SURVEY_OFFERS.regions[1]]));
  test("a host accepts what was sent, whatever the current choices", () =>
    expect(
      checkFields(deliveredSurvey, "survey", { ...PAYLOAD, region: "Atlantis", currency: "NOK" }),
    ).toEqual({ values: { ...PAYLOAD, region: "Atlantis", currency: "NOK" }, errors: {} }));
  test("an empty list is the specification's, a range is two whole numbers", () => {
    expect(offersOf({ ...SURVEY_OFFERS, regions: [], currencies: [], technologies: [] })).toEqual(
      SURVEY_OFFERS,
    );
    expect(boundsOf("45 – 95")).toEqual({ min: 45, max: 95 });
    for (const none of ["", "45", "95-45", "45-45", "4.5-9", "a-b", "-1-5", "1-99999999"])
      expect([none, boundsOf(none)]).toEqual([none, null]);
  });
});
