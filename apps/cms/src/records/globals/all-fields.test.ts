/** The forms of the settings and of four pages have every value of the contract's settings. */
import { siteConfigSchema } from "@meridian/contract";
import type { Field } from "payload";
import type * as v from "valibot";
import { expect, test } from "vitest";
import {
  asPageFields,
  WORDED_PAGES,
  withPageWords,
  wordsOfPage,
} from "#records/globals/page-words.ts";
import { siteSettings } from "#records/globals/site-settings.ts";
import { recordOf } from "#records/kinds/all.ts";

type Looked = v.GenericSchema & {
  wrapped?: Looked;
  entries?: Record<string, Looked>;
  item?: Looked;
};

/** Paths in the contract's schema: `contact.phones[].region`. */
function placesOf(schema: Looked, path = ""): string[] {
  if (schema.wrapped) return placesOf(schema.wrapped, path);
  if (schema.entries)
    return Object.entries(schema.entries).flatMap(([name, inner]) =>
      placesOf(inner, path ? `${path}.${name}` : name),
    );
  return schema.item ? placesOf(schema.item, `${path}[]`) : [path];
}

/** Paths of the form's fields in the same notation. */
function fieldsOf(fields: Field[], path = ""): string[] {
  return fields.flatMap((field): string[] => {
    if (field.type === "tabs") return field.tabs.flatMap((tab) => fieldsOf(tab.fields, path));
    if (field.type === "row" || field.type === "collapsible") return fieldsOf(field.fields, path);
    // A part of the form, such as a notice.
    if (field.type === "ui") return [];
    const own =
      "name" in field && field.name ? (path ? `${path}.${field.name}` : field.name) : path;
    if (field.type === "group") return fieldsOf(field.fields, own);
    if (field.type === "array") return fieldsOf(field.fields, `${own}[]`);
    // Payload's id of each row.
    if (own.endsWith("[].id")) return [];
    return ["text", "select"].includes(field.type) && "hasMany" in field && field.hasMany
      ? [`${own}[]`]
      : [own];
  });
}

/**
 * Computed by this host: whether the map shows its clients' countries, and unlisted pages. Its
 * records are in one language.
 */
const NO_FIELD = new Set(["clients.map.shows", "seo.unlisted[]"]);
/** States of the host's own. */
const NOT_SENT = new Set(["emptied", "preparedLanguages[]"]);

/** With the fields of the pages that have a form of their own, in the settings' places. */
const allFields = (): string[] => [
  ...fieldsOf(siteSettings(undefined).fields),
  ...WORDED_PAGES.flatMap((page) => {
    const fields = recordOf(page)?.config.fields ?? [];
    const place = withPageWords({}, page, {});
    const [[first = "", inner] = []] = Object.entries(place);
    const at = [first, ...Object.keys(inner as object)].join(".");
    const own = Object.keys(asPageFields(page, wordsOfPage(page, {})));
    return fieldsOf(fields).flatMap((path) => {
      const [name = ""] = path.split(/[.[]/);
      if (!own.includes(name)) return [];
      return [`${at}.${own.length === 1 ? path.slice(name.length + 1) : path}`];
    });
  }),
];

test("the forms have a field for every value of the contract's extension, and no other", () => {
  const fields = allFields().filter((path) => !NOT_SENT.has(path));
  const places = placesOf(siteConfigSchema).filter((path) => !NO_FIELD.has(path));
  expect(fields.sort()).toEqual(places.sort());
});
