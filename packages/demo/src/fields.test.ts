import { calls, KINDS, type GetCallName } from "@meridian/contract";
import { shapeOf } from "@meridian/contract/shape";
import { expect, test } from "vitest";
import { loadContent, type ContentFile, type DemoContent } from "#content.ts";

interface Field {
  /** `data.client[].title`: in each item of a list. */
  path: string;
  isBeyond: boolean;
}

function fieldsOf(schema: object, path = ""): Field[] {
  const shape = shapeOf(schema);
  if (!shape) throw new Error(`nothing states what ${path || "a record"} is made of`);
  if (shape.kind === "one" || shape.kind === "first") return fieldsOf(shape.item, path);
  if (shape.kind === "list") return fieldsOf(shape.item, path && `${path}[]`);
  if (shape.kind !== "group") return [{ path, isBeyond: shape.beyond === true }];
  const { entries, home } = shape;
  return Object.entries(entries).flatMap(([name, entry]) => {
    const inside = home?.place === "data" && home.names.includes(name) ? `data.${name}` : name;
    return fieldsOf(entry, path ? `${path}.${inside}` : inside);
  });
}

/** Calls without a kind of record. A search text's `path` is the call's parameter. */
const OTHERS: Partial<Record<ContentFile, GetCallName[]>> = {
  options: ["options"],
  redirects: ["redirects"],
  seo: ["seo"],
  vacancyCategories: ["vacancyCategories"],
  vacancySpecialisations: ["vacancySpecialisations", "calculatorSpecialisations"],
};

/** An extension's list has the fields of the call for one record, if there is one. */
const callsOfKinds = KINDS.filter(({ demo, page }) => demo && !page?.anywhere).flatMap(
  ({ demo, calls: own, foundBy }) =>
    Object.keys(own)
      .filter((name) => !foundBy || !own[name]?.extension)
      .map((name) => [demo as ContentFile, name as GetCallName] as const),
);
const allCalls = [
  ...callsOfKinds,
  ...Object.entries(OTHERS).flatMap(([file, names]) =>
    names.map((name) => [file as ContentFile, name] as const),
  ),
];
/** By file and path: several calls return the same record. */
const FIELDS = new Map<ContentFile, Map<string, Field>>();
for (const [file, name] of allCalls) {
  const fields = FIELDS.get(file) ?? new Map<string, Field>();
  for (const field of fieldsOf(calls[name].reply)) fields.set(field.path, field);
  FIELDS.set(file, fields);
}
FIELDS.get("seo")?.set("path", { path: "path", isBeyond: false });

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json => typeof value === "object" && value !== null;

function leavesOf(value: unknown, path = ""): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => leavesOf(item, `${path}[]`));
  if (!isObject(value)) return [path];
  return Object.entries(value).flatMap(([key, inner]) =>
    leavesOf(inner, path ? `${path}.${key}` : key),
  );
}

function isMissing(value: unknown, [head, ...rest]: string[]): boolean {
  if (head === undefined) return false;
  const key = head.replace("[]", "");
  if (!isObject(value) || !(key in value)) return true;
  const inner = value[key];
  if (!head.endsWith("[]")) return isMissing(inner, rest);
  return !Array.isArray(inner) || inner.some((item) => isMissing(item, rest));
}

function faultsOf(content: DemoContent): string[] {
  return [...FIELDS].flatMap(([file, ofCalls]) => {
    const fields = [...ofCalls.values()];
    // A picture may be an object with its id.
    const isKnown = (leaf: string): boolean =>
      fields.some(({ path }) => leaf === path || leaf.startsWith(`${path}.`));
    return [content[file]].flat().flatMap((record: unknown, at) => [
      ...leavesOf(record)
        .filter((leaf) => !isKnown(leaf))
        .map((leaf) => `${file}[${at}]: ${leaf} is not in the contract`),
      ...fields
        .filter(({ path, isBeyond }) => !isBeyond && isMissing(record, path.split(".")))
        .map(({ path }) => `${file}[${at}]: ${path} is missing`),
    ]);
  });
}

test("the records have the fields of the contract, all of them and no others", () => {
  expect(FIELDS.size).toBe(Object.keys(loadContent()).length - 3);
  expect(faultsOf(loadContent())).toEqual([]);
});

test("names a field that is missing, and one that the contract lacks", () => {
  const content = loadContent();
  const [study] = content.caseStudies;
  Reflect.deleteProperty(study?.data ?? {}, "order");
  Reflect.deleteProperty(content.services[0]?.data.box_repeater[1] ?? {}, "title");
  Object.assign(study?.data ?? {}, { awards: "" });
  expect(faultsOf(content)).toEqual([
    "services[0]: data.box_repeater[].title is missing",
    "caseStudies[0]: data.awards is not in the contract",
    "caseStudies[0]: data.order is missing",
  ]);
});
