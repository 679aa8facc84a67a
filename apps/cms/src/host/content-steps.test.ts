import type { CollectionConfig } from "payload";
import { expect, test } from "vitest";
import { asContent, asPlain } from "#host/content-steps.ts";
import { readSettings } from "#server/settings.ts";
import { englishI18n } from "#testing/english.ts";

const settings = readSettings(
  { DATA_DIR: "/nowhere" },
  { payloadSecret: "p".repeat(20), purgeSecret: "q".repeat(20) },
);
const namesOf = ({ fields }: Pick<CollectionConfig, "fields">): string[] =>
  fields.flatMap((field) => {
    if (field.type !== "collapsible") return ["name" in field ? field.name : field.type];
    return [`${String(field.label)}: ${namesOf(field).join(" ")}`];
  });

test("above the form are its review and its other editors, at the side the times, the last editor, the link to its page and references; below it its search texts", () => {
  const bare = { slug: "services", fields: [] };
  expect(namesOf(asContent(settings)(bare))).toEqual([
    "shownReview",
    "aboveForm",
    "Search and sharing: search",
    "toSearchTexts",
    "lastSavedBy",
    "lastSavedIn",
    "onSite",
    "languages",
    "review",
    "Publish or unpublish at a time: publishAt unpublishAt",
    "Linked from: linkedFrom",
  ]);
  expect(namesOf(asPlain(settings)({ slug: "redirects", fields: [] }))).toEqual([
    "Linked from: linkedFrom",
  ]);
});

test("the stale-write check runs before anything else, and the comparison of what visitors see runs last", async () => {
  const order: string[] = [];
  const own = {
    beforeChange: [() => void order.push("own")],
    afterChange: [() => void order.push("own")],
  };
  const { hooks } = asContent(settings)({ slug: "services", fields: [], hooks: own as never });
  const late = {
    data: { updatedAt: "2026-01-01T00:00:00Z", publishAt: "2020-01-01T00:00:00Z" },
    originalDoc: { updatedAt: "2026-02-01T00:00:00Z", lastSavedBy: "other@example.com" },
    req: { user: { collection: "users", email: "me@example.com" }, i18n: englishI18n },
  };
  await expect((async () => hooks?.beforeChange?.[0]?.(late as never))()).rejects.toMatchObject({
    status: 409,
  });
  const at = (list: unknown[] | undefined, hook: unknown): [number, number] => [
    list?.indexOf(hook) ?? -1,
    (list?.length ?? 0) - 1,
  ];
  const [before, last] = at(hooks?.beforeChange, own.beforeChange[0]);
  expect([before, last - before]).toEqual([3, 3]);
  const [after, end] = at(hooks?.afterChange, own.afterChange[0]);
  expect([after, end - after]).toEqual([0, 2]);
});
