import type { Field } from "payload";
import { expect, test } from "vitest";
import { folded } from "#admin-ui/folded.ts";
import {
  fieldsOfTasks,
  findFields,
  partClass,
} from "#records/globals/site-settings/task-fields.ts";
import { TASKS } from "#records/globals/site-settings/tasks.ts";
import { siteSettings } from "#records/globals/site-settings.ts";

const all = fieldsOfTasks(TASKS);

/** Every field that a form shows, without layout. */
function shownIn(fields: readonly Field[], path = ""): string[] {
  return fields.flatMap((field): string[] => {
    if (field.type === "tabs") return field.tabs.flatMap((tab) => shownIn(tab.fields, path));
    const own = "name" in field && field.name ? [path, field.name].filter(Boolean).join(".") : path;
    if (field.type === "ui" || (field.admin && "hidden" in field.admin && field.admin.hidden))
      return [];
    if (field.type === "array") return [own, ...shownIn(field.fields, own)];
    return "fields" in field ? shownIn(field.fields, own) : [own];
  });
}

test("[EDIT-40] every field of the settings is in one task, has a label, and its part says where visitors see it, with a page", () => {
  expect(TASKS).toHaveLength(6);
  const paths = all.map(({ path }) => path);
  expect(paths.toSorted()).toEqual(shownIn(siteSettings(undefined).fields).toSorted());
  expect(new Set(paths).size).toBe(paths.length);
  for (const { path, label, where, at, task } of all) {
    expect([path, label.trim(), where.trim(), task]).not.toContain("");
    expect(at, path).toMatch(/^\/(?!\/)/);
  }
  const parts = new Set(all.map(({ part }) => part));
  expect(new Set([...parts].map(partClass)).size).toBe(parts.size);
});

test("[EDIT-40] the search finds every field by its label, in capitals and without accents too, before those that only mention it", () => {
  for (const field of all) {
    const found = findFields(all, field.label.toUpperCase());
    expect(found, field.path).toContain(field);
    for (const { label } of found.slice(0, found.indexOf(field)))
      for (const word of folded(field.label).split(" ")) expect(folded(label)).toContain(word);
  }
  const labels = (question: string) => findFields(all, question).map(({ path }) => path);
  expect(labels("phone")[0]).toBe("contact.phones");
  expect(labels("phone")).toContain("contact.phones.phone");
  expect(labels("logo").slice(0, 3)).toEqual(["brand.logo", "brand.logoOnDark", "brand.mark"]);
  expect(labels("cookie")).toContain("analytics.provider");
  expect(labels("colör")).toContain("theme.colors.action");
  expect(labels("  ")).toEqual([]);
  expect(labels("no such field")).toEqual([]);
});

const listIn = (fields: readonly Field[], wanted: string): Field | undefined =>
  fields
    .flatMap((field): (Field | undefined)[] => {
      if (field.type === "array" && field.name === wanted) return [field];
      if (field.type === "tabs") return field.tabs.map((tab) => listIn(tab.fields, wanted));
      return "fields" in field ? [listIn(field.fields, wanted)] : [];
    })
    .find(Boolean);

test("[EDIT-40] the phone numbers are open at first: two presses lead to each", () => {
  const { fields } = siteSettings(undefined);
  expect(listIn(fields, "phones")).toMatchObject({ admin: { initCollapsed: false } });
  expect(listIn(fields, "offices")).toMatchObject({ admin: { initCollapsed: true } });
});
