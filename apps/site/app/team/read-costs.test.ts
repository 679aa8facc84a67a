import { clean } from "@meridian/contract/client/testing/clean";
import { expect, test } from "vitest";
import { SPECIFIED } from "@meridian/contract/market";
import { languageOf } from "@meridian/messages/language";
import {
  namedMarket,
  readSearchedFields,
  readSpecializations,
  specializationsOf,
  withSharedKeys,
} from "#app/team/read-costs.server.ts";
import { fakeContent } from "#app/content/testing/fake-content.ts";

const prices = {
  specialization_price_junior: 50_000,
  specialization_price_middle: 60_000,
  specialization_price_senior: 70_000,
  cost_in_california_junior: 150_000,
  cost_in_california_middle: 160_000,
  cost_in_california_senior: 170_000,
};

const cleanCosts = (...records: object[]) => clean("specialisationCosts", records);
const offered = (...records: object[]) => specializationsOf(cleanCosts(...records));

test("[CALC-01] a specialization shows its title's first word, which is its key in the address", () => {
  expect(
    offered(
      { position_name: "React Developer", ...prices },
      { position_name: "DevOps", ...prices },
    ).map(({ key, name }) => [key, name]),
  ).toEqual([
    ["react", "React"],
    ["devops", "DevOps"],
  ]);
});

test("[CALC-01] titles with the same first word are shown whole and have different keys", () => {
  const names = [
    "React Developer",
    "React Native Developer",
    "react native developer",
    "QA Engineer",
  ];
  expect(
    offered(...names.map((position_name) => ({ position_name, ...prices }))).map(
      ({ key, name }) => [key, name],
    ),
  ).toEqual([
    ["react", "React Developer"],
    ["react-native-developer", "React Native Developer"],
    ["react-native-developer-2", "react native developer"],
    ["qa", "QA"],
  ]);
});

test("parses prices as numbers or strings, in whole dollars", () => {
  const [one] = offered({
    position_name: "QA Engineer",
    ...prices,
    specialization_price_senior: "70,000",
    cost_in_california_senior: "$170000.49",
  });
  expect(one?.costs.Senior).toEqual({ europe: 70_000, california: 170_000 });
});

test("omits a level without a price, and a record without any", () => {
  const [one, ...others] = offered(
    {
      position_name: "QA Engineer",
      ...prices,
      specialization_price_junior: "",
      cost_in_california_middle: 0,
    },
    { position_name: "Cobol Developer" },
  );
  expect(one?.costs).toEqual({ Senior: { europe: 70_000, california: 170_000 } });
  expect(others).toEqual([]);
});

test("omits a record with an empty title and keeps the others", () => {
  expect(
    offered(
      { position_name: " ", ...prices },
      { position_name: "<b></b>", ...prices },
      { position_name: "QA Engineer", ...prices },
    ).map(({ name }) => name),
  ).toEqual(["QA"]);
});

test("reports a failing host and offers nothing", async () => {
  const content = fakeContent({
    specialisationCosts: new Error("down"),
    calculatorSpecialisations: new Error("down too"),
  });
  expect(await readSpecializations(content)).toBeNull();
  expect(await readSearchedFields(content)).toEqual([]);
  expect(content.reports).toEqual([
    ["calculator", "down"],
    ["searched fields", "down too"],
  ]);
  expect(await readSpecializations(fakeContent({ specialisationCosts: [] }))).toEqual([]);
  expect(
    await readSearchedFields(
      fakeContent({
        calculatorSpecialisations: [{ name: "QA" }, { name: "QA" }, { name: "Mobile" }],
      }),
    ),
  ).toEqual(["QA", "Mobile"]);
});

test("[LANG-42] a specialization has the same key in all languages, found by its prices; without an equal one its own", () => {
  const costing = (title: string, junior: number) => ({
    ...prices,
    position_name: title,
    specialization_price_junior: junior,
  });
  const first = offered(
    costing("React Developer", 1),
    costing("QA Engineer", 2),
    costing("QA Lead", 3),
    costing("Go Developer", 4),
    costing("Rust Developer", 4),
  );
  const keysOf = (...records: object[]) =>
    withSharedKeys(offered(...records), first).map(({ key, name }) => [key, name]);
  expect(
    keysOf(costing("Testleitung", 3), costing("React-Entwicklung", 1), costing("Prüfer", 2)),
  ).toEqual([
    ["qa-lead", "Testleitung"],
    ["react", "React-Entwicklung"],
    ["qa", "Prüfer"],
  ]);
  expect(keysOf(costing("Go-Entwicklung", 4), costing("Rust-Entwicklung", 4))).toEqual([
    ["go", "Go-Entwicklung"],
    ["rust", "Rust-Entwicklung"],
  ]);
  // One of two with equal prices: either may be meant.
  expect(keysOf(costing("Rust-Entwicklung", 4))).toEqual([
    ["rust-entwicklung", "Rust-Entwicklung"],
  ]);
  expect(keysOf(costing("React-Entwicklung", 9))).toEqual([
    ["react-entwicklung", "React-Entwicklung"],
  ]);
  // A title that is the key of another.
  expect(keysOf(costing("React-Entwicklung", 1), costing("React", 9))).toEqual([
    ["react-entwicklung", "React-Entwicklung"],
    ["react", "React"],
  ]);
});

test("[OWN-42] the specification's regions have the page's language, the owner's stay", () => {
  const { t } = languageOf("de").language;
  expect(namedMarket(SPECIFIED, t)).toEqual({
    currency: "USD",
    own: "Osteuropa",
    compared: "Kalifornien",
  });
  const owned = { currency: "NOK", own: "Patagonia", compared: "Bergen" };
  expect(namedMarket(owned, t)).toEqual(owned);
});
