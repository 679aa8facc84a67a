import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildConfig, type Field, type SanitizedCollectionConfig } from "payload";
import { beforeAll, expect, test } from "vitest";
import { offerWordsAlone } from "#admin-ui/list-fields.ts";
import { cmsConfig } from "#host/cms-config.ts";
import { readSettings } from "#server/settings.ts";

const SECRET = "of-no-value-outside-the-tests";
/** Internal fields that a developer adds without excluding them from lists. */
const MARKS: Field[] = [
  { name: "syncMark", type: "text", admin: { hidden: true } },
  { name: "raw", type: "json" },
  { name: "rows", type: "array", fields: [{ name: "sum", type: "json" }] },
  { name: "hosts", type: "group", admin: { hidden: true }, fields: [{ name: "a", type: "text" }] },
];
const isMarked = ({ slug }: { slug: string }): boolean => slug === "marked";
let collections: SanitizedCollectionConfig[];
let marked: SanitizedCollectionConfig | undefined;
beforeAll(async () => {
  const config = await cmsConfig(
    // The folder does not exist, so no file is created.
    readSettings(
      { DATA_DIR: join(tmpdir(), "no-such-folder") },
      { payloadSecret: SECRET, purgeSecret: SECRET },
    ),
  );
  const fields: Field[] = [{ name: "title", type: "text" }, ...MARKS];
  const sanitized = await buildConfig({
    ...config,
    collections: [...(config.collections ?? []), { slug: "marked", fields }],
  });
  offerWordsAlone(sanitized);
  collections = sanitized.collections.filter((one) => !isMarked(one));
  marked = sanitized.collections.find(isMarked);
});

interface Offered {
  path: string;
  label: string;
  type: string;
  /** No form shows it. */
  unseen: boolean;
}
type Way = "disableListFilter" | "disableListColumn";

/** Collects fields like Payload's lists, which check each field separately. */
function offered(fields: Field[], way: Way, path = ""): Offered[] {
  return fields.flatMap((field): Offered[] => {
    if (field.type === "tabs")
      return field.tabs.flatMap((tab) =>
        offered(tab.fields, way, "name" in tab ? `${path}${tab.name}.` : path),
      );
    const at = "name" in field ? `${path}${field.name}` : path;
    if ("hidden" in field && field.hidden && at !== "id") return [];
    const admin: { hidden?: boolean; disabled?: boolean } & Partial<Record<Way, boolean>> =
      field.admin ?? {};
    if ("fields" in field) return offered(field.fields, way, "name" in field ? `${at}.` : path);
    if (field.type === "ui" || admin[way] || ("virtual" in field && field.virtual === true))
      return [];
    const label = "label" in field && typeof field.label === "string" ? field.label : "";
    return [{ path: at, label, type: field.type, unseen: admin.hidden === true }];
  });
}

const ALL = ["createdAt", "updatedAt"];
const UPLOADS = ["filename", "filesize", "height", "mimeType", "width"];
/** Deliberate exceptions: fields that only the host writes and that lists offer. */
const UNSEEN: Record<string, string[]> = {
  submissions: [
    "answerAt",
    "document",
    "email",
    "fileNames",
    "kind",
    "landingPage",
    "language",
    "lastCampaign",
    "lastMedium",
    "lastSource",
    "message",
    "page",
    "receivedAt",
    "sender",
    "statusSince",
    "subject",
    "suspicious",
    "utmCampaign",
    "utmMedium",
    "utmSource",
    "vacancy",
  ],
  services: ["name"],
  translations: ["kind", "language", "title"],
  media: UPLOADS,
  fonts: UPLOADS,
};
const HOSTS =
  /\b(?:ID|JSON|URL|MIME|hash|key|token|secret|salt|mark|revision|version|fingerprint|(?<!Next )step|focal|counter)\b/i;

const paths = (all: readonly Offered[]): string[] => all.map(({ path }) => path);
const lists = () => collections.filter(({ admin }) => admin.hidden !== true);

test("lists of no collection offer a row's id, a hash, JSON, a revision, an upload's address or another internal field", () => {
  expect(lists().length).toBeGreaterThan(15);
  for (const { slug, trash, fields } of lists()) {
    const filters = offered(fields, "disableListFilter");
    const unseen = paths(filters.filter((one) => one.unseen)).toSorted();
    const isReviewed = fields.some((field) => "name" in field && field.name === "review");
    const known = [
      ...ALL,
      ...(trash ? ["deletedAt"] : []),
      ...(isReviewed ? ["review.asked"] : []),
      ...(UNSEEN[slug] ?? []),
    ].toSorted();
    expect([slug, unseen]).toEqual([slug, known]);
    const strange = [...filters, ...offered(fields, "disableListColumn")].filter(
      ({ path, label, type }) => type === "json" || HOSTS.test(label) || /(?:^|\.)id$/.test(path),
    );
    expect([slug, strange]).toEqual([slug, []]);
  }
});

test("[OWN-170] no list offers Payload's filter of users, which shows their e-mail addresses", () => {
  const ofUsers = (fields: Field[]) =>
    offered(
      fields.filter((field) => field.type === "relationship" && field.relationTo === "users"),
      "disableListFilter",
    );
  expect(lists().flatMap(({ fields }) => paths(ofUsers(fields)))).toEqual([]);
});

test("collections without a list offer nothing: keys, secrets, sessions, counters", () => {
  const unlisted = collections.filter(({ admin }) => admin.hidden === true);
  expect(unlisted.map(({ slug }) => slug)).toContain("second-factors");
  const words = unlisted.flatMap(({ fields }) =>
    paths(offered(fields, "disableListFilter")).filter((path) => !ALL.includes(path)),
  );
  expect(words).toEqual([]);
});

test("a list's default columns are still offered", () => {
  for (const { slug, admin, fields } of lists()) {
    const columns = new Set(paths(offered(fields, "disableListColumn")));
    const cells = fields.flatMap((one) => (one.type === "ui" ? one.name : []));
    for (const name of ["_status", ...cells]) columns.add(name);
    const missing = (admin.defaultColumns ?? []).filter((name) => !columns.has(name));
    expect([slug, missing]).toEqual([slug, []]);
  }
});

test("a new field that no form shows, or of JSON, is not offered, in groups and rows either", () => {
  for (const way of ["disableListFilter", "disableListColumn"] as const)
    expect(paths(offered(marked?.fields ?? [], way))).toEqual(["title", "updatedAt", "createdAt"]);
});

test("each form heads a record without a title in words", () => {
  const without = lists().filter(
    ({ admin }) =>
      !JSON.stringify(admin.components?.edit?.beforeDocumentControls ?? []).includes(
        "#UntitledHeading",
      ),
  );
  expect(without.map(({ slug }) => slug)).toEqual([]);
});
