import { expect, test } from "vitest";
import { inOwnLanguage } from "#server/content/own-language.ts";
import { createRenderContent } from "#server/content/render-content.ts";

const english = { slug: "team-extension", translations: { en: "team-extension", de: "team" } };
const german = { slug: "team", translations: { en: "team-extension", de: "team" } };
const untranslated = { post_name: "note", translations: { en: "note" } };
const landing = { path: "/solutions/banks", translations: { en: "solutions/banks", de: "banken" } };

function read(reply: unknown, language: string | undefined = "de") {
  let foreign = 0;
  return [inOwnLanguage(reply, language, (count) => (foreign += count)), foreign];
}

test("[LANG-30] a record of another language is no record of this one", () => {
  expect(read(english)).toEqual([null, 1]);
  expect(read([english, german, untranslated, landing])).toEqual([[german], 3]);
  expect(read([english, untranslated], "en")).toEqual([[english, untranslated], 0]);
});

test("[LANG-30] a record is kept if its links do not decide, or name one slug for both languages", () => {
  for (const record of [
    { slug: "team" },
    { slug: "team", translations: {} },
    { slug: "team", translations: { en: "nope", de: "nope" } },
    { slug: "team", translations: { en: "team", de: "team" } },
    { slug: "צוות", translations: { en: "team", de: "%D7%A6%D7%95%D7%95%D7%AA" } },
    null,
    "text",
  ])
    expect(read([record])).toEqual([[record], 0]);
});

test("a page in a further language is purged with the first one's settings, which name the languages", () => {
  const tagsIn = (language: string | undefined) => [
    ...createRenderContent({
      language,
      siteLinks: async (_, reply) => reply,
      prefixes: () => [],
      ownPath: () => undefined,
      find: async () => ({ value: null, at: 0 }),
      isOld: () => false,
      keepAbsent: async () => undefined,
      onOmitted: () => undefined,
    }).tags,
  ];
  expect(tagsIn("de")).toEqual(["settings"]);
  expect(tagsIn(undefined)).toEqual([]);
});
