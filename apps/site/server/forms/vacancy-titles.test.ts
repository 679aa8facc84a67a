import { expect, test } from "vitest";
import { vacancyTitles } from "#server/forms/vacancy-titles.ts";

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
  const titleAt = vacancyTitles(content);
  expect(await titleAt("/vacancies/rust-engineer")).toBe("Rust engineer");
  expect(await titleAt("/vacancies/gone")).toBeUndefined();
  for (const page of ["/vacancies", "/", "/vacancies/a/b", "/career/rust-engineer"])
    expect(await titleAt(page)).toBeUndefined();
  expect(requests).toEqual(["rust-engineer", "gone"]);
});
