/** What a translator reads and changes, by every way that the calls offer. */
import { beforeAll, expect, test, vi } from "vitest";
import { callApi, type ApiRequest } from "#testing/api.ts";
import { addUser, testCms, testUsers } from "#testing/test-cms.ts";

vi.setConfig({ testTimeout: 60_000 });
const cms = testCms({ loginFloor: 0 });
const users = testUsers(cms, { editor: "editor", admin: "admin" });
const ids = { open: 0, draft: 0, german: 0, french: 0 };

beforeAll(async () => {
  Object.assign(users, {
    tea: await addUser(cms, "tea", "translator", { languages: ["de"] }),
    none: await addUser(cms, "none", "translator"),
  });
  await cms.payload.updateGlobal({
    slug: "site-settings",
    data: {
      otherLanguages: ["de", "fr"],
      brand: { name: "A public name" },
      _status: "published",
    },
  });
  const made = (title: string, status: "draft" | "published") =>
    cms.payload.create({
      collection: "services",
      data: { title, slug: title.toLowerCase().replaceAll(" ", "-"), order: 1, _status: status },
      draft: status === "draft",
    });
  ids.open = (await made("Public words", "published")).id;
  ids.draft = (await made("A secret draft", "draft")).id;
  ids.french = await begun("editor", "fr");
  await patch("editor", `/translations/${ids.french}?draft=true`, {
    words: [{ blockType: "services", title: "Un secret" }],
  });
}, 60_000);

async function call(who: string, path: string, options: ApiRequest = {}) {
  const response = await callApi(cms, path, { ...options, token: users[who]?.token });
  const text = await response.text();
  return { status: response.status, text, json: text.startsWith("{") ? JSON.parse(text) : {} };
}
const patch = (who: string, path: string, body: object) =>
  call(who, path, { method: "PATCH", body });
const post = (who: string, path: string, body: object = {}) =>
  call(who, path, { method: "POST", body });
const start = (who: string, language: string, record = ids.open, kind = "services") =>
  post(who, "/translations/start", { kind, record, language, isCopy: false });
async function begun(who: string, language: string): Promise<number> {
  const { json } = await start(who, language);
  return Number(/\d+$/.exec(json.address)?.[0]);
}
const germanWords = (title: string) => ({ words: [{ blockType: "services", title }] });

test("[OWN-165] a translator begins, writes and sends translations into their languages", async () => {
  ids.german = await begun("tea", "de");
  const saved = await patch("tea", `/translations/${ids.german}?draft=true`, germanWords("Worte"));
  expect([saved.status, saved.json.doc?.title]).toEqual([200, "Worte"]);
  const original = await call("tea", `/translations/${ids.german}/original`);
  expect(original.json.texts).toMatchObject({ title: "Public words" });
  const review = { place: "translations", record: ids.german, action: "ask", note: "Please" };
  expect((await post("tea", "/review", review)).status).toBe(200);
  expect((await post("tea", "/review", { ...review, action: "back" })).status).toBe(403);
  // An editor's draft in their language, too.
  const other = await begun("editor", "de");
  expect(
    (await patch("tea", `/translations/${other}?draft=true`, germanWords("Mehr"))).status,
  ).toBe(200);
  const settings = await post("tea", "/translations/start", {
    kind: "site-settings",
    language: "de",
    isCopy: true,
  });
  expect(settings.status).toBe(200);
});

test("[OWN-165] a file of words is theirs in their languages only", async () => {
  const file = await call("tea", "/translations/words.xlf?language=de&kind=services");
  expect(file.status).toBe(200);
  expect(file.text).toContain("Public words");
  expect(file.text).not.toMatch(/secret/i);
  const sent = file.text.replace("</source>", "</source><target>Öffentlich</target>");
  const bytes = new Uint8Array(Buffer.from(sent));
  const back = (language: string) =>
    call("tea", `/translations/words?language=${language}`, { method: "POST", bytes });
  expect((await back("de")).status).toBe(200);
  expect((await back("fr")).status).toBe(403);
  expect((await call("tea", "/translations/words.xlsx?language=fr")).status).toBe(403);
  expect((await call("none", "/translations/words.xlf?language=de")).status).toBe(403);
});

