/** No role can write a time, a number or a field without form input, anywhere. */
import type { CollectionSlug, FlattenedField, GlobalSlug } from "payload";
import { handleEndpoints } from "payload";
import { describe, expect, test, vi } from "vitest";
import { keepServerFields } from "#accounts/access/server-fields.ts";
import { callApi } from "#testing/api.ts";
import { PASSWORD, testCms, testUsers } from "#testing/test-cms.ts";

vi.setConfig({ testTimeout: 120_000 });
/** Fields without an input that the inbox and the cropping dialog write. */
const WRITTEN_ELSEWHERE = new Set(["newNote", "asRead", "focalX", "focalY"]);
const THEN = "2099-01-01T00:00:00.000Z";
const FORGED: Partial<Record<FlattenedField["type"], unknown>> = {
  date: THEN,
  number: 987_654,
  json: { forged: "forged-1" },
  array: [{ text: "forged-1", by: "forged-1", at: THEN, id: "forged-1", expiresAt: THEN }],
  group: { thumbnail: { filename: "forged-1" } },
};

type Doc = Record<string, unknown> & { id: number | string };
const cms = testCms();
const users = testUsers(cms);

/** Fields that the panel shows in no form, and times; `id`, too, when a record is created. */
function unshown(fields: FlattenedField[]): FlattenedField[] {
  return fields.filter((field) => {
    const { hidden, readOnly, disabled } = (field.admin ?? {}) as Record<string, unknown>;
    return (
      !WRITTEN_ELSEWHERE.has(field.name) &&
      (["createdAt", "updatedAt"].includes(field.name) ||
        hidden === true ||
        readOnly === true ||
        disabled === true ||
        ("hidden" in field && field.hidden === true))
    );
  });
}
const forged = (fields: FlattenedField[]): Record<string, unknown> =>
  Object.fromEntries(unshown(fields).map(({ name, type }) => [name, FORGED[type] ?? "forged-1"]));

/** Finds forged values at any depth. Compares whole values: generated ids may have any digits. */
const isForged = (doc: unknown): boolean =>
  /"2099-01-01|"forged-1"|[:[,]987654[,\]}]/.test(JSON.stringify(doc));

let made = 0;
/** The minimum data to create a record of each collection over HTTP. */
function least(slug: string): Record<string, unknown> {
  const number = ++made;
  if (slug === "users")
    return { email: `made-${number}@example.com`, password: PASSWORD, role: "recruiter" };
  if (slug === "redirects") return { from: `/from-${number}`, to: `/to-${number}`, status: "301" };
  if (slug === "payload-locked-documents")
    return { globalSlug: "home", user: { relationTo: "users", value: users.admin.id } };
  if (slug === "vacancy-terms") return { kind: "expertise", name: `N${number}` };
  if (slug === "reply-templates")
    return {
      name: `N${number}`,
      kind: "answer",
      letters: [{ id: `L${number}`, language: "en", subject: "x", text: "x" }],
    };
  return { title: `T${number}`, slug: `s-${number}`, path: `/p-${number}`, name: `N${number}` };
}

async function makeBeneath(collection: CollectionSlug): Promise<Doc> {
  const number = ++made;
  const more =
    collection === "media"
      ? { filename: `f-${number}.png`, mimeType: "image/png", alt: "A" }
      : collection === "fonts"
        ? { filename: `f-${number}.woff2`, mimeType: "font/woff2" }
        : collection === "submissions"
          ? { kind: "contact", status: "new", fields: {}, files: [] }
          : {};
  return (await cms.payload.db.create({
    collection,
    data: { ...least(collection), ...more },
  })) as Doc;
}

const config = (slug: string) => cms.payload.collections[slug as CollectionSlug].config;
const drafts = (slug: string): string => (config(slug).versions ? "draft=true" : "");
async function allOf(slug: string, id: number | string): Promise<unknown[]> {
  const collection = slug as CollectionSlug;
  const versions = config(slug).versions
    ? (await cms.payload.db.findVersions({ collection, where: { parent: { equals: id } } })).docs
    : [];
  return [await cms.payload.db.findOne({ collection, where: { id: { equals: id } } }), ...versions];
}

const COLLECTIONS = [
  "submissions",
  "users",
  "technologies",
  "expertise",
  "services",
  "case-studies",
  "vacancies",
  "career-posts",
  "vacancy-terms",
  "blog-posts",
  "authors",
  "categories",
  "tags",
  "articles",
  "landing-pages",
  "media",
  "fonts",
  "seo-records",
  "specialisation-costs",
  "translations",
  "redirects",
  "reply-templates",
  "payload-locked-documents",
];
/** Collections that recruiters may write to; among the users, only their own record. */
const FOR_ALL_STAFF = ["submissions", "users", "reply-templates", "payload-locked-documents"];
/** An admin may write whatever another role may (access.test.ts). */
const WRITERS = [
  ...COLLECTIONS.map((slug) => [slug, "admin"] as const),
  ...FOR_ALL_STAFF.map((slug) => [slug, "recruiter"] as const),
];
/** No role writes to these through the API (access.test.ts). */
const CLOSED = [
  "second-factors",
  "passkeys",
  "identities",
  "company-sessions",
  "spent-tickets",
  "purges",
  "replies",
  "letters",
  "suppressions",
  "erasures",
  "audit-log",
  "payload-kv",
  "payload-preferences",
  "payload-migrations",
];

