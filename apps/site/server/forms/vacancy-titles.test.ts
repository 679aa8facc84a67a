import { expect, test } from "vitest";
import { languagesOf } from "#server/config/site-language.ts";
import { vacancyTitles } from "#server/forms/office-fields.ts";

type Content = Parameters<typeof vacancyTitles>[0];

/** A host with one vacancy; only `read` of a vacancy is called. */
function contentWith(slug: string, title: string) {
  const requests: unknown[] = [];
  const read = async (_: string, params: { slug: string }) => {
    requests.push(params.slug);
    return params.slug === slug ? { title } : null;
  };
  return { requests, content: { forRender: () => ({ read }) } as unknown as Content };
}

test("reads the host's title by the slug in the page's path", async () => {
  const { content, requests } = contentWith("rust-engineer", "Rust engineer");
  const titleAt = vacancyTitles(content, {
    languages: () => languagesOf({ language: "en", otherLanguages: [] }),
  });
  expect(await titleAt("/vacancies/rust-engineer")).toBe("Rust engineer");
  expect(await titleAt("/vacancies/gone")).toBeUndefined();
  for (const page of ["/vacancies", "/", "/vacancies/a/b", "/career/rust-engineer"])
    expect(await titleAt(page)).toBeUndefined();
  expect(requests).toEqual(["rust-engineer", "gone"]);
});

test("[LANG-40] a translation's title is its original's, if the vacancy has one", async () => {
  const vacancies: Record<string, object> = {
    "de:entwickler": { title: "Entwickler", translations: { en: "engineer", de: "entwickler" } },
    "de:pruefer": { title: "Prüfer", translations: { de: "pruefer" } },
    ":engineer": { title: "Engineer" },
  };
  const content = {
    forRender: (language = "") => ({
      read: async (_: string, { slug }: { slug: string }) =>
        vacancies[`${language}:${slug}`] ?? null,
    }),
  } as unknown as Content;
  const titleAt = vacancyTitles(content, {
    languages: () => languagesOf({ language: "en", otherLanguages: ["de"] }),
  });
  expect(await titleAt("/de/vacancies/entwickler")).toBe("Engineer");
  expect(await titleAt("/de/vacancies/pruefer")).toBe("Prüfer");
  expect(await titleAt("/he/vacancies/entwickler")).toBeUndefined();
});
