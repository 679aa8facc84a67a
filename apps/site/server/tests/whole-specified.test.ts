/** The site as shipped, with a host that serves only the specification's calls. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { calls, type CallName } from "@meridian/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createFixture, type RunningSite } from "#server/tests/site-fixture.ts";

const dataDir = mkdtempSync(join(tmpdir(), "specified-"));
let fixture: Awaited<ReturnType<typeof createFixture>>;
let site: RunningSite;

beforeAll(async () => {
  fixture = await createFixture();
  for (const [name, call] of Object.entries(calls))
    if ("extension" in call) fixture.demo.behave(name as CallName, { status: 404 });
  site = await fixture.start({
    dataDir,
    siteConfig: join(import.meta.dirname, "../../site.config.json"),
  });
}, 240_000);
afterAll(async () => {
  await site?.stop();
  await fixture?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const htmlOf = async (path: string): Promise<string> => {
  const response = await fetch(site.url + path);
  expect(response.status).toBe(200);
  // Without data for scripts, which is not visible.
  return (await response.text()).replace(/<script\b[\s\S]*?<\/script>/g, "");
};
const wordsOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, " ")
    .replace(/&amp;/g, "&")
    .replace(/\s+/g, " ");
const part = (html: string, id: string, tag = "section"): string =>
  new RegExp(`<${tag}[^>]*id="${id}"[\\s\\S]*?</${tag}>`).exec(html)?.[0] ?? "";

test("[NAV-01] the header has all five links", async () => {
  const header = /<header[\s\S]*?<\/header>/.exec(await htmlOf("/"))?.[0] ?? "";
  const links = [...header.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)</g)].map(
    ([, to, words]) => [words, to],
  );
  expect(links).toEqual(
    expect.arrayContaining([
      ["Our solutions", "/#solutionSection"],
      ["Services", "/#services"],
      ["Success Stories", "/case-studies"],
      ["Company", "/#company"],
      ["Career", "/career"],
    ]),
  );
});

test("[HOME-05] three cards with a link each", async () => {
  const html = part(await htmlOf("/"), "solutionSection");
  expect(wordsOf(html)).toContain("Which solution do you need today?");
  expect([...html.matchAll(/<h3>([^<]*)</g)].map(([, title]) => title)).toEqual([
    "Starting a dedicated team",
    "Growing the existing team",
    "Structuring remote ops",
  ]);
  expect(html.match(/href="[^"]*#contact-form"/g)).toHaveLength(3);
});

test.each(["/", "/pricing"])(
  "[HOME-08] [PRICE-02] %s has the map with three pins",
  async (path) => {
    const html = part(await htmlOf(path), "company");
    expect(
      [...html.matchAll(/<details[\s\S]*?<strong>([^<]*)</g)].map(([, title]) => title),
    ).toEqual(["Eastern Europe", "Middle East", "Central Asia"]);
  },
);

test.each(["/", "/clients", "/pricing"])(
  "[SH-01] the contact block of %s lists the countries of three regions without phone numbers",
  async (path) => {
    const html = part(await htmlOf(path), "contact-form");
    const words = wordsOf(html);
    expect(words).toContain("Middle East Israel, United Arab Emirates");
    expect(words).toContain("Eastern Europe Ukraine, Bulgaria, Romania");
    expect(words).toContain("Central Asia Kazakhstan, Uzbekistan, Kyrgyzstan");
    expect(html).not.toContain("tel:");
  },
);

test("[CLI-01] the map of clients has thirteen points, with or without clients", async () => {
  fixture.demo.behave("clients", { set: { "[0].data.client": [] } });
  await site.purge(["clients"]);
  const html = await htmlOf("/clients");
  const labels = [...html.matchAll(/<input[^>]*type="radio"[^>]*aria-label="([^"]*)"/g)].map(
    ([, label]) => label,
  );
  expect(labels).toEqual([
    "Canada",
    "USA",
    "UK",
    "ND",
    "France",
    "Spain",
    "Latvia",
    "Ukraine",
    "Israel",
    "Kazakhstan",
    "UAE",
    "Uzbekistan",
    "Kyrgyzstan",
  ]);
  // No entry is an empty box.
  expect(html).not.toMatch(/id="[^"]*-entry"/);
});

test("[PRICE-04] the comparison has the specification's figures and words", async () => {
  for (const path of ["/pricing", "/sales"]) {
    const words = wordsOf(await htmlOf(path));
    expect(words).toMatch(/Direct hire \$15580 per month/);
    expect(words).toMatch(/Your company \$4500-\$7500 per month/);
    expect(words).toContain("HR, real estate, taxes and developer salary");
  }
});

test("[PRICE-02] [PRICE-03] the pricing page has principles, and Contact US links to the form", async () => {
  const html = await htmlOf("/pricing");
  for (const words of [
    "Quick Dedicated Team Setup",
    "Reduce Expenses for Recruitment",
    "Long-Term Cooperation",
  ])
    expect(wordsOf(html)).toContain(words);
  expect(html.match(/href="[^"]*#contact-form"[^>]*>Contact US</g)).toHaveLength(1);
});

test("[CALC-08] the note lists everything the cost includes", async () => {
  const text = wordsOf(await htmlOf("/pricing")).replace(/&#x27;|’/g, "'");
  for (const words of [
    "HR services, developers' salary, payroll and accounting, legal and compliance, real estate services and taxes",
    "No large up-front investment",
    "Time-to-hire is a commitment, with a guarantee",
  ])
    expect(text).toContain(words);
});

test("nothing from the demo's settings is present", async () => {
  const read = (path: string): unknown =>
    JSON.parse(readFileSync(join(import.meta.dirname, "../../../..", path), "utf8"));
  const anyones = new Set(textsIn(read("apps/site/site.config.json")));
  const claims = textsIn(read("packages/demo/content/site-settings.json")).filter(
    (text) => /\d{4}|.{24}/.test(text) && !anyones.has(text) && !text.startsWith("/"),
  );
  expect(claims.length).toBeGreaterThan(40);
  for (const path of ["/", "/clients", "/pricing", "/sales", "/survey", "/career", "/vacancies"]) {
    const words = wordsOf(await htmlOf(path));
    expect([path, claims.filter((claim) => words.includes(claim))]).toEqual([path, []]);
  }
});

const textsIn = (value: unknown): string[] =>
  typeof value === "string"
    ? [value]
    : typeof value === "object" && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];
