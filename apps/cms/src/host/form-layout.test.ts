/** The layout of all content forms: what each opens on, and what is folded. */
import type { CollectionConfig, Field, GlobalConfig } from "payload";
import { expect, test } from "vitest";
import { asContent, asGlobalContent } from "#host/content-steps.ts";
import { contentCollections, contentGlobals } from "#records/content.ts";
import { COUNTER } from "#records/fields/counted.ts";
import type { Settings } from "#server/settings.ts";

const settings = { siteUrl: "https://a.example", url: "https://b.example", purgeSecret: "s" };
const collections = contentCollections(settings.siteUrl).map(
  asContent(settings as unknown as Settings),
);
const globals = contentGlobals.map(asGlobalContent(settings as unknown as Settings));
const forms: [string, CollectionConfig | GlobalConfig][] = [...collections, ...globals].map(
  (config) => [config.slug, config],
);

const isShown = (field: Field): boolean =>
  field.type !== "ui" && !Reflect.get(field.admin ?? {}, "hidden");
const isAside = (field: Field): boolean => Reflect.get(field.admin ?? {}, "position") === "sidebar";

/** In the order of the main column; of tabs only the first. */
const opening = (fields: readonly Field[]): Field[] =>
  fields
    .filter((field) => isShown(field) && !isAside(field))
    .flatMap((field) => {
      if (field.type === "tabs") return opening(field.tabs[0]?.fields ?? []);
      if (field.type === "row" || field.type === "group") return opening(field.fields);
      return [field];
    });

const TITLES = new Set(["title", "headerTitle", "pageTitle", "positionName", "name", "path"]);
const TEXTS = new Set(["textarea", "richText", "blocks"]);
const isText = (field: Field | undefined): boolean =>
  field !== undefined &&
  (TEXTS.has(field.type) ||
    (field.type === "array" && field.fields.some(({ type }) => type === "richText")));
/** A price and a term have no text of their own. */
const WITHOUT_TEXT = new Set(["specialisation-costs", "vacancy-terms"]);

test.each(forms)("[EDIT-20] the form of %s opens on its title and text", (slug, { fields }) => {
  const [title, ...others] = opening(fields);
  expect(TITLES).toContain(Reflect.get(title ?? {}, "name"));
  // A heading of the page may be between the name in lists and the text.
  const next = others.find((field) => Reflect.get(field, "name") !== "title");
  expect(isText(next)).toBe(!WITHOUT_TEXT.has(slug));
});

const RARE = new Set([
  "search",
  "related",
  "callToAction",
  "modified",
  "recipients",
  "publishAt",
  "unpublishAt",
  "linkedFrom",
]);

/** Rarely changed fields that neither a fold closed at first nor a later tab contains. */
const unfolded = (fields: readonly Field[]): string[] =>
  fields.flatMap((field) => {
    if (field.type === "collapsible")
      return field.admin?.initCollapsed === true ? [] : unfolded(field.fields);
    if (field.type === "tabs") return unfolded(field.tabs[0]?.fields ?? []);
    if ("name" in field && RARE.has(field.name)) return [field.name];
    return field.type === "row" || field.type === "group" ? unfolded(field.fields) : [];
  });

test.each(forms)("[EDIT-20] what is rarely changed is folded in %s", (_, { fields }) =>
  expect(unfolded(fields)).toEqual([]),
);

/** Labels that a fold and a field in it show. */
const repeated = (fields: readonly Field[]): unknown[] =>
  fields.flatMap((field) => {
    if (field.type === "tabs") return field.tabs.flatMap((tab) => repeated(tab.fields));
    if (!("fields" in field)) return [];
    const own = field.type === "collapsible" ? field.label : undefined;
    const same = field.fields.filter(
      (inner) =>
        own !== undefined &&
        Reflect.get(inner, "label") === own &&
        Reflect.get(inner.admin ?? {}, "className") !== "named-by-fold",
    );
    return [...same.map(() => own), ...repeated(field.fields)];
  });

test.each(forms)("[EDIT-20] no fold repeats its label in %s", (_, { fields }) =>
  expect(repeated(fields)).toEqual([]),
);

/** Fields whose length a rule or the site's lists limit, with the name of their label's component. */
const limited = (fields: readonly Field[]): [string, string][] =>
  fields.flatMap((field): [string, string][] => {
    if (field.type === "tabs") return field.tabs.flatMap((tab) => limited(tab.fields));
    if (field.type === "blocks") return field.blocks.flatMap((block) => limited(block.fields));
    if ("fields" in field) return limited(field.fields);
    const label: unknown = Reflect.get(field.admin ?? {}, "components")?.Label;
    const path = typeof label === "object" && label !== null ? Reflect.get(label, "path") : "";
    const isLimited = "maxLength" in field || /counted|title-label/.test(path);
    return isLimited && "name" in field ? [[field.name, path]] : [];
  });

test("[BLOG-02] [EDIT-20] each text of limited length has a counter", () => {
  const of = (slug: string) =>
    limited(collections.find((one) => one.slug === slug)?.fields ?? []).filter(
      ([, path]) => path === COUNTER,
    );
  expect(of("blog-posts").map(([name]) => name)).toEqual(["title", "description", "description"]);
  for (const [slug, { fields }] of forms)
    for (const [name, path] of limited(fields)) expect([slug, name, path]).not.toContain("");
});

test("[EDIT-23] each row of a list of records offers a copy, named by the record's title", () => {
  for (const { slug, fields, admin } of collections) {
    const cell = fields.find((field) => "name" in field && field.name === "onSite");
    const { serverProps } = Object(Reflect.get(cell?.admin?.components ?? {}, "Cell"));
    expect([slug, serverProps.titleField]).toEqual([slug, admin?.useAsTitle]);
  }
});
