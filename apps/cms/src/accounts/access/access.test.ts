/** Each role's access to every collection and global, over HTTP and locally; all must be listed. */
import { describe, expect, test, vi } from "vitest";
import type { CollectionSlug, GlobalSlug } from "payload";
import type { User } from "#payload-types.ts";
import { callApi, type ApiRequest } from "#testing/api.ts";
import { PASSWORD, testCms, testUsers } from "#testing/test-cms.ts";

vi.setConfig({ testTimeout: 120_000 });
type Who = User["role"] | "anonymous";
type Deed = "create" | "read" | "update" | "delete";
const EVERYBODY: Who[] = ["admin", "editor", "author", "recruiter", "anonymous"];

const editors: Who[] = ["admin", "editor"];
const writers: Who[] = ["admin", "editor", "author"];
const inbox: Who[] = ["admin", "editor", "recruiter"];
const staff: Who[] = [...writers, "recruiter"];
const PLAIN = { create: editors, read: editors, update: editors, delete: editors };
// Editors move records into the trash, which is an update (trash.test.ts). What an author reads and
// writes of them depends on the record (publishing/review/author.test.ts).
const CONTENT: Record<Deed, Who[]> = { ...PLAIN, read: writers, delete: ["admin"] };
const CLOSED = { create: [], read: [], update: [], delete: [] };
// Payload's own collections (record locks, list preferences): open to any logged-in user.
const OWN = { create: staff, read: staff, update: staff, delete: staff };

const COLLECTIONS: Record<string, Record<Deed, Who[]>> = {
  submissions: { create: [], read: inbox, update: inbox, delete: ["admin"] },
  users: { create: ["admin"], read: staff, update: ["admin"], delete: ["admin"] },
  "second-factors": CLOSED,
  passkeys: CLOSED,
  identities: CLOSED,
  "company-sessions": CLOSED,
  "spent-tickets": CLOSED,
  purges: CLOSED,
  replies: { ...CLOSED, read: inbox },
  "reply-templates": { create: inbox, read: inbox, update: inbox, delete: inbox },
  letters: { ...CLOSED, read: inbox },
  suppressions: { ...CLOSED, read: inbox, delete: ["admin"] },
  erasures: { ...CLOSED, read: ["admin"] },
  "audit-log": { ...CLOSED, read: ["admin"] },
  ...Object.fromEntries(
    [
      "technologies",
      "expertise",
      "services",
      "case-studies",
      "career-posts",
      "blog-posts",
      "authors",
      "categories",
      "tags",
      "articles",
      "landing-pages",
      "specialisation-costs",
    ].map((slug) => [slug, CONTENT]),
  ),
  "seo-records": { ...PLAIN, delete: ["admin"] },
  // Begun by an endpoint, from their originals.
  translations: { ...CONTENT, create: [] },
  media: { ...PLAIN, create: writers, read: staff },
  fonts: PLAIN,
  redirects: PLAIN,
  vacancies: { ...CONTENT, read: staff },
  "vacancy-terms": { ...CONTENT, read: staff },
  "payload-kv": CLOSED,
  "payload-locked-documents": OWN,
  "payload-preferences": { create: [], read: staff, update: [], delete: [] },
  "payload-migrations": CLOSED,
};
const PAGES_OF_EDITORS = new Set(["options", "site-settings"]);
const GLOBALS: Record<string, Record<"read" | "update", Who[]>> = Object.fromEntries(
  [
    "home",
    "about",
    "clients",
    "career",
    "road-map",
    "privacy-policy",
    "terms-of-use",
    "options",
    "site-settings",
  ]
    .map(
      (slug) =>
        [slug, { read: PAGES_OF_EDITORS.has(slug) ? editors : writers, update: editors }] as const,
    )
    .concat([
      ["inbox-settings", { read: inbox, update: ["admin"] }],
      ["notifications", { read: ["admin"], update: ["admin"] }],
      ["mailbox", { read: ["admin"], update: ["admin"] }],
    ]),
);

const cms = testCms();
const users = testUsers(cms);

