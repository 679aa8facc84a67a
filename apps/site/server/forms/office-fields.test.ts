import { SPECIFIED as MARKET } from "@meridian/contract/market";
import { languageOf } from "@meridian/messages/language";
import { expect, test } from "vitest";
import { priceTeam, teamText } from "#app/team/calculator.ts";
import { specializationsOf } from "#app/team/read-costs.server.ts";
import { readTeam } from "#app/team/team.ts";
import { officeFields, type Sent } from "#server/forms/office-fields.ts";
import { languagesOf } from "#server/config/site-language.ts";

const TERMS: Record<string, string[]> = {
  "": ["Design", "Testing"],
  de: ["Gestaltung", "Prüfung"],
};
const VACANCIES: Record<string, object> = {
  "de:pruefer": {
    title: "Prüfer",
    translations: { en: "tester", de: "pruefer" },
    questions: [
      { key: "a", label: "Reisen Sie?", kind: "yes-no", options: [] },
      { key: "b", label: "Womit?", kind: "choice", options: ["Bahn", "Rad", "Taxi", "Bus"] },
      { key: "c", label: "Wohin?", kind: "text", options: [] },
    ],
  },
  ":closed": {
    title: "Tester",
    closed: true,
    questions: [{ key: "a", label: "Do you travel?", kind: "yes-no", options: [] }],
  },
  ":tester": {
    title: "Tester",
    questions: [
      { key: "a", label: "Do you travel?", kind: "yes-no", options: [] },
      { key: "b", label: "How?", kind: "choice", options: ["Taxi", "Bicycle", "Train", "Bus"] },
      { key: "c", label: "Where to?", kind: "text", options: [] },
    ],
  },
};
const content = (terms = TERMS) =>
  ({
    forRender: (language = "") => ({
      report: () => undefined,
      read: async (name: string, { slug }: { slug: string } = { slug: "" }) => {
        if (name === "specialisationCosts") return COSTS[language];
        if (name === "vacancy") return VACANCIES[`${language}:${slug}`] ?? null;
        return terms[language]?.map((term) => ({ name: term }));
      },
    }),
  }) as unknown as Parameters<typeof officeFields>[0];
const COSTS: Record<string, object[]> = {
  "": [{ position_name: "React Developer", ...prices() }],
  de: [{ position_name: "React Entwicklung", ...prices() }],
};
function prices() {
  const cost = { europe: 40_000, california: 150_000 };
  return Object.fromEntries(
    ["junior", "middle", "senior"].flatMap((level) => [
      [`specialization_price_${level}`, cost.europe],
      [`cost_in_california_${level}`, cost.california],
    ]),
  );
}
const site = {
  languages: () => languagesOf({ language: "en", otherLanguages: ["de"] }),
  latestIn: (language = "en") => ({ language, messages: {}, pricing: { calculator: MARKET } }),
} as unknown as Parameters<typeof officeFields>[1];
const sent = (more: Partial<Sent>): Sent => ({
  kind: "resume",
  page: "/de/vacancies/pruefer",
  source: { language: "de" },
  fields: { fullname: "Uwe", vacancy: "Prüfer", specialization: "Prüfung" },
  ...more,
});

test("[LANG-40] the office reads an application's vacancy and specialisation in its own language", async () => {
  const fieldsOf = officeFields(content(), site);
  expect(await fieldsOf(sent({}))).toEqual({
    fields: { vacancy: "Tester", specialization: "Testing" },
  });
  expect(await fieldsOf(sent({ source: { language: "en" } }))).toEqual({ fields: {} });
  expect(await fieldsOf(sent({ kind: "contact" }))).toEqual({ fields: {} });
});

test("[OWN-125] [LANG-40] the office reads questions and chosen answers in its own language; one that is no longer asked says so", async () => {
  const fieldsOf = officeFields(content(), site);
  const fields = { "question-a": "Nein", "question-b": "Rad", "question-c": "Wien" };
  const source = {
    language: "de",
    "asked-a": "Reisen Sie?",
    "asked-b": "Womit reisen Sie?",
    "asked-c": "Wohin?",
    "asked-gone": "Weshalb?",
  };
  expect(await fieldsOf(sent({ fields, source }))).toEqual({
    fields: { "question-a": "No (as sent: Nein)", "question-c": "Wien" },
    source: {
      "asked-a": "Do you travel?",
      "asked-b": "Womit reisen Sie? (no longer asked)",
      "asked-c": "Where to?",
      "asked-gone": "Weshalb? (no longer asked)",
    },
  });
});

test("[OWN-125] a chosen answer never becomes another one: the office also reads what was sent", async () => {
  const answered = async (answer: string) => {
    const source = { language: "de", "asked-b": "Womit?" };
    const resume = sent({ source, fields: { "question-b": answer } });
    return (await officeFields(content(), site)(resume)).fields?.["question-b"];
  };
  expect(await answered("Rad")).toBe("Bicycle (as sent: Rad)");
  // An editor has moved the answers of one language.
  expect(await answered("Bahn")).toBe("Taxi (as sent: Bahn)");
  // Offered by the original, too, at another place.
  expect(await answered("Taxi")).toBe("Taxi");
  expect(await answered("Kutsche")).toBe("Kutsche");
});

test("[OWN-125] questions to a page without an open vacancy are marked; of a host that fails nothing is known", async () => {
  const source = { "asked-a": "Do you travel?", "asked-x": "Made up?" };
  const asked = (page: string) => sent({ page, source, fields: { "question-a": "No" } });
  for (const page of ["/career", "/vacancies/gone", "/vacancies/closed", "/he/vacancies/tester"])
    expect(await officeFields(content(), site)(asked(page))).toEqual({
      fields: {},
      source: {
        "asked-a": "Do you travel? (no longer asked)",
        "asked-x": "Made up? (no longer asked)",
      },
    });
  const failing = {
    forRender: () => ({ read: () => Promise.reject(new Error("The host is down")) }),
  } as unknown as Parameters<typeof officeFields>[0];
  await expect(officeFields(failing, site)(asked("/vacancies/tester"))).rejects.toThrow("down");
});

test("[LANG-40] a word without a counterpart stays as it was sent", async () => {
  const fieldsOf = officeFields(content({ ...TERMS, "": ["Design"] }), site);
  const page = "/de/career";
  expect(await fieldsOf(sent({ page }))).toEqual({ fields: {} });
  const unknown = { fullname: "Uwe", specialization: "Typed" };
  expect(await officeFields(content(), site)(sent({ page, fields: unknown }))).toEqual({
    fields: {},
  });
});

test("[LANG-40] the office reads a composed team in its own words, unless the text is another one", async () => {
  const address = "https://www.example.com/de/pricing?team=react.middle.2";
  const textIn = (code: string, costs: object[] = []) =>
    teamText(
      priceTeam(readTeam("react.middle.2"), specializationsOf(costs as never)),
      address,
      MARKET,
      languageOf(code).language,
    );
  const german = textIn("de", COSTS.de);
  const request = (team: string) =>
    sent({ kind: "price-request", page: "/de/pricing", fields: { "your-email": "a@b.de", team } });
  const fieldsOf = officeFields(content(), site);
  expect(german).toContain("Mid-Level React");
  expect(textIn("en", COSTS[""])).toContain("Middle React");
  expect(await fieldsOf(request(german.replaceAll("\n", "\r\n")))).toEqual({
    fields: { team: textIn("en", COSTS[""]) },
  });
  expect(await fieldsOf(request(`Etwas anderes ${address}`))).toEqual({ fields: {} });
  expect(await fieldsOf(request("nur Text"))).toEqual({ fields: {} });
});
