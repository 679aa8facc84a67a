import { expect, test } from "vitest";
import { byName } from "#by-name.ts";

const sorted = (code: string, names: readonly string[]): string[] => names.toSorted(byName(code));

test("[LANG-01] names are in the language's alphabetical order, figures by their value", () => {
  expect(sorted("de", ["Zürich", "Wien", "Ägina", "aachen", "Aalen"])).toEqual([
    "aachen",
    "Aalen",
    "Ägina",
    "Wien",
    "Zürich",
  ]);
  // The same letters, in the order of two languages.
  expect(sorted("de", ["Zug", "Öl", "Ost"])).toEqual(["Öl", "Ost", "Zug"]);
  expect(sorted("sv", ["Öl", "Zug", "Ost"])).toEqual(["Ost", "Zug", "Öl"]);
  expect(sorted("pl", ["Zamość", "Łódź", "Lublin", "Żary"])).toEqual([
    "Lublin",
    "Łódź",
    "Zamość",
    "Żary",
  ]);
  expect(sorted("he", ["React", "תל אביב", "Java", "אילת"])).toEqual([
    "אילת",
    "תל אביב",
    "Java",
    "React",
  ]);
  expect(sorted("en", ["Java 21", "java 8", "Java 17", "IT"])).toEqual([
    "IT",
    "java 8",
    "Java 17",
    "Java 21",
  ]);
});

test("any order of the same names gives the same list", () => {
  const names = ["École", "Ecole", "ecole", "eclair", "Éclair", "10", "9", "Ж", "א"];
  const expected = sorted("fr", names);
  for (let at = 1; at < names.length; at += 1) {
    const turned = [...names.slice(at), ...names.slice(0, at)];
    expect(sorted("fr", turned)).toEqual(expected);
    expect(sorted("fr", turned.toReversed())).toEqual(expected);
  }
});