/** Creates a record without conflicts in any collection, below the access checks. */
async function makeOne(collection: CollectionSlug): Promise<number | string> {
  const data = {
    ...SEED[collection],
    ...(OF_A_USER.has(collection) && { user: await makeOne("users") }),
  };
  return ((await cms.payload.db.create({ collection, data })) as { id: number | string }).id;
}
const OF_A_USER = new Set<string>(["second-factors", "passkeys", "identities", "company-sessions"]);
let made = 0;
const SEED: Record<string, object> = new Proxy(
  {},
  {
    get: (_, slug: string) => {
      const number = ++made;
      const titled = {
        title: `T${number}`,
        name: `N${number}`,
        slug: `s-${number}`,
        path: `/p-${number}`,
        label: `L${number}`,
        kind: "expertise",
        filename: `f-${number}.png`,
        mimeType: "image/png",
      };
      if (slug === "submissions") return { kind: "contact", status: "new", fields: {} };
      if (slug === "users") return { email: `made-${number}@example.com`, role: "recruiter" };
      if (slug === "redirects")
        return { from: `/from-${number}`, to: `/to-${number}`, status: "301" };
      if (slug === "erasures") return { submissions: 0, files: 0, journal: 0 };
      if (slug === "replies") {
        const at = new Date().toISOString();
        const letter = { at, dueAt: at, by: "x", replyTo: "x", to: "x", subject: "x", text: "x" };
        return { ...letter, key: `K${number}`, state: "sent" };
      }
      if (slug === "letters")
        return { mark: `M${number}`, kind: "letter", at: new Date().toISOString(), from: "x" };
      if (slug === "suppressions")
        return { address: `x${number}@example.com`, reason: "x", at: new Date().toISOString() };
      if (slug === "reply-templates")
        return {
          name: `N${number}`,
          kind: "answer",
          letters: [{ id: `L${number}`, language: "en", subject: "x", text: "x" }],
        };
      if (slug === "purges") return { tags: [] };
      if (slug === "audit-log") return { at: new Date().toISOString(), event: "login", who: "x" };
      if (slug === "second-factors")
        return { secret: "x", lastStep: 0, recovery: [], failures: 0, revision: 0 };
      if (slug === "passkeys")
        return { credential: `C${number}`, publicKey: "x", counter: 0, transports: [], name: "x" };
      if (slug === "identities") return { issuer: "x", subject: "x", mark: `M${number}` };
      if (slug === "company-sessions")
        return { session: `S${number}`, subject: "x", began: 0, checked: 0 };
      if (slug === "spent-tickets") return { mark: `M${number}`, until: 0 };
      return titled;
    },
  },
) as Record<string, object>;

// 501: the collection has no endpoint.
const REFUSED = new Set([401, 403, 404, 501]);

/** Whether access is granted; an error for invalid data counts as granted. */
async function overHttp(who: Who, path: string, request: ApiRequest): Promise<boolean> {
  const { status } = await callApi(cms, path, { ...request, token: users[who]?.token });
  return !REFUSED.has(status);
}

const isRefusal = (error: unknown): boolean =>
  error instanceof Error &&
  (Reflect.get(error, "status") === 403 ||
    /Your role does not allow|not allowed|Unauthorized|Not Found|must be logged in/i.test(
      error.message,
    ));
const locally = (work: () => Promise<unknown>): Promise<boolean> =>
  work().then(
    () => true,
    (error: unknown) => !isRefusal(error),
  );

test("every collection and global has its line", () => {
  expect(cms.payload.config.collections.map(({ slug }) => slug).toSorted()).toEqual(
    Object.keys(COLLECTIONS).toSorted(),
  );
  expect(cms.payload.config.globals.map(({ slug }) => slug).toSorted()).toEqual(
    Object.keys(GLOBALS).toSorted(),
  );
});

