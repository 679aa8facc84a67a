import { expect, test } from "vitest";
import type { JobSummary } from "#app/content/vacancies/job-content.ts";
import { jobsWith, placesOf, readWords } from "#app/content/vacancies/vacancy-words.ts";

const job = (slug: string, text: string, locations: string[], workType = "Office"): JobSummary => ({
  slug,
  title: slug.replaceAll("-", " "),
  hot: 0,
  client: "Harbour Ledger",
  hours: "",
  posted: "",
  salary: { from: null, to: null, currency: "", period: "", tax: "" },
  locations,
  text,
  work_type: [workType],
  expertise: ["Senior"],
  specialization: ["Back-End"],
});
const jobs = [
  job("senior-java-engineer", "Kafka and C++", ["Kyiv, Ukraine"]),
  job("ios-engineer", "Swift", ["Bucharest, Romania", "Kyiv, Ukraine"], "Remote"),
  job("designer", "Figma", ["Łódź, Poland"]),
];
const found = (q: string, place = ""): string[] =>
  jobsWith(jobs, readWords(new URLSearchParams({ q, place })), "en").map(({ slug }) => slug);

test.each([
  ["a word of the title", "java", "", ["senior-java-engineer"]],
  ["the beginning of one", "engin", "", ["senior-java-engineer", "ios-engineer"]],
  ["a mistyped one", "desinger", "", ["designer"]],
  ["a word of the text", "c++", "", ["senior-java-engineer"]],
  ["several words: all of them", "senior kafka", "", ["senior-java-engineer"]],
  ["a place", "", "kyiv", ["senior-java-engineer", "ios-engineer"]],
  ["a country", "", "Romania", ["ios-engineer"]],
  ["a place without its accents", "", "lodz", ["designer"]],
  ["remote work as a place", "", "remote", ["ios-engineer"]],
  ["keyword and place", "engineer", "bucharest", ["ios-engineer"]],
  ["nothing", "zorkmid", "", []],
  ["one word for two", "backend java", "", ["senior-java-engineer"]],
  ["signs alone: all", "%", '"', ["senior-java-engineer", "ios-engineer", "designer"]],
])("[VAC-11] the list is searched by %s", (_, q, place, slugs) =>
  expect(found(q, place)).toEqual(slugs),
);

test("[VAC-11] both fields empty are no search, and every place is suggested once", () => {
  expect(readWords(new URLSearchParams("q=+&place="))).toBeUndefined();
  expect(readWords(new URLSearchParams(`q=${"x".repeat(300)}`))?.q).toHaveLength(100);
  expect(placesOf(jobs, "en")).toEqual(["Bucharest, Romania", "Kyiv, Ukraine", "Łódź, Poland"]);
});

test("[VAC-11] the list is searched by other forms of the language's words", () => {
  const german = [
    job("a", "Softwarequalität, Größe", ["Sofia"]),
    job("b", "Frontend", ["Straßburg"]),
    job("c", "Kotlin", ["Zürich"]),
  ];
  const inGerman = (q: string, place = ""): string =>
    jobsWith(german, readWords(new URLSearchParams({ q, place })), "de")
      .map(({ slug }) => slug)
      .join();
  expect(inGerman("groesse")).toBe("a");
  expect(inGerman("qualitaet")).toBe("a");
  expect(inGerman("front end")).toBe("b");
  expect(inGerman("", "strassburg")).toBe("b");
  expect(inGerman("", "zuerich")).toBe("c");
});
