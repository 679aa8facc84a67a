import { expect, test } from "vitest";
import { BUILT_IN } from "#built-in.ts";
import { en } from "#en.ts";
import { ENGLISH, languageOf } from "#language.ts";
import { messageProblem } from "#message-problem.ts";

test.each([...BUILT_IN])("[LANG-01] every message of %s fits its key", (_, messages) => {
  const problems = Object.entries(messages).flatMap(([key, message]) => {
    const problem = messageProblem(key, message);
    return problem ? [`${key}: ${problem}`] : [];
  });
  expect(problems).toEqual([]);
  expect(Object.keys(messages).toSorted()).toEqual(Object.keys(en).toSorted());
});

test("[LANG-01] German has its own plural forms, figures and quotation marks", () => {
  const { t } = languageOf("de").language;
  expect([0, 1, 1200].map((count) => t("search.found", { count, query: "Go" }))).toEqual([
    "Nichts zu „Go“ gefunden",
    "1\u00a0Seite zu „Go“",
    "1.200\u00a0Seiten zu „Go“",
  ]);
  expect([0, 1, 2].map((count) => t("vacancies.count", { count }))).toEqual([
    "Keine Stellen",
    "1\u00a0Stelle",
    "2\u00a0Stellen",
  ]);
  expect([1, 5].map((minutes) => t("form.tooManyMessages", { minutes }))).toEqual([
    expect.stringContaining("in einer Minute erneut"),
    expect.stringContaining("in 5\u00a0Minuten erneut"),
  ]);
  expect(languageOf("de-CH").language.t("vacancies.all")).toBe(t("vacancies.all"));
});

test("[LANG-01] the direction is the script's", () => {
  const codes = ["en", "he", "ar", "fa-IR", "az-Arab", "de"];
  expect(codes.map((code) => languageOf(code).language.direction)).toEqual([
    "ltr",
    "rtl",
    "rtl",
    "rtl",
    "rtl",
    "ltr",
  ]);
});

test("[LANG-02] an owner's message replaces the built-in one; an empty one does not", () => {
  const { language, breaches } = languageOf("en", {
    "form.clear": "Start again",
    "form.draft": " ",
  });
  expect(language.t("form.clear")).toBe("Start again");
  expect(language.t("form.draft")).toBe(en["form.draft"]);
  expect(breaches).toEqual([]);
});

test.each([
  ["form.clear", "Start {again}", "It has no value {again}."],
  ["form.clear", "Start <b>again</b>", "Write it without HTML: tags would be shown as they are."],
  [
    "form.clear",
    "Start {again",
    "Its braces do not match. Write one brace as '{', with the quotes.",
  ],
  ["form.privacy", "Read our policy.", "Add {link}."],
  ["form.privacy", "Read {lnk}.", "It has no value {lnk}; use {link}."],
  ["form.privacy", "Read {link", "Its braces do not match. Write the values as {link}."],
  ["blog.minutes", "{minutes, date}", 'Write {minutes} without "date".'],
  ["blog.minutes", "{minutes, plural, one {# min}}", 'Add the form "other" to {minutes}.'],
  [
    "pricing.emptied",
    "{done, select, dodano {Dodano} other {Usunięto}}",
    '{done} has no form "dodano"; use added, other.',
  ],
  ["form.unknown", "Text", "There is no message with this key."],
  ["form.clear", "x".repeat(1001), "Use 1000 characters at most."],
])("[LANG-02] %s as %j is refused, and the built-in message applies", (key, message, problem) => {
  expect(messageProblem(key, message)).toBe(problem);
  const { language, breaches } = languageOf("en", { [key]: message });
  expect(breaches).toEqual([{ key, problem }]);
  expect(language.messages).toEqual(ENGLISH.messages);
});

test("[LANG-01] a sentence that follows another one, or yearly figures, agrees with them", () => {
  const [german, hebrew] = [languageOf("de").language, languageOf("he").language];
  // The preceding sentence has a singular (message, application) or a plural (details).
  expect(german.t("acknowledgement.origin", { site: "x" })).toMatch(/^Die Nachricht wurde über x/);
  expect(german.t("acknowledgement.survey", { brand: "x" })).not.toContain("Umfrage");
  expect(hebrew.t("pricing.saving")).not.toContain("חודש");
  // One word for each thing: case studies are "Referenzen", and levels are not "Middle".
  expect(JSON.stringify(german.messages)).not.toMatch(/Erfolgsgeschichte|\bMiddle\b/);
});

test("[LANG-01] a language without built-in messages has English ones until they are written", () => {
  const { language } = languageOf("fr", { "form.clear": "Effacer" });
  expect(language.t("form.clear")).toBe("Effacer");
  expect(language.t("shell.skip")).toBe(en["shell.skip"]);
});

test("[LANG-01] Hebrew has forms for one, two and more", () => {
  const { t } = languageOf("he").language;
  expect(new Intl.PluralRules("he").resolvedOptions().pluralCategories).toEqual([
    "one",
    "two",
    "other",
  ]);
  expect([0, 1, 2, 3, 11, 1200].map((count) => t("vacancies.count", { count }))).toEqual([
    "אין משרות",
    "משרה אחת",
    "שתי משרות",
    "3 משרות",
    "11 משרות",
    "1,200 משרות",
  ]);
  expect([0.5, 1, 2, 3, 11].map((hours) => t("map.shared", { hours }))).toEqual([
    "0.5 שעה משותפת",
    "שעה משותפת אחת",
    "שעתיים משותפות",
    "3 שעות משותפות",
    "11 שעות משותפות",
  ]);
});
