import { NORTHWIND } from "#theme/testing/northwind.ts";
import { globSync, readFileSync } from "node:fs";
import * as v from "valibot";
import { expect, test } from "vitest";
import { themeSchema } from "#site-settings/theme-config.ts";
import { readColors } from "#theme/color.ts";
import { PAIRS, problemWords } from "#theme/contrast.ts";
import { baseOf, COLORS, ROLES, SHADE_NAMES, type RoleColors } from "#theme/palette.ts";
import {
  BUILT_IN,
  nearestPassing,
  problemsOf,
  roleWords,
  themeOf,
  themeStyles,
} from "#theme/theme.ts";

test("[OWN-01] without colours of the owner's the palette is the built-in one, to the last shade", () => {
  expect(BUILT_IN.palette).toEqual(COLORS);
  expect(BUILT_IN.isBuiltIn).toBe(true);
  // Setting the built-in colours changes nothing.
  const same = Object.fromEntries(ROLES.map((role) => [role, COLORS[baseOf(role)]]));
  expect(themeOf(same)).toMatchObject({ palette: COLORS, isBuiltIn: true, problems: [] });
});

test("[OWN-01] every shade follows its role: with all set none of the built-in ones is left", () => {
  const { palette, problems, isBuiltIn } = themeOf(NORTHWIND.colors);
  expect([problems, isBuiltIn]).toEqual([[], false]);
  const old = new Set<string>(Object.values(COLORS));
  for (const name of SHADE_NAMES) expect([name, old.has(palette[name])]).toEqual([name, false]);
});

test("[OWN-01] a derived shade is moved until it can be read, on any background", () => {
  // 216 backgrounds on which ink and action can be read.
  const steps = ["bb", "cc", "dd", "ee", "f6", "ff"];
  const grounds = steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => `#${r}${g}${b}`)));
  let readable = 0;
  for (const sea of grounds) {
    const { problems } = themeOf({ sea });
    // Other failing pairs have two colours that owners set.
    for (const { text, ground } of problems)
      expect([text, ground]).toEqual([
        expect.stringMatching(/^(?:ink|action|error|success)/),
        expect.stringMatching(/^sea-/),
      ]);
    if (problems.length === 0) readable++;
  }
  expect(readable).toBeGreaterThan(150);
});

test("[OWN-01] reports a failing pair with its ratio, and the nearest colour that passes is one", () => {
  expect(themeOf({ action: "#ff8800" }).problems.map(problemWords)).toContain(
    "white on action has a contrast of 2.3:1, and needs 4.5:1",
  );
  for (const colors of [
    { action: "#ff8800" },
    { ink: "#999999" },
    { sea: "#335577" },
    { night: "#cccccc" },
    { paper: "#101010" },
    { error: "#ff0000" },
  ] satisfies RoleColors[]) {
    const role = ROLES.find((name) => name in colors) ?? "ink";
    const right = nearestPassing(colors, role);
    expect([role, right]).toEqual([role, expect.stringMatching(/^#[0-9a-f]{6}$/)]);
    expect(problemsOf({ ...colors, [role]: right }, role)).toEqual([]);
    expect(roleWords(colors, role)).toContain(`The nearest colour that passes is ${right}.`);
  }
  expect(roleWords({ action: "#b5125f" }, "action")).toBeNull();
});

test("[OWN-01] the pairs are those of the roles in tokens.css: each text has its background, day and night", () => {
  // Every shade that the tokens use for text or lines is checked.
  const tokens = readFileSync(
    new URL("../../../../apps/site/app/styles/tokens.css", import.meta.url),
    "utf8",
  );
  const used = [
    ...tokens.matchAll(
      /--color-(?:text|action|error|success|control-line|focus)[a-z-]*: var\((?:--(?:on-)?lamp(?:-2)?, var\()?--([\w-]+)\)/g,
    ),
  ];
  const looked = new Set<string>(PAIRS.flatMap(({ text, ground }) => [text, ground]));
  expect(used.length).toBeGreaterThan(15);
  for (const [, name = ""] of used) expect([name, looked.has(name)]).toEqual([name, true]);
  // The tokens define no other colours.
  expect(tokens.match(/#[0-9a-f]{3,8}\b|rgba?\(\d/gi)).toBeNull();
});

test("the head's styles have every shade that a stylesheet uses", () => {
  const styles = themeStyles(BUILT_IN);
  const folder = new URL("../../../../apps/site/app/", import.meta.url);
  const sheets = globSync("**/*.css", { cwd: folder }).map((path) =>
    readFileSync(new URL(path, folder), "utf8"),
  );
  const shade = new RegExp(`var\\((--(?:white|rgb|${ROLES.join("|")})(?:-[\\w-]+)?)\\)`, "g");
  const used = new Set([...sheets.join().matchAll(shade)].map(([, name]) => name));
  const given = [...styles.matchAll(/(--[\w-]+):/g)].map(([, name]) => name);
  expect(given.toSorted()).toEqual([...used].toSorted());
  expect(styles).toContain("--rgb-ink:20 37 46");
});

test("a colour is read as it is written, and nothing else is one", () => {
  expect(v.parse(themeSchema, { colors: { ink: " #ABC " } }).colors.ink).toBe("#aabbcc");
  for (const wrong of ["red", "#12", "14252e", "#14252e80", "url(x)", "#14252e;}"])
    expect(v.safeParse(themeSchema, { colors: { ink: wrong } }).success).toBe(false);
  expect(readColors((name) => ({ ink: "#abc", sea: "blue", action: 7 })[name])).toEqual({
    ink: "#aabbcc",
  });
});
