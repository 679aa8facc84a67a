import { createClient } from "@meridian/contract";
import { beforeAll, expect, test, vi } from "vitest";
import { answerGet } from "#contract/answer.ts";
import { firstSteps } from "#moving-in/first-steps/first-steps.ts";
import { seedStarter } from "#moving-in/seed/starter.ts";
import { testCms } from "#testing/test-cms.ts";

vi.setConfig({ testTimeout: 60_000 });
const cms = testCms();
beforeAll(() => seedStarter(cms.payload));

const off = async (): Promise<readonly string[]> => {
  const settings = await createClient({
    host: "http://cms.test",
    log: { warn: (details) => expect(details).toBeUndefined() },
    fetch: (address) => answerGet(new URL(String(address)), cms.payload),
  }).read("settings");
  return settings?.pages?.off ?? [];
};
const steps = async (): Promise<[string, boolean][]> =>
  (await firstSteps(cms.payload, { role: "admin", siteUrl: "http://localhost:3000" })).map(
    ({ label, isDone }) => [label, isDone],
  );
/** Tags noted by the last change. */
const noted = async (): Promise<readonly string[]> => {
  const { docs } = await cms.payload.find({ collection: "purges", sort: "-id", limit: 1 });
  return (docs[0]?.tags ?? []) as string[];
};
const PRICES = "Your prices, which open the page with the calculator";

test("[OWN-64] without the demo every page without an owner's content is off, and the first steps list it", async () => {
  expect((await off()).toSorted()).toEqual(
    [
      "blog",
      "career",
      "caseStudies",
      "clients",
      "pricing",
      "roadMap",
      "sales",
      "services",
      "survey",
      "vacancies",
    ].toSorted(),
  );
  expect(await steps()).toContainEqual([PRICES, false]);
});

test("[OWN-64] the first price opens its page at once, further ones change nothing, and without any it is off again", async () => {
  const { payload } = cms;
  const add = (positionName: string) =>
    payload.create({
      collection: "specialisation-costs",
      data: { positionName, order: 1, _status: "published" },
    });
  const first = await add("React");
  expect(await noted()).toContain("settings");
  expect(await off()).not.toContain("pricing");
  expect(await steps()).toContainEqual([PRICES, true]);
  const second = await add("Vue");
  expect(await noted()).not.toContain("settings");
  for (const { id } of [second, first])
    await payload.delete({ collection: "specialisation-costs", id });
  expect(await noted()).toContain("settings");
  expect(await off()).toContain("pricing");
});

test("[OWN-64] the survey opens with the owner's regions and rates, and not with other settings", async () => {
  const publish = (data: object) =>
    cms.payload.updateGlobal({ slug: "site-settings", data: { ...data, _status: "published" } });
  await publish({ brand: { name: "Fjord" }, pages: { off: ["search"] } });
  expect(await off()).toEqual(expect.arrayContaining(["search", "survey", "sales"]));
  await publish({ survey: { offers: { regions: ["Nordics"] } } });
  expect(await off()).toContain("survey");
  await publish({
    survey: { offers: { rates: { forSeniorFullStack: "60-90", forMiddleBackend: "40-60" } } },
  });
  expect(await off()).not.toContain("survey");
  await publish({ survey: { offers: { regions: [] } } });
  expect(await off()).toContain("survey");
});
