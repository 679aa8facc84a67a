import { expect, test } from "vitest";
import { readSettings, SettingsError } from "#read-settings.ts";
import { siteSettings } from "#site.ts";

const wrong = (env: Record<string, string>): string[] => {
  try {
    readSettings(siteSettings, env);
    return [];
  } catch (error) {
    return error instanceof SettingsError ? error.lines : [String(error)];
  }
};

test("[NODE-12] a CDN that lacks a setting is reported, with what it must be", () => {
  expect(wrong({ CDN: "varnish" })).toEqual([expect.stringContaining("CDN_URL is not set")]);
  expect(wrong({ CDN: "cloudfront", CDN_TOKEN: "no colon" })).toEqual([
    "CDN_ID is not set; with CDN=cloudfront it must be its distribution's id",
    "CDN_TOKEN: with CDN=cloudfront it must be an access key's id and secret, id:secret",
  ]);
  expect(readSettings(siteSettings, {}).cdn).toBeUndefined();
  expect(
    readSettings(siteSettings, { CDN: "fastly", CDN_ID: "s", CDN_TOKEN: "t" }).cdn?.urls,
  ).toEqual(["https://api.fastly.com"]);
});
