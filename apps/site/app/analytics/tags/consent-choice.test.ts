import { expect, test } from "vitest";
import { choiceOf, mayRun, mustAsk, readChoice } from "#app/analytics/tags/consent-choice.ts";
import type { PageVendor } from "#app/analytics/tags/page-tags.ts";

const GA4: PageVendor = { name: "googleAnalytics", purpose: "statistics", id: "G-ABC123DEF4" };
const META: PageVendor = { name: "meta", purpose: "marketing", id: "123456789012345" };
const LINKEDIN: PageVendor = { name: "linkedin", purpose: "marketing", id: "1234567" };
const NOW = new Date("2026-11-29T12:00:00Z");

const chosen = (vendors: PageVendor[], ...purposes: string[]) =>
  readChoice(JSON.stringify(choiceOf(vendors, (purpose) => purposes.includes(purpose), NOW)), NOW);
const running = (choice: ReturnType<typeof chosen>, vendors: PageVendor[], hasControl = false) =>
  vendors.filter((vendor) => mayRun(choice, vendor, hasControl)).map(({ name }) => name);

test("[OWN-154] a choice is asked again after twelve months, and not before", () => {
  const stored = JSON.stringify(choiceOf([GA4], () => true, NOW));
  expect(readChoice(stored, new Date("2027-11-29T11:59:59Z"))?.agreed).toEqual(["googleAnalytics"]);
  expect(readChoice(stored, new Date("2027-11-29T12:00:00Z"))).toBeNull();
});

test.each([
  null,
  "",
  "yes",
  "{}",
  '{"version":1}',
  '{"version":2,"at":"2026-11-01T00:00:00Z","agreed":["googleAnalytics"],"refused":[]}',
  '{"version":1,"at":"2030-01-01T00:00:00Z","agreed":["googleAnalytics"],"refused":[]}',
  '{"version":1,"at":"2026-11-01T00:00:00Z","agreed":"googleAnalytics","refused":[]}',
])("[OWN-154] %s is no choice: nothing runs, and the page asks", (stored) => {
  const choice = readChoice(stored, NOW);
  expect([choice, mayRun(choice, GA4, false), mustAsk(choice, [GA4], false)]).toEqual([
    null,
    false,
    true,
  ]);
});

test("[OWN-152] exactly the companies of an agreed purpose run", () => {
  const all = [GA4, META];
  expect(running(chosen(all, "statistics"), all)).toEqual(["googleAnalytics"]);
  expect(running(chosen(all, "statistics", "marketing"), all)).toEqual(["googleAnalytics", "meta"]);
  expect(running(chosen(all), all)).toEqual([]);
  for (const purposes of [[], ["statistics"], ["marketing"]])
    expect(mustAsk(chosen(all, ...purposes), all, false)).toBe(false);
});

test("[OWN-154] a company that the owner adds is asked about and does not run before, unless its purpose was refused", () => {
  const before = chosen([META], "marketing");
  expect([running(before, [META, LINKEDIN]), mustAsk(before, [META, LINKEDIN], false)]).toEqual([
    ["meta"],
    true,
  ]);
  expect(mustAsk(before, [META, GA4], false)).toBe(true);
  const refused = chosen([META]);
  expect([running(refused, [META, LINKEDIN]), mustAsk(refused, [META, LINKEDIN], false)]).toEqual([
    [],
    false,
  ]);
  // A company that was removed changes nothing for the others.
  expect(mustAsk(chosen([GA4, META], "statistics", "marketing"), [GA4], false)).toBe(false);
});

test("[OWN-154] Global Privacy Control refuses marketing, also after an earlier consent, and asks nothing about it", () => {
  const agreed = chosen([GA4, META], "statistics", "marketing");
  expect(running(agreed, [GA4, META], true)).toEqual(["googleAnalytics"]);
  expect([mustAsk(null, [META], true), mustAsk(null, [GA4, META], true)]).toEqual([false, true]);
});