test("every collection is tested here", () => {
  expect(cms.payload.config.collections.map(({ slug }) => slug).toSorted()).toEqual(
    [...COLLECTIONS, ...CLOSED].toSorted(),
  );
});

describe("no record", () => {
  test.each(WRITERS)("of %s by %s", async (slug, role) => {
    const token = users[role].token;
    const fields = config(slug).flattenedFields;
    const lies = forged(fields);
    expect(Object.keys(lies)).toEqual(expect.arrayContaining(["createdAt", "updatedAt"]));
    const allowed: number[] = [];
    const found: unknown[] = [];
    const look = async (answer: Response, id?: number | string): Promise<Doc | undefined> => {
      if ([401, 403, 404].includes(answer.status)) return undefined;
      const { doc } = (await answer.json()) as { doc?: Doc };
      allowed.push(answer.status);
      const at = doc?.id ?? id;
      if (at !== undefined) found.push(...(await allOf(slug, at)));
      return doc;
    };
    // A file is enough.
    if (slug !== "media" && slug !== "fonts") {
      const fresh = await look(
        await callApi(cms, `/${slug}?${drafts(slug)}`, {
          method: "POST",
          body: { ...least(slug), ...lies, id: 987_654 },
          token,
        }),
      );
      if (fresh && !config(slug).disableDuplicate)
        await look(
          await callApi(cms, `/${slug}/${fresh.id}/duplicate?${drafts(slug)}`, {
            method: "POST",
            body: { ...least(slug), ...lies, id: 987_654 },
            token,
          }),
        );
    }
    const { id } = await makeBeneath(slug as CollectionSlug);
    const change = { ...lies, id: 987_654 };
    for (const query of ["", drafts(slug), `${drafts(slug)}&autosave=true`])
      await look(
        await callApi(cms, `/${slug}/${id}?${query}`, { method: "PATCH", body: change, token }),
        id,
      );
    const bulk = await callApi(cms, `/${slug}?where[id][equals]=${id}&${drafts(slug)}`, {
      method: "PATCH",
      body: change,
      token,
    });
    await look(bulk, id);
    if (config(slug).versions) {
      const [version] = (
        await cms.payload.db.findVersions({
          collection: slug as CollectionSlug,
          where: { parent: { equals: id } },
          limit: 1,
        })
      ).docs;
      if (version)
        await look(
          await callApi(cms, `/${slug}/versions/${version.id}`, {
            method: "POST",
            body: change,
            token,
          }),
          id,
        );
    }
    expect(
      await cms.payload.db.findOne({
        collection: slug as CollectionSlug,
        where: { id: { equals: 987_654 } },
      }),
    ).toBeNull();
    expect(found.filter(isForged)).toEqual([]);
    // Without an allowed call this test would prove nothing.
    expect(
      allowed.some((status) => status < 300),
      String(allowed),
    ).toBe(true);
  });
});

describe.each([
  "home",
  "about",
  "clients",
  "career",
  "road-map",
  "privacy-policy",
  "terms-of-use",
  "options",
  "site-settings",
  "inbox-settings",
  "notifications",
])("%s", (slug) => {
  test("by an admin, the first time and the second, as a draft and for all", async () => {
    const global = cms.payload.config.globals.find((each) => each.slug === slug);
    const lies = forged(global?.flattenedFields ?? []);
    for (const query of ["?draft=true", "?draft=true&autosave=true", "", "?draft=true"]) {
      const answer = await callApi(cms, `/globals/${slug}${query}`, {
        method: "POST",
        body: { ...lies, _status: query === "" ? "published" : "draft" },
        token: users.admin.token,
      });
      // Not all can be published empty; all can be saved as drafts.
      expect(
        query === "" ? [200, 400] : [200],
        `${query} ${await answer.clone().text()}`,
      ).toContain(answer.status);
      const versions = global?.versions
        ? (await cms.payload.db.findGlobalVersions({ global: slug as GlobalSlug })).docs
        : [];
      expect(isForged([await cms.payload.db.findGlobal({ slug }), versions])).toBe(false);
    }
  });
});

test("a picture's file, type and source are what was uploaded", async () => {
  const form = new FormData();
  form.append(
    "_payload",
    JSON.stringify({ alt: "A dot", ...forged(config("media").flattenedFields) }),
  );
  form.append(
    "file",
    new File(
      [
        new Uint8Array(
          Buffer.from(
            "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
            "base64",
          ),
        ),
      ],
      "dot.png",
      { type: "image/png" },
    ),
  );
  const request = new Request(`${cms.settings.url}/cms/api/media`, {
    method: "POST",
    body: form,
    headers: { authorization: `JWT ${users.editor.token}` },
  });
  const { doc } = (await (
    await handleEndpoints({
      config: cms.payload.config,
      request,
      payloadInstanceCacheKey: cms.settings.dataDir,
    })
  ).json()) as { doc: Doc };
  expect(doc).toMatchObject({
    filename: expect.stringMatching(/^dot-[0-9a-f]{8}\.png$/),
    mimeType: "image/png",
    width: 1,
  });
  expect(isForged(await allOf("media", doc.id))).toBe(false);
});

test("the host can write these fields itself, and repeating a request changes nothing", async () => {
  const before = config("services").hooks.beforeOperation.length;
  keepServerFields(cms.payload);
  expect(config("services").hooks.beforeOperation.length).toBe(before);
  const doc = await cms.payload.create({
    collection: "services",
    data: { title: "T", slug: "own", createdAt: THEN } as never,
    draft: true,
  });
  expect(doc.createdAt).toBe(THEN);
});
