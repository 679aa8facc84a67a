import { english } from "@meridian/messages/language";
import { expect, test } from "vitest";
import { hasPage, PAGES } from "#app/pages/all-pages.server.ts";
import { fakeContent } from "#app/content/testing/fake-content.ts";

const SINGLE = PAGES.filter(({ at }) => !/[:*]/.test(at));
const LISTS = { portfolio: [], blog: [], categories: [], tags: [], vacancies: [] };

test.each(SINGLE.map((page) => [page.at, page] as const))(
  "%s: a page that an empty host does not have is marked, and is in no list and no language",
  async (path, { find, listing, ...page }) => {
    const content = fakeContent(LISTS);
    const query = new URLSearchParams();
    const asked = { path, params: {}, query, code: "en", t: english, languages: () => [] };
    const isHere = find === null || (await find(content, asked)).of !== null;
    expect(page.mayBeMissing ?? false).toBe(!isHere);
    expect(await hasPage(content, path)).toBe(isHere);
    const listed = await listing?.read(content, { find, ...page });
    expect(listed?.length ?? +isHere).toBe(+isHere);
  },
);

test("[LANG-12] a page whose record has no text is in no language's versions, as it is a 404", async () => {
  const empty = { privacyPolicy: { head_text: "", title: "", description: "" } };
  expect(await hasPage(fakeContent(empty), "/privacy-policy")).toBe(false);
  const filled = { privacyPolicy: { ...empty.privacyPolicy, title: "Privacy" } };
  expect(await hasPage(fakeContent(filled), "/privacy-policy")).toBe(true);
});
