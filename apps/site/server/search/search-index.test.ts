import { describe, expect, test } from "vitest";
import { createSearchIndex } from "#server/search/search-index.ts";

const PAGES: Record<string, [title: string, text: string]> = {
  java: ["Java teams", "Engineers for banks. Spring, Kafka and PostgreSQL."],
  script: ["JavaScript teams", "Front-end engineers with React."],
  cpp: ["C++ and C#", "Trading systems: C++, C#, .NET; and a test lab (R&D)."],
  legal: ["Privacy policy", "What is stored. Café Ångström, Łódź, Київ, العربية, צוות."],
  note: ["Postgres notes", "A service for 100 % of the load, in Bucharest."],
};

function filled() {
  const index = createSearchIndex();
  for (const [path, [title, text]] of Object.entries(PAGES))
    index.put({ path, group: "pages", title, text });
  return index;
}
const find = (...words: string[]): string[] =>
  filled()
    .find(words)
    .documents.map(({ path }) => path);

describe("[FIND-02] a search finds", () => {
  test.each([
    ["the word itself before one that begins with it", ["java"], ["java", "script"]],
    ["beginnings", ["postgre"], ["note", "java"]],
    ["all words", ["engineers", "react"], ["script"]],
    ["a plural and its singular", ["services"], ["note"]],
    ["C++", ["c++"], ["cpp"]],
    ["C#", ["c#"], ["cpp"]],
    ["letters without their accents", ["cafe"], ["legal"]],
    ["Cyrillic", ["київ".normalize("NFKD").replace(/\p{M}/gu, "")], ["legal"]],
    ["right-to-left words", ["العربية"], ["legal"]],
    ["numbers", ["100"], ["note"]],
  ])("%s", (_, words, paths) => expect(find(...words)).toEqual(paths));

  test.each([
    ["a missing letter", "postgrsql", "postgresql"],
    ["swapped letters", "jvaascript", "javascript"],
    ["a wrong letter", "buchorest", "bucharest"],
  ])("a mistyped word: %s", (_, typed, meant) =>
    expect(filled().find([typed])).toMatchObject({ instead: [meant], isLoose: false }),
  );

  test("pages with some of the words, if none has all", () => {
    const found = filled().find(["react", "kafka"]);
    expect(found.isLoose).toBe(true);
    expect(found.documents.map(({ path }) => path).sort()).toEqual(["java", "script"]);
  });

  test("nothing for a word that is nowhere", () => {
    expect(find("zzzzzz")).toEqual([]);
    expect(find("qq")).toEqual([]);
  });
});

test("[FIND-03] a changed page is found by its new words, and a removed one by none", () => {
  const index = filled();
  index.put({ path: "java", group: "pages", title: "Kotlin teams", text: "" });
  expect(index.find(["kafka"]).documents).toEqual([]);
  expect(index.find(["kotlin"]).documents).toHaveLength(1);
  index.remove("java");
  index.remove("java");
  expect(index.find(["kotlin"]).documents).toEqual([]);
  expect(index.count).toBe(4);
});

test("[FIND-03] any number of pages is removed and changed: the last row id of FTS5 is beyond 2^53", () => {
  const index = createSearchIndex();
  const page = (at: number, title: string) =>
    index.put({ path: `/${at}`, group: "pages", title, text: `word${at}` });
  for (let at = 0; at < 300; at++) page(at, "Old");
  for (let at = 0; at < 150; at++) index.remove(`/${at}`);
  for (let at = 150; at < 300; at++) page(at, "New");
  expect([
    index.count,
    index.find(["old"]).documents,
    index.find(["new"]).documents.length,
  ]).toEqual([150, [], 150]);
});

test("[FIND-09] a removed page is not among those of similar titles", () => {
  const index = filled();
  const alike = () => index.alike("javascripting").map(({ to }) => to);
  expect(alike()).toEqual(["script"]);
  index.remove("script");
  expect(alike()).toEqual([]);
});
