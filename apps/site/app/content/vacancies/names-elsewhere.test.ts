import type { VacancySummary } from "@meridian/contract";
import { expect, test } from "vitest";
import { withOwnNames } from "#app/content/vacancies/names-elsewhere.server.ts";
import type { ContentSource } from "#app/render-context.server.ts";

type Job = VacancySummary & { translations: Record<string, string> };

function vacancy(language: string, name: string, specialization: string[]): Job {
  const filter = { location: [], project: [], work_type: [], expertise: [] };
  return {
    slug: `${name}-${language}`,
    translations: { en: `${name}-en`, de: `${name}-de` },
    vacancies_filter: { ...filter, specialization: specialization.map((one) => ({ name: one })) },
  } as unknown as Job;
}

const source = (...jobs: Job[]): ContentSource =>
  ({ read: () => Promise.resolve(jobs) }) as unknown as ContentSource;

const english = source(
  vacancy("en", "a", ["Front-End", "Full-Stack"]),
  vacancy("en", "b", ["Front-End"]),
  vacancy("en", "c", ["Quality"]),
  vacancy("en", "d", ["Data"]),
);
const german = source(
  vacancy("de", "c", ["Qualität"]),
  vacancy("de", "a", ["Frontend", "Full-Stack"]),
  vacancy("de", "b", ["Frontend"]),
);
const languages = [
  { code: "en", content: english },
  { code: "de", content: german },
];
const none = { work_type: [], expertise: [] };

async function inGerman(query: string, all = languages): Promise<string> {
  const options = { ...none, specialization: ["Frontend", "Full-Stack", "Qualität"] };
  const request = { query: new URLSearchParams(query), code: "de", languages: () => all };
  const names = await withOwnNames(german, request, options);
  return names.getAll("specialization").join();
}

test.each([
  ["specialization=Front-End", "Front-End,Frontend"],
  ["specialization=Quality&specialization=Front-End", "Quality,Front-End,Qualität,Frontend"],
  ["specialization=Full-Stack", "Full-Stack"],
  // No vacancy of the language has it.
  ["specialization=Data", "Data"],
  ["specialization=nothing", "nothing"],
  ["specialization=__proto__", "__proto__"],
])(
  "[LANG-42] names of another language are found by the vacancies that have both: %s",
  async (query, names) => expect(await inGerman(query)).toBe(names),
);

test("[LANG-42] an English name is found from a German one, and none on a site of one language", async () => {
  const options = { ...none, specialization: ["Front-End", "Full-Stack", "Quality", "Data"] };
  const request = {
    query: new URLSearchParams("specialization=Qualität"),
    code: "en",
    languages: () => languages,
  };
  expect((await withOwnNames(english, request, options)).getAll("specialization")).toContain(
    "Quality",
  );
  expect(await inGerman("specialization=Front-End", languages.slice(1))).toBe("Front-End");
});
