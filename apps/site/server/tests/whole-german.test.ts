/** A site in German has none of the English words of the program (LANG-01). */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { de } from "@meridian/messages/de";
import { en } from "@meridian/messages/en";
import type { MessageKey } from "@meridian/messages/messages";
import { parseDocument } from "htmlparser2";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createFixture, type RunningSite } from "#server/tests/site-fixture.ts";
import { FURTHER, TEMPLATES } from "../../../../tests/templates.ts";

const PATHS = [
  ...TEMPLATES,
  ...FURTHER,
  "/blog?page=2",
  "/terms-of-use",
  "/survey?team=react.senior.2",
  "/search?q=zzzz",
  "/vacancies?q=zzzz",
];
const CONTENT = join(import.meta.dirname, "../../../../packages/demo/content");
const folder = mkdtempSync(join(tmpdir(), "whole-german-"));
let fixture: Awaited<ReturnType<typeof createFixture>>;
let site: RunningSite;

beforeAll(async () => {
  const settings: unknown = JSON.parse(readFileSync(join(CONTENT, "site-settings.json"), "utf8"));
  const siteConfig = join(folder, "site.json");
  writeFileSync(siteConfig, JSON.stringify({ ...(settings as object), language: "de" }));
  fixture = await createFixture();
  site = await fixture.start({ dataDir: join(folder, "data"), siteConfig });
}, 240_000);
afterAll(async () => {
  await site?.stop();
  await fixture?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Texts and labels of a page. */
function shownOf(node: ReturnType<typeof parseDocument>["children"][number]): string[] {
  if (node.type === "text") return [node.data];
  if (node.type !== "tag") return [];
  const { "aria-label": label, "aria-roledescription": role, alt, placeholder } = node.attribs;
  return [label, role, alt, placeholder, ...node.children.flatMap(shownOf)].filter(
    (text) => text !== undefined,
  );
}

const spaced = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

/** Of the host's content; of its HTML, the texts between tags. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === "string") return value.split(/<[^>]*>/).map(spaced);
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** A message as a page may show it; a value is any text. Plurals are not found. */
const patternOf = (message: string): string =>
  spaced(message)
    .split(/\{\w+\}/)
    .map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`))
    .join(".+");

test("[LANG-01] pages in German have no English message", async () => {
  const { content } = fixture.demo;
  const config: unknown = JSON.parse(
    readFileSync(join(import.meta.dirname, "../../site.config.json"), "utf8"),
  );
  const owners = new Set([...textsIn(content), ...textsIn(config)]);
  // What is written to the office is on no page.
  const keys = (Object.keys(en) as MessageKey[]).filter(
    (key) =>
      !key.startsWith("office.") &&
      en[key] !== de[key] &&
      /[a-z]{3}/i.test(en[key].replaceAll(/\{\w+\}/g, "")),
  );
  const english = new RegExp(`^(?:${keys.map((key) => patternOf(en[key])).join("|")})$`);
  const german = new RegExp(`^(?:${keys.map((key) => patternOf(de[key])).join("|")})$`);
  const translated = new Set<string>();
  for (const path of PATHS) {
    const html = await (await fetch(site.url + path)).text();
    expect(html).toContain('<html lang="de">');
    const shown = parseDocument(html).children.flatMap(shownOf).map(spaced);
    expect([path, shown.filter((text) => english.test(text) && !owners.has(text))]).toEqual([
      path,
      [],
    ]);
    for (const text of shown) if (german.test(text)) translated.add(text);
  }
  expect(translated.size).toBeGreaterThan(100);
}, 60_000);
