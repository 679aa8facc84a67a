import { readFileSync } from "node:fs";
import { createClient, siteConfigSchema, withSettings } from "@meridian/contract";
import * as v from "valibot";
import { expect, test, vi } from "vitest";
import { answerGet } from "#contract/answer.ts";
import { listsOfPage, WORDED_PAGES } from "#records/globals/page-words.ts";
import { RECORDS } from "#records/kinds/all.ts";
import { listsIn, withoutUnwritten } from "#records/globals/site-settings/lists.ts";
import { lossesOf, lossWords } from "#records/globals/site-settings/losses.ts";
import { SETTINGS_LISTS, siteSettings } from "#records/globals/site-settings.ts";
import { pendingIn } from "#publishing/purge/pending.ts";
import { english } from "#testing/english.ts";
import { testCms } from "#testing/test-cms.ts";

vi.setConfig({ testTimeout: 60_000 });
const FILE = "packages/demo/content/site-settings.json";
const file = v.parse(siteConfigSchema, JSON.parse(readFileSync(FILE, "utf8")));
const cms = testCms({ siteConfig: FILE });

// Payload reads a global's pictures with the user's rights.
const EDITOR = {
  id: 1,
  collection: "users",
  role: "editor",
  email: "editor@example.com",
  createdAt: "",
  updatedAt: "",
} as const;

/** What the site requests and gets. */
async function requested() {
  const client = createClient({
    host: "http://cms.test",
    log: { warn: () => undefined },
    fetch: (address) => answerGet(new URL(String(address)), cms.payload),
  });
  const given = await client.read("settings");
  return { given, ...withSettings(file, given) };
}

async function purgedTags(): Promise<string[]> {
  const changes = await pendingIn(cms.payload).read();
  await pendingIn(cms.payload).markSent(changes.map(({ id }) => id));
  return changes.flatMap(({ tags }) => tags);
}

const publish = (data: object) =>
  cms.payload.updateGlobal({
    slug: "site-settings",
    data: { ...data, _status: "published" },
    user: EDITOR,
  });

const refusalsOf = (save: Promise<unknown>): Promise<[path: string, message: string][]> =>
  save.then(
    () => [],
    (error: { data: { errors: { path: string; message: string }[] } }) =>
      error.data.errors.map(({ path, message }) => [path, message]),
  );

test("before the first save the host only disables the specification's defaults, and the form begins with the values of the site's file", async () => {
  expect((await requested()).given).toEqual({ specifiedDefaults: false });
  const form = await cms.payload.findGlobal({ slug: "site-settings", depth: 0 });
  expect(form.brand?.name).toBe("Meridian");
  expect(form.contact?.phones?.map(({ region, countries }) => [region, countries?.length])).toEqual(
    [
      ["Middle East", 2],
      ["Eastern Europe", 3],
      ["Central Asia", 3],
    ],
  );
});

test("published unchanged, the settings equal the site's file, and a draft does not change that", async () => {
  for (const slug of [...WORDED_PAGES, "site-settings"] as const) {
    const { _status, ...form } = await cms.payload.findGlobal({ slug, depth: 0 });
    const titles = { title: "Clients", pageTitle: "Road map" };
    await cms.payload.updateGlobal({ slug, data: { ...titles, ...form, _status: "published" } });
    expect(await purgedTags()).toContain("settings");
  }
  const { given, site, breaches } = await requested();
  expect(given).not.toBeNull();
  expect(breaches).toEqual([]);
  expect(site).toEqual(file);
  await cms.payload.updateGlobal({
    slug: "site-settings",
    data: { brand: { name: "A draft" } },
    draft: true,
  });
  await cms.payload.updateGlobal({
    slug: "home",
    data: { contact: { title: "A draft" } },
    draft: true,
  });
  expect(await purgedTags()).toEqual([]);
  expect((await requested()).site.brand.name).toBe("Meridian");
});

