import { NORTHWIND } from "@meridian/contract/theme/testing/northwind";
import { BUILT_IN, themeOf, type Theme } from "@meridian/contract/theme";
import { COLORS } from "@meridian/contract/theme/palette";
import { expect, test } from "vitest";
import { inlineHashes } from "#server/http/inline-hashes.ts";
import { select } from "#server/http/prepared-response.ts";
import { fallbackPageOf } from "#server/tests/pages-fixture.ts";
import { refusal } from "#server/preview/refusal.ts";

const THEIRS = themeOf(NORTHWIND.colors);

const read = (ready: Parameters<typeof select>[0]) => {
  const { headers, body } = select(ready, {
    acceptEncoding: undefined,
    ifNoneMatch: undefined,
    isHead: false,
  });
  return {
    html: String(body),
    policy: headers[headers.indexOf("Content-Security-Policy") + 1] ?? "",
  };
};

test("[OWN-02] the fallback page uses the brand's current colours, and its policy allows its styles", () => {
  const state = { theme: BUILT_IN as Theme };
  const page = fallbackPageOf("Northwind", { theme: () => state.theme });
  expect(read(page(503)).html).toContain("--action:#b5125f");
  state.theme = THEIRS;
  const { html, policy } = read(page(503));
  expect(html).toContain("--action:#0b5fce");
  for (const color of Object.values(COLORS)) expect(html.toLowerCase()).not.toContain(color);
  for (const hash of inlineHashes(html).styles) expect(policy).toContain(hash);
});

test("[OWN-02] so does the refusal of a preview", () => {
  const { html, policy } = read(
    refusal({ reason: "wrong", path: "/", isHttps: false, theme: THEIRS }),
  );
  for (const color of Object.values(COLORS)) expect(html.toLowerCase()).not.toContain(color);
  for (const hash of inlineHashes(html).styles) expect(policy).toContain(hash);
});

test("[OWN-61] the fallback page uses the cached fonts, with a policy for them; without any it is unchanged", () => {
  let faces = "";
  const page = fallbackPageOf("Northwind", { fonts: { cached: () => faces } });
  const before = read(page(503));
  expect(before.html).not.toContain("@font-face");
  faces =
    '@font-face{font-family:"Brand Text";src:url("/fonts/x.woff2")}:root{--font-sans:"Brand Text"}';
  const { html, policy } = read(page(503));
  expect(html).toContain(faces);
  expect(html).toMatch(/font:\s*400 [^;]*var\(\s*--font-sans/);
  expect(policy).toContain("font-src 'self'");
  for (const hash of inlineHashes(html).styles) expect(policy).toContain(hash);
  faces = "";
  expect(read(page(503))).toEqual(before);
});
