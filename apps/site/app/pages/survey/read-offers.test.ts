import { readSurvey, surveyFields, SURVEY_OFFERS } from "@meridian/contract/forms";
import { languageOf } from "@meridian/messages/language";
import { expect, test } from "vitest";
import { readOffers } from "#app/pages/survey/read-offers.server.ts";

type Rendering = Parameters<typeof readOffers>[0];

/** A German page; `first`: the regions of the site's first language. */
const german = (own: string[], first: string[]): Rendering => {
  const offers = (regions: string[]) => ({ survey: { offers: { ...SURVEY_OFFERS, regions } } });
  return {
    content: { prefix: "/de", in: () => ({ read: async () => offers(first) }) },
    site: offers(own),
    language: languageOf("de").language,
  } as unknown as Rendering;
};

test("[LANG-43] the specification's regions have the page's language, and are sent as the first's", async () => {
  const offers = await readOffers(german([], []));
  expect(Object.keys(offers.regionLabels ?? {})).toEqual(SURVEY_OFFERS.regions);
  expect(Object.values(offers.regionLabels ?? {})[2]).toBe(
    "Zentralasien (Kasachstan, Aserbaidschan)",
  );
  const posted = readSurvey({ "region.2": SURVEY_OFFERS.regions[2] }, offers);
  expect(surveyFields(posted).region).toBe(SURVEY_OFFERS.regions[2]);
});

test("[LANG-43] an owner's regions are the first language's by their place; other lists stay their own", async () => {
  const offers = await readOffers(german(["Norden", "Süden"], ["North", "South"]));
  expect(offers).toMatchObject({
    regions: ["North", "South"],
    regionLabels: { North: "Norden", South: "Süden" },
  });
  for (const posted of [{ "region.1": "Süden" }, { "region.0": "South" }, { region: "Süden" }])
    expect(readSurvey(posted, offers).regions).toEqual(["South"]);
  expect((await readOffers(german(["Nur hier"], ["North", "South"]))).regions).toEqual([
    "Nur hier",
  ]);
  expect((await readOffers(german([], ["North", "South"]))).regions).toEqual(["North", "South"]);
});