test("[CON-10] an editor's changes are sent, logo and portrait as pictures of the library; an emptied value falls back to the file", async () => {
  const drawing = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" width="10" height="10"><path d="M0 0h10v10z"/></svg>',
  );
  const logo = await cms.payload.create({
    collection: "media",
    data: { decorative: true },
    file: { name: "acme.svg", data: drawing, mimetype: "image/svg+xml", size: drawing.length },
  });
  await purgedTags();
  await cms.payload.updateGlobal({
    slug: "site-settings",
    data: {
      brand: { name: "Acme", logo: logo.id },
      getInTouch: false,
      contact: { email: "", phones: [], person: { name: "Ada", picture: logo.id } },
      captcha: "altcha",
      _status: "published",
    },
    user: EDITOR,
  });
  expect(await purgedTags()).toEqual(["settings"]);
  const { given, site, breaches } = await requested();
  expect(breaches.map(({ path }) => path)).toEqual(["brand.logo", "contact.person.picture"]);
  expect(given?.contact?.person?.picture).toMatchObject({
    src: expect.stringMatching(/^http:\/\/cms\.test\/media\/acme-[\da-f]{8}\.svg/),
  });
  expect(given?.brand?.logo).toMatchObject({
    src: expect.stringMatching(/^http:\/\/cms\.test\/media\/acme-[\da-f]{8}\.svg\?v=/),
  });
  expect([site.brand.name, site.getInTouch, site.contact, site.captcha]).toEqual([
    "Acme",
    false,
    { ...file.contact, phones: [], person: { ...file.contact.person, name: "Ada" } },
    "altcha",
  ]);
});

test("a list that was never edited removes nothing from the site: published without a file, the settings leave the site's own lists", async () => {
  const bare = siteSettings(undefined);
  expect(
    withoutUnwritten(
      { brand: { name: "Acme" }, contact: { phones: [] }, sales: { principles: { boxes: [] } } },
      listsIn(bare.fields),
    ),
  ).toEqual({ brand: { name: "Acme" }, contact: {}, sales: { principles: {} } });
  // An emptied list stays empty until it has rows again.
  const phones = [{ region: "North", phone: "+47 1" }];
  await cms.payload.updateGlobal({
    slug: "site-settings",
    data: { contact: { email: "a@example.com" }, _status: "published" },
    user: EDITOR,
  });
  expect((await requested()).site.contact.phones).toEqual([]);
  await cms.payload.updateGlobal({
    slug: "site-settings",
    data: { contact: { phones }, _status: "published" },
    user: EDITOR,
  });
  expect((await requested()).site.contact.phones).toMatchObject(phones);
  await cms.payload.updateGlobal({
    slug: "site-settings",
    data: { contact: { phones: [] } },
    draft: true,
    user: EDITOR,
  });
  await cms.payload.updateGlobal({
    slug: "site-settings",
    data: { brand: { name: "Other" }, _status: "published" },
    user: EDITOR,
  });
  expect((await requested()).site.contact.phones).toEqual([]);
  expect((await requested()).given).not.toHaveProperty("emptied");
});

test("what publishing removes from the site is reported for each list", () => {
  const published = {
    contact: { phones: [1, 2, 3] },
    sales: { facts: [1, 2] },
  };
  const home = { roadMapBanner: { stages: ["a", "b"] }, solutions: { cards: [1, 2] } };
  const now: Record<string, number> = {
    "contact.phones": 0,
    "sales.facts": 2,
    "roadMapBanner.stages": 1,
    "solutions.cards": 2,
  };
  const lost = (lists: typeof SETTINGS_LISTS, doc: object) =>
    lossesOf(lists, doc, (path) => now[path] ?? 0).map((loss) => lossWords(loss, english));
  expect(lost(SETTINGS_LISTS, published)).toEqual(["Contact: Phone numbers by region: none of 3"]);
  expect(lost(listsOfPage("home", RECORDS.home.config.fields), home)).toEqual([
    "Road map: Names along the route: 1 of 2",
  ]);
});