test("[OWN-165] words of the program do not join settings that an editor has scheduled", async () => {
  const settings = async (publishAt: string | null) =>
    cms.payload.updateGlobal({ slug: "site-settings", draft: true, data: { publishAt } });
  const xml = await (async () =>
    (await call("tea", "/translations/words.xlf?language=de&kind=messages")).text)();
  const sent = xml.replace(
    /(<unit id="messages::form\.draft".*?<\/source>)(?:<target.*?<\/target>)?/s,
    "$1<target>Nicht gelesen</target>",
  );
  const bytes = new Uint8Array(Buffer.from(sent));
  const send = async () =>
    (await call("tea", "/translations/words?language=de", { method: "POST", bytes })).json;
  await settings(new Date(Date.now() + 3_600_000).toISOString());
  const report = await send();
  expect(report).toMatchObject({ written: 0, drafts: [] });
  expect(report.refused[0]?.detail).toContain("time of publication");
  const draft = () => cms.payload.findGlobal({ slug: "site-settings", draft: true });
  expect(JSON.stringify((await draft()).messages ?? {})).not.toContain("Nicht gelesen");
  await settings(null);
  expect((await send()).written).toBe(1);
  expect(JSON.stringify((await draft()).messages)).toContain("Nicht gelesen");
});

const READS: [string, () => string, boolean?][] = [
  ["a list of drafts", () => "/services?draft=true&limit=100&depth=3"],
  ["a draft", () => `/services/${ids.draft}?draft=true`],
  ["a condition", () => "/services?draft=true&where[title][like]=secret"],
  ["versions", () => "/services/versions?limit=100"],
  ["another language", () => `/translations/${ids.french}?draft=true`],
  ["translations", () => "/translations?draft=true&limit=100"],
  ["translations' versions", () => "/translations/versions?limit=100"],
  ["a condition on a language", () => "/translations?draft=true&where[language][equals]=fr"],
  ["another language's original", () => `/translations/${ids.french}/original`],
  ["presence", () => `/public-state/services/${ids.draft}`],
  ["the inbox", () => "/submissions", true],
  ["the inbox's export", () => "/submissions/export.csv", true],
  ["reply templates", () => "/reply-templates", true],
  ["the settings", () => "/globals/site-settings?draft=true", true],
  ["the footer", () => "/globals/options?draft=true", true],
  ["recipients", () => "/globals/notifications", true],
  ["the audit log", () => "/audit-log", true],
  ["redirects", () => "/redirects/export.csv", true],
  ["references", () => `/linked-from/services/${ids.draft}`, true],
];
test.each(READS)("[OWN-166] a translator does not read %s", async (_, path, isRefused = false) => {
  const { status, text } = await call("tea", path());
  expect(text).not.toMatch(/secret|hashed/i);
  expect(isRefused ? [401, 403, 404, 501] : [200, 403, 404]).toContain(status);
});

test("[OWN-166] a translator sees what is public, and no colleague", async () => {
  expect((await call("tea", `/services/${ids.open}`)).json.title).toBe("Public words");
  const { json } = await call("tea", "/users?limit=100");
  expect(json.docs.map(({ email }: { email: string }) => email)).toEqual(["tea@example.com"]);
});

const WRITES: [string, () => Promise<{ status: number }>][] = [
  [
    "publish their translation",
    () => patch("tea", `/translations/${ids.german}`, { _status: "published" }),
  ],
  ["save without a draft", () => patch("tea", `/translations/${ids.german}`, germanWords("Live"))],
  [
    "write another language",
    () => patch("tea", `/translations/${ids.french}?draft=true`, germanWords("Non")),
  ],
  ["begin another language", () => start("tea", "fr")],
  ["begin one of a draft", () => start("tea", "de", ids.draft)],
  ["begin one without languages", () => start("none", "de")],
  [
    "write without languages",
    () => patch("none", `/translations/${ids.german}?draft=true`, germanWords("X")),
  ],
  ["change an original", () => patch("tea", `/services/${ids.open}?draft=true`, { title: "Mine" })],
  [
    "create a record",
    () => post("tea", "/services?draft=true", { title: "New", slug: "new", order: 1 }),
  ],
  ["copy a record", () => post("tea", `/services/${ids.open}/duplicate`)],
  [
    "change many",
    () => patch("tea", "/translations?where[id][exists]=true", { _status: "published" }),
  ],
  [
    "trash a translation",
    () => patch("tea", `/translations/${ids.german}?draft=true`, { deletedAt: "2026-01-01" }),
  ],
  ["delete a translation", () => call("tea", `/translations/${ids.german}`, { method: "DELETE" })],
  ["change the home page", () => post("tea", "/globals/home?draft=true", { title: "Mine" })],
  [
    "change the settings",
    () => post("tea", "/globals/site-settings?draft=true", { language: "de" }),
  ],
  ["open a language", () => post("tea", "/translations/open", { language: "de", anyway: true })],
  [
    "take a picture in",
    () => post("tea", "/media/take-in", { address: "https://example.com/a.png" }),
  ],
  [
    "send another language for review",
    () => post("tea", "/review", { place: "translations", record: ids.french, action: "ask" }),
  ],
  [
    "send an original for review",
    () => post("tea", "/review", { place: "services", record: ids.draft, action: "ask" }),
  ],
];
test.each(WRITES)("[OWN-166] a translator does not %s", async (_, write) => {
  const count = () => cms.payload.count({ collection: "services" });
  const before = await count();
  const { status } = await write();
  expect([400, 401, 403, 404, 501]).toContain(status);
  expect(await count()).toEqual(before);
  expect((await call("editor", `/services/${ids.open}?draft=true`)).json.title).toBe(
    "Public words",
  );
  expect((await call("editor", `/translations/${ids.german}`)).json).toMatchObject({
    _status: "draft",
    deletedAt: null,
  });
});