describe.each(Object.keys(COLLECTIONS).filter((slug) => !slug.startsWith("payload-")))(
  "%s",
  (slug) => {
    const collection = slug as CollectionSlug;
    const may = COLLECTIONS[slug] ?? CLOSED;

    test.each(EVERYBODY)("%s", async (who) => {
      const user = users[who];
      const wanted = {
        read: may.read.includes(who),
        create: may.create.includes(who),
        update: may.update.includes(who),
        delete: may.delete.includes(who),
      };
      const id = await makeOne(collection);
      const rest = {
        read: await overHttp(who, `/${slug}`, {}),
        create: await overHttp(who, `/${slug}`, { method: "POST", body: {} }),
        update: await overHttp(who, `/${slug}/${id}`, { method: "PATCH", body: {} }),
        delete: await overHttp(who, `/${slug}/${id}`, { method: "DELETE" }),
      };
      expect(rest, "over HTTP").toEqual(wanted);
      const another = await makeOne(collection);
      const { payload } = cms;
      const as = { overrideAccess: false, ...(user && { user }) } as const;
      const local: Record<Deed, () => Promise<unknown>> = {
        read: () => payload.find({ collection, ...as }),
        create: () => payload.create({ collection, data: {} as never, ...as }),
        update: () => payload.update({ collection, id: another, data: {} as never, ...as }),
        delete: () => payload.delete({ collection, id: another, ...as }),
      };
      // What HTTP grants, it grants through the local API; it may refuse for want of an endpoint.
      const refused = (Object.keys(local) as Deed[]).filter((deed) => !wanted[deed]);
      const granted = await Promise.all(refused.map((deed) => locally(local[deed])));
      expect(granted, "through the local API").toEqual(refused.map(() => false));
      // Not by filter, count or versions either.
      expect([
        await overHttp(who, `/${slug}/count`, {}),
        await overHttp(who, `/${slug}?where[id][exists]=true&depth=3`, {}),
      ]).toEqual([wanted.read, wanted.read]);
    });
  },
);

describe.each(Object.keys(GLOBALS))("%s", (slug) => {
  const global = slug as GlobalSlug;
  test.each(EVERYBODY)("%s", async (who) => {
    const user = users[who];
    const wanted = {
      read: GLOBALS[slug]?.read.includes(who),
      update: GLOBALS[slug]?.update.includes(who),
    };
    expect({
      read: await overHttp(who, `/globals/${slug}`, {}),
      update: await overHttp(who, `/globals/${slug}`, { method: "POST", body: {} }),
    }).toEqual(wanted);
    const as = { overrideAccess: false, ...(user && { user }) } as const;
    expect({
      read: await locally(() => cms.payload.findGlobal({ slug: global, ...as })),
      update: await locally(() =>
        cms.payload.updateGlobal({ slug: global, data: {} as never, ...as }),
      ),
    }).toEqual(wanted);
  });
});

describe.each(Object.keys(COLLECTIONS).filter((slug) => slug.startsWith("payload-")))(
  "%s",
  (slug) => {
    test.each(EVERYBODY)("%s reads", async (who) => {
      expect(await overHttp(who, `/${slug}`, {})).toBe(COLLECTIONS[slug]?.read.includes(who));
    });
  },
);

test("only an admin can make themselves or another user an admin", async () => {
  for (const who of ["editor", "recruiter"] as const) {
    const user = users[who];
    const answer = await callApi(cms, `/users/${user?.id}`, {
      method: "PATCH",
      body: { name: "Renamed", role: "admin", currentPassword: PASSWORD },
      token: users[who]?.token,
    });
    expect([
      answer.status,
      (await cms.payload.findByID({ collection: "users", id: user?.id ?? 0 })).role,
    ]).toEqual([200, who]);
  }
});

test("colleagues see each other's names and addresses, but no credentials", async () => {
  const listed = await (
    await callApi(cms, "/users?limit=100", { token: users.recruiter.token })
  ).text();
  expect(listed).toContain("admin@example.com");
  for (const secret of [
    "hash",
    "salt",
    "resetPasswordToken",
    "loginAttempts",
    "lockUntil",
    "password",
  ])
    expect(listed, secret).not.toContain(`"${secret}`);
});
