/**
 * Two times of a new owner in the admin, from the demo content: until no page shows the demo's
 * brand, and until a landing page of five bands exists. Only clicks and keys, counted and timed by
 * `Hand`.
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { siteConfigSchema } from "@meridian/contract";
import { NORTHWIND } from "@meridian/contract/theme/testing/northwind";
import { loadContent } from "@meridian/demo";
import { chromium, type Page } from "@playwright/test";
import * as v from "valibot";
import { leftOfFirstBrand } from "../apps/site/server/tests/first-brand.ts";
import { sitemapPaths } from "../apps/site/server/tests/site-map-pages.ts";
import { CHROMIUM_FLAGS } from "../tools/install/chromium.mjs";
import { ensureChromium } from "../tools/install/install-chromium.mjs";
import { healthy, startServer, stopServers } from "../tools/processes/processes.mjs";
import { Hand, type TaskCost } from "./hand.ts";
import { publish, type Bar } from "./result.ts";

/** Minutes for an owner who has the texts (issue 20). */
const BARS = { brand: 10, landing: 5 };
const [cmsPort, sitePort] = [4451, 4450];
const [cms, site] = [`http://127.0.0.1:${cmsPort}`, `http://127.0.0.1:${sitePort}`];
const owner = { email: "owner@example.com", password: "a-password-for-the-bench" };
const dataDir = mkdtempSync(join(tmpdir(), "meridian-own-"));
const mark = join(dataDir, "mark.svg");
const env = {
  ...process.env,
  NODE_ENV: "production" as const,
  DATA_DIR: dataDir,
  LOG_LEVEL: "warn",
  CMS_PORT: String(cmsPort),
  SITE_PORT: String(sitePort),
  SITE_URL: site,
  CONTENT_HOST: cms,
  PAYLOAD_SECRET: "bench-payload-secret-0123456789",
  PURGE_SECRET: "bench-purge-secret-0123456789",
  FORM_KEY: "bench-form-key-0123456789",
  ADMIN_EMAIL: owner.email,
  ADMIN_PASSWORD: owner.password,
};

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Publishes the open record and waits for the confirmation. */
async function publishNow(hand: Hand): Promise<void> {
  await hand.press(button(hand.page, "Publish changes"));
  await hand.page
    .getByText(/successfully/)
    .first()
    .waitFor();
}

async function shows(path: string, words: string): Promise<void> {
  const until = performance.now() + 20_000;
  while (performance.now() < until) {
    if ((await (await fetch(site + path)).text()).includes(words)) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`${path} was published and does not show ${words}`);
}

async function makeItTheirs(hand: Hand): Promise<void> {
  const { page } = hand;
  hand.step("Log in");
  await page.goto(`${cms}/admin/login`);
  await hand.type(page.getByLabel("E-mail"), owner.email);
  await hand.type(page.getByLabel("Password"), owner.password);
  await hand.press(button(page, "Log in"));
  await page.waitForURL(/\/admin\/?$/);

  hand.step("Take the demo away");
  await hand.press(button(page, "Show what would go"));
  await hand.press(button(page, "Remove the demo content"));
  await page.getByText("Removed:").waitFor();

  hand.step("Name, e-mail address, mark");
  await hand.press(page.getByRole("link", { name: "Your company’s name" }));
  await hand.type(page.locator("#field-brand__name"), NORTHWIND.name);
  await hand.type(page.locator("#field-contact__email"), "hello@northwind.example");
  await hand.press(page.locator("#field-brand__mark").getByRole("button", { name: "Create New" }));
  await hand.choose(button(page, "Select a file"), mark);
  await hand.type(page.locator("#field-alt"), "Northwind");
  await hand.press(button(page, "Save"));
  await page.locator("#field-alt").waitFor({ state: "hidden" });

  hand.step("Nine colours");
  await hand.press(button(page, "Colours and fonts"));
  for (const [role, color] of Object.entries(NORTHWIND.colors))
    await hand.type(page.locator(`#field-theme__colors__${role}`), color);

  hand.step("An office");
  await hand.press(button(page, "Places"));
  await hand.press(page.getByRole("button", { name: "Add Office" }));
  const office = page.locator("#geography-offices-row-0");
  const [{ city, longitude, latitude } = {}] = NORTHWIND.geography.offices;
  await hand.type(office.getByLabel(/^City/), String(city));
  await hand.type(office.getByLabel(/^Longitude/), String(longitude));
  await hand.type(office.getByLabel(/^Latitude/), String(latitude));

  hand.step("Publish");
  await publishNow(hand);
  await shows("/", NORTHWIND.name);
  hand.rest();
}

