import { readSurvey, surveyFields, SURVEY_OFFERS } from "@meridian/contract/forms";
import { languageOf } from "@meridian/messages/language";
import { expect, test } from "vitest";
import { readOffers } from "#app/pages/survey/read-offers.server.ts";

type Rendering = Parameters<typeof readOffers>[0];

type List = "regions" | "technologies";

/** A German page; `first`: the list of the site's first language. */
const german = (own: string[], first: string[], list: List = "regions"): Rendering => {
  const offers = (names: string[]) => ({
    survey: { offers: { ...SURVEY_OFFERS, regions: [], technologies: [], [list]: names } },
  });
  return {
    content: { prefix: "/de", in: () => ({ read: async () => offers(first) }) },
    site: offers(own),
    language: languageOf("de").language,
  } as unknown as Rendering;
};

test("[LANG-43] the specification's regions have the page's language, and are sent as the first's", async () => {
  const offers = await readOffers(german([], []));
  expect(Object.keys(offers.labels ?? {})).toEqual(SURVEY_OFFERS.regions);
  expect(Object.values(offers.labels ?? {})[2]).toBe("Zentralasien (Kasachstan, Aserbaidschan)");
  const posted = readSurvey({ "region.2": SURVEY_OFFERS.regions[2] }, offers);
  expect(surveyFields(posted).region).toBe(SURVEY_OFFERS.regions[2]);
});

test("[LANG-43] an owner's regions are the first language's by their place; other lists stay their own", async () => {
  const offers = await readOffers(german(["Norden", "Süden"], ["North", "South"]));
  expect(offers).toMatchObject({
    regions: ["North", "South"],
    labels: { North: "Norden", South: "Süden" },
  });
  for (const posted of [{ "region.1": "Süden" }, { "region.0": "South" }, { region: "Süden" }])
    expect(readSurvey(posted, offers).regions).toEqual(["South"]);
  expect((await readOffers(german(["Nur hier"], ["North", "South"]))).regions).toEqual([
    "Nur hier",
  ]);
  expect((await readOffers(german([], ["North", "South"]))).regions).toEqual(["North", "South"]);
});

test("[LANG-43] so are an owner's technologies, with regions of the specification", async () => {
  const offers = await readOffers(
    german(["Prüfung", "React"], ["Testing", "React"], "technologies"),
  );
  expect(offers.technologies).toEqual(["Testing", "React"]);
  expect(offers.labels).toMatchObject({ Testing: "Prüfung" });
  for (const posted of [
    { "skill.0": "Testing", "skill.other": "Go" },
    { "skill.0": "on", "skill.other": "Go" },
    { skill: "Prüfung, Go" },
    { skill: "Testing, Go" },
  ])
    expect(surveyFields(readSurvey(posted, offers)).skill).toBe("Testing, Go");
  const fewer = await readOffers(german(["Nur hier"], ["Testing", "React"], "technologies"));
  expect(fewer.technologies).toEqual(["Nur hier"]);
});
