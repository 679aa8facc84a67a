import { expect, test } from "vitest";
import { officeFields, type Sent } from "#server/forms/office-fields.ts";

const TERMS: Record<string, string[]> = {
  "": ["Design", "Testing"],
  de: ["Gestaltung", "Prüfung"],
};
const VACANCIES: Record<string, object> = {
  "de:pruefer": { title: "Prüfer", translations: { en: "tester", de: "pruefer" } },
  ":tester": { title: "Tester" },
};
const content = (terms = TERMS) =>
  ({
    forRender: (language = "") => ({
      read: async (name: string, { slug }: { slug: string } = { slug: "" }) =>
        name === "vacancy"
          ? (VACANCIES[`${language}:${slug}`] ?? null)
          : terms[language]?.map((term) => ({ name: term })),
    }),
  }) as unknown as Parameters<typeof officeFields>[0];
const languages = () => ({ first: "en", others: [{ code: "de", prefix: "/de" }] });
const sent = (more: Partial<Sent>): Sent => ({
  kind: "resume",
  page: "/de/vacancies/pruefer",
  source: { language: "de" },
  fields: { fullname: "Uwe", vacancy: "Prüfer", specialization: "Prüfung" },
  ...more,
});

test("[LANG-40] the office reads an application's vacancy and specialisation in its own language", async () => {
  const fieldsOf = officeFields(content(), languages);
  expect(await fieldsOf(sent({}))).toEqual({ vacancy: "Tester", specialization: "Testing" });
  expect(await fieldsOf(sent({ source: { language: "en" } }))).toEqual({});
  expect(await fieldsOf(sent({ kind: "contact" }))).toEqual({});
});

test("[LANG-40] a word without a counterpart stays as it was sent", async () => {
  const fieldsOf = officeFields(content({ ...TERMS, "": ["Design"] }), languages);
  const page = "/de/career";
  expect(await fieldsOf(sent({ page }))).toEqual({});
  const unknown = { fullname: "Uwe", specialization: "Typed" };
  expect(await officeFields(content(), languages)(sent({ page, fields: unknown }))).toEqual({});
});