async function makeLandingPage(hand: Hand): Promise<void> {
  const { page } = hand;
  hand.step("A new landing page");
  await page.goto(`${cms}/admin`);
  await hand.press(page.getByRole("link", { name: "Landing pages" }).first());
  await hand.press(page.getByRole("link", { name: /^Create new/i }).first());
  await hand.type(page.getByLabel("Title", { exact: true }).first(), "Engineers for banks");
  const band = async (name: string, fields: Record<string, string>) => {
    hand.step(name);
    await hand.press(page.getByRole("button", { name: "Add Band" }));
    await hand.press(button(page, name));
    const last = page.locator("#field-blocks .blocks-field__row").last();
    for (const [label, text] of Object.entries(fields))
      await hand.type(last.getByLabel(label, { exact: true }), text);
    return last;
  };
  await band("First screen", {
    Title: "Banks, moved",
    Text: "Teams that have taken three cores to the cloud, and stay until the last batch has run.",
    "Words of the button": "Talk to an engineer",
    "Where the button leads": "/sales",
  });
  const figures = await band("Figures", { Title: "In figures" });
  for (const [at, [figure, text]] of [
    ["12 years", "with the oldest client"],
    ["99.98 %", "of the hours of a year"],
    ["3", "cores moved"],
  ].entries()) {
    await hand.press(figures.getByRole("button", { name: "Add Figure" }));
    const row = figures.locator(".array-field__row").nth(at);
    await hand.type(row.getByLabel("Figure", { exact: true }), String(figure));
    await hand.type(row.getByLabel("What it counts"), String(text));
  }
  const text = await band("Text", { Title: "How we work" });
  await hand.write(
    text.locator("[contenteditable=true]"),
    "Two weeks beside your people, then a plan with dates. We move what can be moved alone first, and nothing at a month's end.",
  );
  await band("Price request", { Title: "What it costs" });
  await band("Contact form", { Title: "Write to us", Text: "We answer within a day." });
  hand.step("Publish");
  await publishNow(hand);
  for (const words of [
    "Banks, moved",
    "99.98 %",
    "Two weeks beside",
    "What it costs",
    "Write to us",
  ])
    await shows("/engineers-for-banks", words);
  hand.rest();
}

/** What remains of the demo on the site: name and colours anywhere, cities, pictures. */
async function leftOfDemo(before: ReadonlySet<string>): Promise<string[]> {
  const { geography } = v.parse(siteConfigSchema, loadContent().siteSettings);
  const places = [...geography.offices, ...geography.clientCities].map(({ city }) => city);
  const paths = [
    ...(await sitemapPaths(site)),
    "/",
    "/nowhere",
    "/services/dedicated-teams",
    "/sitemap.xml",
    "/robots.txt",
    "/llms.txt",
    "/blog/feed.xml",
    "/vacancies/feed.xml",
    "/vacancies/feed.json",
    "/vacancies/jobs.xml",
    "/site.webmanifest",
    "/brand/favicon.svg",
  ];
  const found: string[] = [];
  for (const path of new Set(paths)) {
    const text = await (await fetch(site + path)).text();
    const words = [
      ...leftOfFirstBrand(text),
      ...places.filter((city) => new RegExp(`\\b${city}\\b`).test(text)),
      ...picturesIn(text).filter((address) => before.has(address)),
    ];
    found.push(...words.map((word) => `${path}: ${word}`));
  }
  console.log(`${new Set(paths).size} addresses searched for the demo's brand`);
  return found;
}

const picturesIn = (html: string): string[] =>
  [...html.matchAll(/\/media\/[\w.-]+/g)].map(([address]) => address);

async function demoPictures(): Promise<Set<string>> {
  const pages = await Promise.all(
    (await sitemapPaths(site)).map(async (path) => (await fetch(site + path)).text()),
  );
  return new Set(pages.flatMap(picturesIn));
}

const sumOf = (steps: readonly TaskCost[], key: Exclude<keyof TaskCost, "name">): number =>
  steps.reduce((sum, step) => sum + step[key], 0);

function barsOf(name: string, steps: readonly TaskCost[], atMost: number): Bar[] {
  for (const { name: step, presses, keys, person, machine } of steps)
    console.log(
      `  ${step.padEnd(28)} ${presses} presses, ${keys} keys, ${person.toFixed(1)} s + ${machine.toFixed(1)} s`,
    );
  const time = sumOf(steps, "person") + sumOf(steps, "machine");
  return [
    { name: `${name}: steps`, value: steps.length, unit: "" },
    { name: `${name}: presses`, value: sumOf(steps, "presses"), unit: "" },
    { name: `${name}: keys`, value: sumOf(steps, "keys"), unit: "" },
    { name: `${name}: the machine's part`, value: sumOf(steps, "machine") / 60, unit: "min" },
    { name: `${name}: together`, value: time / 60, unit: "min", atMost },
  ];
}

writeFileSync(
  mark,
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="#0b5fce" d="M8 56V8l48 48V8"/></svg>',
);
const servers = [startServer("cms", ["apps/cms/server.ts"], env, { quiet: true })];
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: CHROMIUM_FLAGS,
});
let held = false;
try {
  if (servers[0]) await healthy(servers[0], `${cms}/healthz`, 300);
  const server = startServer("site", ["apps/site/server/main.ts"], env, { quiet: true });
  servers.push(server);
  await healthy(server, `${site}/healthz`, 40);
  const pictures = await demoPictures();
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.setDefaultTimeout(10_000);
  const brand = new Hand(page);
  await makeItTheirs(brand);
  const left = await leftOfDemo(pictures);
  for (const what of left) console.log(`left: ${what}`);
  const landing = new Hand(page);
  await makeLandingPage(landing);
  held = publish(
    "make-it-yours",
    [
      ...barsOf("the demo's brand gone", brand.steps, BARS.brand),
      { name: "what is left of the demo's brand", value: left.length, unit: "", atMost: 0 },
      ...barsOf("a landing page of five bands", landing.steps, BARS.landing),
    ],
    { brand: brand.steps, landing: landing.steps, left },
  );
} finally {
  await browser.close();
  await stopServers(servers.toReversed());
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit(held ? 0 : 1);
