import { expect, test } from "vitest";
import { files, read } from "./tree.ts";

/** Physical properties and values; in right-to-left languages they do not turn (LANG-03). */
const PHYSICAL = [
  /^(?:(?:margin|padding|border|scroll-margin|scroll-padding)-)?(?:left|right)(?:-\w+)?$/,
  /^border-(?:top|bottom)-(?:left|right)-radius$/,
];
const SIDES = /^(?:margin|padding|inset|border-(?:width|style|color)|scroll-(?:margin|padding))$/;
/** Where a 0 or a pixel value means the left side. */
const PLACES = /^(?:object-position|transform-origin|background-position)$/;

/** Declarations that stay as they are, and why. */
const EXEMPT: Record<string, string> = {
  "apps/site/app/styles/tokens.css --to-end: to right": "names the direction",
  "apps/site/app/styles/tokens.css --to-end: to left": "names the direction",
  "apps/site/app/styles/base.css text-align: right": "`start` follows the first letter there",
  "apps/site/app/styles/base.css text-align: left": "`start` follows the first letter there",
};
/** Parts that do not turn. */
const NEVER_TURN: Record<string, string> = {
  "apps/site/app/bands/regions-map/regions-map.module.css": "a map",
  "apps/site/app/bands/regions-map/office-hours.module.css": "a chart of the day",
  "apps/site/app/pages/clients/clients-map.module.css": "a map",
};

/** The values of a shorthand; brackets hold one value together. */
const valuesOf = (value: string): string[] =>
  value.match(/(?:[^\s()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g) ?? [];

function isPhysical(property: string, value: string): boolean {
  if (PHYSICAL.some((pattern) => pattern.test(property))) return true;
  if (/^(?:text-align|float|clear)$/.test(property)) return /^(?:left|right)$/.test(value);
  const [, right, , left] = valuesOf(value);
  if (SIDES.test(property) && left !== undefined) return left !== right;
  if (PLACES.test(property)) return /^(?:0|100%|left|right)(?:\s|$)/.test(value);
  return /\bto (?:left|right)\b/.test(value);
}

const declarations = (css: string): [property: string, value: string][] =>
  [...css.replace(/\/\*[\s\S]*?\*\//g, "").matchAll(/([\w-]+):\s*([^;{}]+);/g)].map(
    ([, property = "", value = ""]) => [property, value.replace(/\s+/g, " ").trim()],
  );

test("the site's styles use logical properties", () => {
  const physical = files(/^apps\/site\/(?:app|server)\/.*\.css$/)
    .filter((path) => !(path in NEVER_TURN))
    .flatMap((path) =>
      declarations(read(path))
        .filter(([property, value]) => isPhysical(property, value))
        .map(([property, value]) => `${path} ${property}: ${value}`),
    );
  expect(physical.filter((found) => !(found in EXEMPT))).toEqual([]);
});

test("`:dir()` is not used: the build turns it into a list of languages", () => {
  const using = files(/^apps\/site\/(?:app|server)\/.*\.css$/).filter((path) =>
    read(path).includes(":dir("),
  );
  expect(using).toEqual([]);
});

test("styles have no words: they would be English in every language", () => {
  const words = files(/^apps\/site\/(?:app|server)\/.*\.css$/).flatMap((path) =>
    declarations(read(path))
      .filter(([property]) => property === "content")
      .filter(([, value]) => /"[^"]*\p{L}/u.test(value.replace(/attr\([^)]*\)/g, "")))
      .map(([, value]) => `${path} ${value}`),
  );
  expect(words).toEqual([]);
});

test("physical properties are found", () => {
  const found = declarations(
    "a{margin-left:0;padding:1px 2px 3px 4px;padding:1px 2px 3px 2px;left:0;text-align:left;" +
      "background:linear-gradient(to right, red 0);object-position:0 50%;margin-inline:0;" +
      "border-top-left-radius:0;border-right-color:red;transform-origin:50% 0;}",
  ).filter(([property, value]) => isPhysical(property, value));
  expect(found.map(([property]) => property)).toEqual([
    "margin-left",
    "padding",
    "left",
    "text-align",
    "background",
    "object-position",
    "border-top-left-radius",
    "border-right-color",
  ]);
});
