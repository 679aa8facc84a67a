import { expect, test } from "vitest";
import { shortClassName } from "./class-names.ts";

const file = (name: string): string => `${import.meta.dirname}/app/ui/${name}.module.css`;

test("a name is five letters and digits that a class may be, the same each time, another for each name and file", () => {
  const names = [
    shortClassName("button", file("button")),
    shortClassName("label", file("button")),
    shortClassName("button", file("icon-button")),
  ];
  expect(names.map((name) => /^[a-z][a-z\d]{4}$/.test(name))).toEqual([true, true, true]);
  expect(new Set(names).size).toBe(3);
  expect(shortClassName("button", `${file("button")}?used`)).toBe(names[0]);
  expect(names[0]?.slice(0, 4)).toBe(names[1]?.slice(0, 4));
});