test.each([
  ["language", { language: "fr" }],
  ["original", { kind: "services", record: () => ids.draft }],
  ["kind", { kind: "blog-posts" }],
  ["place", { place: "services/1/fr" }],
])("[OWN-166] a translation keeps its %s when a request names another", async (_, given) => {
  const placeOf = async () => {
    const doc = await cms.payload.findByID({
      collection: "translations",
      id: ids.german,
      draft: true,
      depth: 0,
    });
    return [doc.language, doc.kind, doc.record, doc.place];
  };
  const before = await placeOf();
  const body = Object.fromEntries(
    Object.entries(given).map(([name, value]) => [
      name,
      typeof value === "function" ? value() : value,
    ]),
  );
  for (const who of ["tea", "editor"])
    await patch(who, `/translations/${ids.german}?draft=true`, body);
  expect(await placeOf()).toEqual(before);
  const { text } = await call("tea", `/translations/${ids.german}/original`);
  expect(text).not.toMatch(/secret/i);
});

test("[OWN-166] a translator creates no translation but from a public original", async () => {
  const place = { kind: "services", record: ids.draft, language: "de" };
  const created = await post("tea", "/translations?draft=true", {
    ...place,
    words: [{ blockType: "services", title: "Mine" }],
  });
  expect(created.status).toBe(403);
  expect((await start("tea", "de", ids.draft)).status).toBe(404);
});

test("[OWN-166] a translator does not read an original that is not public", async () => {
  // As the host's own code does it: an editor has begun it, or the original was withdrawn.
  const { id } = await cms.payload.create({
    collection: "translations",
    draft: true,
    data: {
      kind: "services",
      record: ids.draft,
      language: "de",
      words: [{ blockType: "services", title: "Worte" }],
      _status: "draft",
    },
  });
  const { status, text } = await call("tea", `/translations/${id}/original`);
  expect(text).not.toMatch(/secret/i);
  expect([status, text]).toEqual([404, expect.stringContaining("not public")]);
  const editors = await call("editor", `/translations/${id}/original`);
  expect(editors.json.texts).toMatchObject({ title: "A secret draft" });
  // The host's own code moves it.
  const moved = await cms.payload.update({
    collection: "translations",
    id,
    draft: true,
    data: { language: "he" },
  });
  expect([moved.language, moved.place]).toEqual(["he", expect.stringContaining("he")]);
});

test("[OWN-166] a translator does not upload", async () => {
  const formData = new FormData();
  formData.set("file", new Blob(["x"], { type: "image/png" }), "a.png");
  const { status } = await call("tea", "/media", { method: "POST", formData });
  expect(status).toBe(403);
});

test("[OWN-167] only an admin chooses role and languages, and the audit log has both", async () => {
  const { id } = users.tea ?? { id: 0 };
  await patch("tea", `/users/${id}`, { languages: ["de", "fr"], role: "admin" });
  expect(await cms.payload.findByID({ collection: "users", id })).toMatchObject({
    role: "translator",
    languages: ["de"],
  });
  await cms.payload.update({ collection: "users", id, data: { languages: ["de", "he"] } });
  const { docs } = await cms.payload.find({ collection: "audit-log", sort: "-id", limit: 1 });
  expect(docs[0]).toMatchObject({
    event: "user-changed",
    detail: "tea@example.com translates into: de, he",
  });
  await expect(
    cms.payload.update({ collection: "users", id, data: { languages: ["no language"] } }),
  ).rejects.toThrow(/Translates into/);
});
