import { clean } from "@meridian/contract/client/testing/clean";
import { siteConfigSchema } from "@meridian/contract";
import * as v from "valibot";
import { expect, test } from "vitest";
import { fakeContent } from "#app/content/testing/fake-content.ts";
import { isMentioned, readEvidence } from "#app/pages/field/read-evidence.server.ts";
import type { RenderContext } from "#app/render-context.server.ts";
import config from "../../../site.config.json" with { type: "json" };

const work = (slug: string, technologies: string, team_size: string) => ({
  id: 1,
  slug,
  title: slug,
  data: { project_description: { technologies, team_size } },
});
const portfolio = clean("portfolio", [
  work("a", "Java, Spring Boot, AWS", "9 specialists"),
  work("b", "JavaScript, Java EE", "4 specialists"),
  work("c", "Kotlin; java", "5 specialists"),
  work("d", "Java", "a few"),
]);
const job = (slug: string, post_title: string, description = "") => ({
  ID: 1,
  slug,
  post_title,
  description,
});
const vacancies = clean("vacancies", [
  job("lead", "Lead Java Engineer"),
  job("front", "Front-End Engineer", "Stack: JavaScript, React"),
  job("back", "Back-End Engineer", "Stack: Java, Kafka."),
  { ...job("gone", "Java Engineer"), closed: true },
]);
const specialisationCosts = clean("specialisationCosts", [
  {
    position_name: "Java Developer",
    specialization_price_senior: 88_800,
    cost_in_california_senior: 248_400,
  },
]);

const read = (
  name: string,
  content = fakeContent({ portfolio, vacancies, specialisationCosts }),
  address = "",
) =>
  readEvidence(
    {
      content,
      site: v.parse(siteConfigSchema, config),
      language: { code: "en" },
    } as unknown as RenderContext,
    { name, address },
  );

test("[TECH-03] a technology has the teams, the price and the open jobs that name it as a whole word", async () => {
  expect(await read("Java")).toEqual({
    people: { count: 14, teams: 2 },
    price: { from: "$7,400", to: "" },
    jobs: {
      count: 2,
      first: [
        { slug: "lead", title: "Lead Java Engineer" },
        { slug: "back", title: "Back-End Engineer" },
      ],
    },
    works: "/case-studies",
  });
});

test("[TECH-03] lists may name a technology as its address does, running text not", async () => {
  const content = fakeContent({
    portfolio: clean("portfolio", [
      work("a", "Golang, NATS", "7 specialists"),
      work("b", "Go", "3 specialists"),
    ]),
    vacancies: clean("vacancies", [
      job("go", "Senior Go Engineer"),
      job("other", "Designer", "The golang of our hearts."),
    ]),
    specialisationCosts: clean("specialisationCosts", [
      {
        position_name: "Golang Developer",
        specialization_price_senior: 60_000,
        cost_in_california_senior: 240_000,
      },
    ]),
  });
  expect(await read("Go", content, "golang")).toMatchObject({
    people: { count: 10, teams: 2 },
    price: { from: "$5,000" },
    jobs: { count: 1, first: [{ slug: "go" }] },
  });
});

test.each([
  ["Go", "Senior Go Engineer", true],
  ["Go", "Remote | We go to the client. Google, MongoDB", false],
  [".NET", "ASP.NET, .NET and C#.", true],
  [".NET", "A net salary of 5,000", false],
  ["Node.js", "Our stack: Node.js", true],
  ["C", "C++ and C#", false],
  ["C++", "In C++.", true],
  ["Java", "JavaScript", false],
  ["", "Anything", false],
])("[TECH-03] whether %j is in %j: %j", (name, text, is) =>
  expect(isMentioned(text, name)).toBe(is),
);

test("[TECH-03] what no record names is absent, also when the host fails, which is reported", async () => {
  const nothing = { people: null, price: null, jobs: { count: 0, first: [] } };
  for (const name of ["Script", "C++", ""]) expect(await read(name)).toMatchObject(nothing);
  const down = new Error("down");
  const failing = fakeContent({ portfolio: down, vacancies: down, specialisationCosts: down });
  expect(await read("Java", failing)).toMatchObject(nothing);
  expect(failing.reports.map(([band]) => band).toSorted()).toEqual([
    "case studies",
    "open jobs",
    "prices",
  ]);
});
