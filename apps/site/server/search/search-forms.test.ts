import { expect, test } from "vitest";
import { createSearchIndex } from "#server/search/search-index.ts";

function indexOf(code: string, pages: Record<string, string>) {
  const index = createSearchIndex(code);
  for (const [path, text] of Object.entries(pages))
    index.put({ path, group: "pages", title: path, text });
  return index;
}

const german = indexOf("de", {
  "/groesse": "Die Größe der Prüfungen, an einer Straße",
  "/einstellen": "IT-Personal\u00advermittlung für Frontend-Entwickler",
  "/team": "Ein Team, ein Vertrag, ein Preis für die neue Bank",
  "/teams": "Entwicklungsteams, Verträge und Preise",
});
const hebrew = indexOf("he", {
  "/a": "הצוות שלנו",
  "/b": "צוותים ומשרות",
  "/c": "לצוות יש משרה בישראל",
});
const english = indexOf("en", {
  "/front": "Front-End and Node.js for a company; R&D",
  "/back": "Backend for companies",
  "/end": "In front of the end; a node; js",
});

test.each([
  [german, "groesse", ["/groesse"]],
  [german, "grosse", ["/groesse"]],
  [german, "strasse", ["/groesse"]],
  [german, "pruefung", ["/groesse"]],
  [german, "vermittlung", ["/einstellen"]],
  [german, "vermittlungen", ["/einstellen"]],
  [german, "preise", ["/teams", "/team"]],
  [german, "team", ["/team", "/teams"]],
  [german, "neue", ["/team"]],
  [hebrew, "צוות", ["/a", "/b", "/c"]],
  [hebrew, "הצוות", ["/a", "/b", "/c"]],
  [hebrew, "משרות", ["/b", "/c"]],
  [hebrew, "ישראל", ["/c"]],
  [hebrew, "מישראל", ["/c"]],
  [english, "companies", ["/back", "/front"]],
  [english, "company", ["/back", "/front"]],
  [english, "frontend", ["/front"]],
  [english, "nodejs", ["/front", "/end"]],
  [english, "rd", ["/front"]],
])("[FIND-02] finds other forms of a word: %#. %s", (index, word, paths) => {
  const found = index.find([word]);
  expect(found.documents.map(({ path }) => path).toSorted()).toEqual(paths.toSorted());
  expect(found.instead).toEqual([]);
});

test("[FIND-02] a word that only looks like a form is a mistyped one", () => {
  const index = indexOf("de", { "/a": "Kündigungsfrist", "/b": "Unsere Kunden" });
  expect(index.find(["kundin"])).toMatchObject({ instead: ["kunden"], isLoose: false });
  expect(index.find(["kunden"]).documents).toHaveLength(1);
});

test("[FIND-02] words apart find one word, and what was typed comes first", () => {
  const paths = (index: ReturnType<typeof indexOf>, ...words: string[]): string[] =>
    index.find(words).documents.map(({ path }) => path);
  expect(paths(english, "back", "end")).toEqual(["/back"]);
  expect(paths(german, "front", "end")).toEqual(["/einstellen"]);
  expect(paths(german, "preise")).toEqual(["/teams", "/team"]);
  expect(paths(german, "team")[0]).toBe("/team");
});

test("[FIND-02] the found forms are marked, also parts of a compound", () => {
  expect(german.find(["vermittlung"]).words).toEqual(["personalvermittlung"]);
  expect(english.find(["frontend"]).words).toEqual(["front", "end"]);
});
