import { readFileSync } from "node:fs";
import * as v from "valibot";
import { expect, test } from "vitest";
import { withSettings } from "#site-settings/settings.ts";
import { siteConfigSchema } from "#site-settings/site-config.ts";

const file = v.parse(
  siteConfigSchema,
  JSON.parse(
    readFileSync(new URL("../../../demo/content/site-settings.json", import.meta.url), "utf8"),
  ),
);
const given = (settings: unknown) => withSettings(file, settings);

test("a host without settings changes nothing", () => {
  for (const nothing of [
    null,
    undefined,
    "",
    {},
    { brand: null, contact: {}, home: { map: { title: "" } } },
  ])
    expect(given(nothing)).toEqual({ site: file, breaches: [] });
});

test("the whole file sent by the host is the file", () =>
  expect(given(structuredClone(file))).toEqual({ site: file, breaches: [] }));

test("a present field replaces the file's, its neighbours stay", () => {
  const { site, breaches } = given({
    brand: { name: "Acme" },
    getInTouch: false,
    home: { map: { title: "Where we are" } },
  });
  expect(breaches).toEqual([]);
  expect(site).toEqual({
    ...file,
    brand: { ...file.brand, name: "Acme" },
    getInTouch: false,
    home: { ...file.home, map: { ...file.home.map, title: "Where we are" } },
  });
});

test("a broken value is reported with its path, and the file's is used", () => {
  const { site, breaches } = given({
    brand: "Acme",
    contact: { email: "no-address", phones: 7 },
    reading: { roadMap: { weeks: 1.5 } },
    analytics: { provider: "spyware", host: "javascript:alert(1)" },
    captcha: "none",
    crawlers: "some",
  });
  expect(site).toEqual(file);
  expect(breaches.map(({ path }) => path)).toEqual([
    "brand",
    "crawlers",
    "captcha",
    "analytics.provider",
    "analytics.host",
    "contact.email",
    "contact.phones",
    "reading.roadMap.weeks",
  ]);
});

test("[OWN-40] a value at an old place is reported, with its new place", () => {
  const { breaches } = withSettings(file, { clients: { map: { teams: [] } } });
  expect(breaches).toEqual([
    {
      path: "clients.map.teams",
      problem: expect.stringContaining("write it as geography.offices"),
    },
  ]);
});

test("a list is the host's: a broken item is dropped and reported, an empty list is empty, one without valid items is the file's", () => {
  const phones = [
    { region: "North", phone: "1", countries: ["Norway"] },
    { region: null, phone: "2", countries: [] },
  ];
  const { site, breaches } = given({
    contact: { phones },
    reading: { roadMap: { stages: [] } },
    home: { solutions: { cards: [{ title: "Alone" }] } },
  });
  expect(site.contact.phones).toEqual([phones[0]]);
  expect(site.reading.roadMap.stages).toEqual([]);
  expect(site.home.solutions.cards).toEqual(file.home.solutions.cards);
  expect(breaches.map(({ path }) => path)).toEqual([
    "contact.phones[1].region",
    "home.solutions.cards[0].link",
    "home.solutions.cards[0].action",
  ]);
});

test("an optional item field that a form left empty is absent", () => {
  const { site, breaches } = given({
    reading: {
      roadMap: {
        stages: [{ title: "Search", from: 2, weeks: null, maybe: null, ground: "", drawing: "" }],
      },
    },
  });
  expect(breaches).toEqual([]);
  expect(site.reading.roadMap.stages).toEqual([{ title: "Search", from: 2, ground: "sea" }]);
});

test("a group that the file lacks is taken completely or not at all", () => {
  const { plan: _, ...services } = file.home.services;
  const bare = { ...file, home: { ...file.home, services } };
  const plan = { title: "Plan", text: "Six questions", link: "/survey" };
  expect(withSettings(bare, { home: { services: { plan } } }).site.home.services.plan).toEqual(
    plan,
  );
  const half = withSettings(bare, { home: { services: { plan: { title: "Plan" } } } });
  expect(half.site).toEqual(bare);
  expect(half.breaches.map(({ path }) => path)).toEqual(["home.services.plan.link"]);
});

test("[OWN-11] of a menu only valid links stay, and each other is reported with its place", () => {
  const long = "x".repeat(80);
  const { site, breaches } = given({
    menu: {
      items: [
        { label: " Career ", link: " /career " },
        { label: "Career", link: "/career" },
        { label: long, link: "https://jobs.example.com/a?b=c#d" },
        { label: "", link: "/pricing" },
        { label: "No address", link: "javascript:alert(1)" },
        { label: "Another host's", link: "//evil.example" },
        { label: "Not https", link: "http://example.com" },
        { label: "With a password", link: "https://a:b@example.com" },
        { label: "Nothing" },
        { label: "A word", link: "", children: [{ label: "A place", link: "/#services" }] },
        { label: "A slip below", children: [{ label: "Nowhere", link: "" }] },
      ],
      action: { label: "Talk to us", link: "mailto:a@example.com" },
    },
  });
  expect(site.menu.items.map(({ label, link }) => [label, link])).toEqual([
    ["Career", "/career"],
    ["Career", "/career"],
    [long, "https://jobs.example.com/a?b=c#d"],
    ["A word", undefined],
  ]);
  expect(site.menu.action).toEqual({ label: "Talk to us" });
  expect(breaches.map(({ path }) => path)).toEqual([
    "menu.items[3].label",
    "menu.items[4].link",
    "menu.items[5].link",
    "menu.items[6].link",
    "menu.items[7].link",
    "menu.items[8]",
    "menu.items[10].children.0.link",
    "menu.action.link",
  ]);
});

test("[OWN-16] of a page's bands each name counts once, and an unknown one is reported with its place", () => {
  const { site, breaches } = given({
    bands: {
      home: ["works", "hero", "about", "works"],
      survey: ["hero"],
      career: [],
      blog: ["list"],
      pricing: "calculator",
    },
  });
  expect(site.bands).toEqual({ ...file.bands, home: ["works", "about"], career: [] });
  expect(breaches.map(({ path }) => path)).toEqual([
    "bands.home[1]",
    "bands.home[3]",
    "bands.pricing",
    "bands.survey[0]",
  ]);
  expect(breaches[1]?.problem).toBe("it is in the list twice");
});

test("[OWN-16] a repeated name in the operator's file is reported with its place", () => {
  const twice = { ...file, bands: { home: ["about", "works", "about"] } };
  const { issues } = v.safeParse(siteConfigSchema, twice);
  expect(issues?.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([
    ["bands.home.2", "it is in the list twice"],
  ]);
});
