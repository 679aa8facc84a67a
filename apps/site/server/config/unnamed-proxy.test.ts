import { expect, test } from "vitest";
import * as v from "valibot";
import { trustedProxies } from "@meridian/settings/kinds";
import { unnamedProxyWarning } from "#server/config/unnamed-proxy.ts";

const warned = (siteUrl: string, trust: string): boolean =>
  unnamedProxyWarning(siteUrl, v.parse(trustedProxies, trust))?.includes("Set TRUST_PROXY") ??
  false;

test.each([
  ["https://www.example.com", "none", true],
  ["https://www.example.com", "0", true],
  ["https://www.example.com", "1", false],
  ["https://www.example.com", "10.0.0.0/8", false],
  ["http://localhost:3000", "none", false],
  ["https://localhost:3443", "none", false],
])("%s with TRUST_PROXY=%s is warned of: %s", (siteUrl, trust, isWarned) =>
  expect(warned(siteUrl, trust)).toBe(isWarned),
);
