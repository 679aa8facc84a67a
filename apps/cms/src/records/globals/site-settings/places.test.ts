import { readFileSync } from "node:fs";
import { createClient, siteConfigSchema, withSettings } from "@meridian/contract";
import * as v from "valibot";
import { expect, test, vi } from "vitest";
import { answerGet } from "#contract/answer.ts";
import { testCms } from "#testing/test-cms.ts";

vi.setConfig({ testTimeout: 60_000 });
const FILE = "packages/demo/content/site-settings.json";
const file = v.parse(siteConfigSchema, JSON.parse(readFileSync(FILE, "utf8")));
const cms = testCms({ siteConfig: FILE });

const save = (geography: unknown) =>
  cms.payload.updateGlobal({
    slug: "site-settings",
    data: JSON.parse(JSON.stringify({ geography, _status: "published" })) as object,
  });

async function refusals(geography: unknown): Promise<Record<string, string>> {
  const error: unknown = await save(geography).then(
    () => undefined,
    (refused: unknown) => refused,
  );
  const data: unknown = Reflect.get(Object(error), "data");
  const errors: unknown = Reflect.get(Object(data), "errors");
  const all = Array.isArray(errors) ? errors : [];
  return Object.fromEntries(
    all.map((one: unknown) => [
      String(Reflect.get(Object(one), "path")),
      String(Reflect.get(Object(one), "message")),
    ]),
  );
}

const perth = { city: "Perth", longitude: 115.9, latitude: -31.9 };

test("[OWN-40] places are published as written, and reach the site completely", async () => {
  const geography = {
    offices: [
      {
        ...perth,
        region: "Australia",
        timeZone: "Australia/Perth",
        opens: "8:30",
        days: ["sunday", "monday"],
        street: "St Georges Terrace 1",
      },
    ],
    clientCities: [{ city: "Lima", longitude: -77, latitude: -12, teams: ["Perth"] }],
    regions: [{ title: "Australia", text: "Sun." }],
  };
  await save(geography);
  const client = createClient({
    host: "http://cms.test",
    log: { warn: () => undefined },
    fetch: (address) => answerGet(new URL(String(address)), cms.payload),
  });
  const { site, breaches } = withSettings(file, await client.read("settings"));
  expect(breaches).toEqual([]);
  expect(site.geography).toEqual({
    offices: [{ ...geography.offices[0], closes: "18:00" }],
    clientCities: [{ ...geography.clientCities[0], opens: "9:00", closes: "18:00" }],
    regions: geography.regions,
  });
});

test("[OWN-42] a currency is identified by its code, and reaches the site with its comparison", async () => {
  const write = (calculator: Record<string, string>) =>
    cms.payload.updateGlobal({
      slug: "site-settings",
      data: { pricing: { calculator }, _status: "published" },
    });
  await expect(write({ currency: "euro" })).rejects.toMatchObject({
    data: { errors: [{ path: "pricing.calculator.currency" }] },
  });
  await write({ currency: "EUR", own: "Iberia", compared: "" });
  const client = createClient({
    host: "http://cms.test",
    log: { warn: () => undefined },
    fetch: (address) => answerGet(new URL(String(address)), cms.payload),
  });
  const { site } = withSettings(file, await client.read("settings"));
  expect(site.pricing.calculator).toEqual({
    currency: "EUR",
    own: "Iberia",
    compared: file.pricing.calculator.compared,
  });
});

test("[OWN-40] an invalid place is reported at its field with a message", async () => {
  expect(
    await refusals({
      offices: [
        { ...perth, longitude: 200 },
        { ...perth, latitude: -89, timeZone: "Australia/Nowhere", region: "Asia" },
        { city: "m".repeat(81), longitude: 1, latitude: 1, opens: "25:00" },
        { city: "Oslo", longitude: 10, latitude: 60, opens: "17:00", closes: "9:00" },
      ],
      clientCities: [{ city: "Lima", longitude: -77, latitude: -12, teams: ["Rome"] }],
      regions: [{ title: "Andes", longitude: -70 }],
    }),
  ).toEqual({
    "geography.offices.0.city": "Perth is in the list twice. Remove one of the rows.",
    "geography.offices.0.longitude": "Write a number of degrees from -180 to 180.",
    "geography.offices.1.city": "Perth is in the list twice. Remove one of the rows.",
    "geography.offices.1.latitude": "Write a number of degrees from -56 to 85.",
    "geography.offices.1.timeZone":
      "Write a time zone by its name, such as Europe/Sofia or America/New_York.",
    "geography.offices.1.region": "Unknown region: Asia. Available: Andes.",
    "geography.offices.2.city": "A name has at most 80 characters.",
    "geography.offices.2.opens": "Write a time such as 9:00 or 17:30.",
    "geography.offices.3.opens": "The working day must end (9:00) after it begins (17:00).",
    "geography.offices.3.closes": "The working day must end (9:00) after it begins (17:00).",
    "geography.clientCities.0.teams":
      "Unknown office: Rome. Available: Perth, Perth, mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm, Oslo.",
    "geography.regions.0.latitude": "A longitude alone is not enough: fill in both or neither.",
  });
});

test("[OWN-43] the survey's options reach the site; invalid ones are refused at their fields", async () => {
  const write = (offers: object) =>
    cms.payload.updateGlobal({
      slug: "site-settings",
      data: { survey: { offers }, _status: "published" },
    });
  for (const [offers, path] of [
    [{ currencies: ["EUR", "euro"] }, "currencies"],
    [{ regions: ["x".repeat(61)] }, "regions"],
    [{ regions: Array.from({ length: 13 }, (_, at) => `Region ${at}`) }, "regions"],
    [{ rates: { forMiddleBackend: "95-45" } }, "rates.forMiddleBackend"],
    [{ teamSize: "many" }, "teamSize"],
    [{ technologies: ["Go, Rust"] }, "technologies"],
    [{ technologies: ["x".repeat(29)] }, "technologies"],
    [{ technologies: Array.from({ length: 11 }, (_, at) => `T${at}`) }, "technologies"],
  ] as const)
    await expect(write(offers)).rejects.toMatchObject({
      data: { errors: [{ path: `survey.offers.${path}` }] },
    });
  await write({
    regions: ["Iberia"],
    currencies: ["EUR"],
    rates: { forMiddleBackend: "30-60" },
    teamSize: "2-30",
    technologies: ["Go", "Rust"],
  });
  const client = createClient({
    host: "http://cms.test",
    log: { warn: () => undefined },
    fetch: (address) => answerGet(new URL(String(address)), cms.payload),
  });
  const { site, breaches } = withSettings(file, await client.read("settings"));
  expect(breaches).toEqual([]);
  expect(site.survey.offers).toEqual({
    regions: ["Iberia"],
    currencies: ["EUR"],
    rates: { forSeniorFullStack: "45-95", forMiddleBackend: "30-60" },
    teamSize: "2-30",
    technologies: ["Go", "Rust"],
  });
});