test("[OWN-150] invalid values are refused in the form", async () => {
  const refused = await refusalsOf(
    publish({
      contact: { email: "no-address", phones: [{ phone: "+47 1" }] },
      analytics: { provider: "umami", host: "stats" },
      caseStudiesLink: "javascript:alert(1)",
      tags: { meta: "UA-1", gtm: "GTM-ABC1234" },
    }),
  );
  expect(refused.map(([path]) => path).toSorted()).toEqual([
    "analytics.host",
    "caseStudiesLink",
    "contact.email",
    "contact.phones.0.region",
    "tags.loads",
    "tags.meta",
  ]);
  const roadMap = { pageTitle: "Road map", plan: { weeks: 1.5 }, _status: "published" } as const;
  const refusedWeeks = cms.payload.updateGlobal({ slug: "road-map", data: roadMap });
  expect((await refusalsOf(refusedWeeks)).map(([path]) => path)).toEqual(["plan.weeks"]);
  for (const link of ["/\\evil.example", "\\\\evil.example", "//evil.example"])
    expect(await refusalsOf(publish({ caseStudiesLink: link }))).toEqual([
      ["caseStudiesLink", expect.any(String)],
    ]);
});

test("[OWN-10] [OWN-11] the menu is sent as the editor wrote it; an empty label and an invalid target are refused at their fields", async () => {
  const save = (menu: object) => publish({ menu });
  const link = (label: string, to: string) => ({ label, link: to });
  await save({
    items: [
      { label: "Services", children: [link("Teams", "/services/dedicated-teams")] },
      ...Array.from({ length: 59 }, () => link("x".repeat(80), "/#company")),
    ],
    action: { label: "Talk to us", link: "" },
  });
  const { site, breaches } = await requested();
  expect(breaches.filter(({ path }) => path.startsWith("menu"))).toEqual([]);
  expect(site.menu.items).toHaveLength(60);
  expect(site.menu.items[0]).toEqual({
    label: "Services",
    children: [link("Teams", "/services/dedicated-teams")],
  });
  expect(site.menu.action).toEqual({ label: "Talk to us" });
  const items = [
    ...["javascript:alert(1)", "//evil.example", "http://a.example", "services"].map((to) =>
      link("A", to),
    ),
    link("  ", "/career"),
    { label: "Alone" },
  ];
  expect((await refusalsOf(save({ items }))).toSorted()).toEqual([
    ...[0, 1, 2, 3].map((at) => [
      `menu.items.${at}.link`,
      expect.stringContaining("not a valid address"),
    ]),
    ["menu.items.4.label", expect.stringContaining("Write the text of the link")],
    ["menu.items.5.link", expect.stringContaining("Write an address")],
  ]);
  await save({ items: [], action: {} });
  expect((await requested()).site.menu.items).toEqual([]);
});

test("[OWN-12] networks are sent as written; without a name or an https address they are refused at their fields", async () => {
  const save = (...social: object[]) => publish({ social });
  await save({ name: "GitHub", link: "https://github.com/acme" });
  expect((await requested()).site.social).toEqual([
    { name: "GitHub", link: "https://github.com/acme" },
  ]);
  const refused = save(
    { name: " ", link: "https://github.com/acme" },
    { name: "GitHub", link: "github.com/acme" },
    { name: "GitHub", link: "/acme" },
  );
  expect(await refusalsOf(refused)).toEqual([
    ["social.0.name", expect.stringContaining("Write the network's name")],
    ["social.1.link", expect.stringContaining("beginning with https://")],
    ["social.2.link", expect.stringContaining("beginning with https://")],
  ]);
});

test("[OWN-13] pages that an editor switches off are sent; switched on again, none is", async () => {
  const save = (off: ("pricing" | "career")[]) => publish({ pages: { off } });
  await save(["pricing", "career"]);
  expect((await requested()).site.pages.off).toEqual(["pricing", "career"]);
  expect(await purgedTags()).toContain("settings");
  await save([]);
  expect((await requested()).site.pages.off).toEqual([]);
});

test("[OWN-01] an unreadable colour is not published, and its field reports the other colour, the contrast and a readable alternative", async () => {
  expect(
    await refusalsOf(publish({ theme: { colors: { action: "#ff8800", ink: "black" } } })),
  ).toEqual([
    [
      "theme.colors.action",
      expect.stringMatching(
        /^action on paper has a contrast of 2\.3:1, and needs 4\.5:1; .* The nearest colour that passes is #\w{6}\.$/,
      ),
    ],
    ["theme.colors.ink", "Write a colour such as #14252e."],
  ]);
  await publish({ theme: { colors: { action: "#0b55bb" } } });
  expect((await requested()).site.theme.colors).toEqual({ action: "#0b55bb" });
});
