import { NO_TAGS, VENDOR_NAMES, type TagIds } from "@meridian/contract/tags";
import { expect, test } from "vitest";
import { pagePolicy } from "#server/http/headers.ts";
import { outsideOf } from "#server/http/outside-sources.ts";

const none = { scripts: [], styles: [], attributes: [] };
const policyWith = (tags: Partial<TagIds>): string =>
  pagePolicy(
    none,
    false,
    outsideOf(
      {
        captcha: "altcha",
        analytics: { provider: "own", site: "", host: "" },
        tags: { ...NO_TAGS, ...tags },
      } as never,
      { provider: "altcha" } as never,
    ).outside,
  );
/** Origins of other sites, without those of videos. */
const outside = (policy: string): string[] =>
  [...new Set(policy.match(/https:\/\/[^\s;]+/g))].filter(
    (origin) => !/youtube-nocookie|vimeo/.test(origin),
  );

test("[OWN-150] [SEC-10] without a tag the policy is the same, byte for byte", () => {
  const closed =
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'none'; img-src 'self' data:; media-src 'self'; font-src 'self'; connect-src 'self'; frame-src https://www.youtube-nocookie.com https://player.vimeo.com; worker-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types captcha-worker";
  expect(policyWith({})).toBe(closed);
  // A list without a container.
  expect(policyWith({ loads: ["meta"] })).toBe(closed);
});

test.each([
  [{ linkedin: "1234567" }, /licdn|linkedin/],
  [{ meta: "123456789012345" }, /facebook/],
  [{ googleAnalytics: "G-ABC123DEF4" }, /googletagmanager|google-analytics|analytics\.google/],
  [
    { googleAds: "AW-123456789" },
    /googletagmanager|googleadservices|doubleclick|googlesyndication|https:\/\/(www\.)?google\.[a-z.]+/,
  ],
  [{ gtm: "GTM-ABC1234", loads: ["meta" as const] }, /googletagmanager|facebook/],
])("[OWN-150] with %j the policy names its companies only", (tags, theirs) => {
  const found = outside(policyWith(tags));
  expect(found.length).toBeGreaterThan(2);
  expect(found.filter((origin) => !theirs.test(origin))).toEqual([]);
  expect(policyWith(tags)).not.toMatch(
    /unsafe|script-src[^;]*(?:www\.google\.com\s|facebook\.com)/,
  );
});

test("[OWN-150] Google Signals' origins are open where Analytics and Ads are on, country domains for pixels of Ads only", () => {
  const SIGNALS = /\/\/analytics\.google\.com|\*\.g\.doubleclick\.net/;
  const googleAnalytics = "G-ABC123DEF4";
  const googleAds = "AW-123456789";
  expect(policyWith({ googleAnalytics, linkedin: "1234567" })).not.toMatch(SIGNALS);
  expect(policyWith({ googleAds })).not.toMatch(SIGNALS);
  const both = policyWith({ googleAnalytics, googleAds });
  expect(both).toMatch(SIGNALS);
  expect(both.split("; ").filter((part) => part.includes("https://www.google.de"))).toEqual([
    expect.stringMatching(/^img-src /),
  ]);
});

test("[OWN-150] the policy of all tags names each origin once in a directive, and is shorter than a proxy's buffer for headers", () => {
  const policy = policyWith({ gtm: "GTM-ABC1234", loads: [...VENDOR_NAMES] });
  // nginx: one page of memory for all headers of a response.
  expect(policy.length).toBeLessThan(4096 / 1.5);
  for (const part of policy.split("; ")) {
    const sources = part.split(" ");
    expect(sources).toEqual([...new Set(sources)]);
  }
});
