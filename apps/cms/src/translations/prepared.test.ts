import { expect, test, vi } from "vitest";
import { addressOnSite } from "#publishing/preview/address-on-site.ts";
import { answerGet } from "#contract/answer.ts";
import { languagesOf } from "#records/languages.ts";
import { startTranslation } from "#translations/start.ts";
import { whatRemains } from "#translations/what-remains.ts";
import { callApi } from "#testing/api.ts";
import { testCms, testUsers } from "#testing/test-cms.ts";
import type { PayloadRequest } from "payload";
import type { SiteSetting } from "#payload-types.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
const cms = testCms();
const users = testUsers(cms, { editor: "editor", recruiter: "recruiter" });

const post = (path: string, body: object, token = users.editor.token) =>
  callApi(cms, path, { method: "POST", body, token });
const publishSettings = (data: object) =>
  post("/globals/site-settings", { ...data, _status: "published" });
const open = async (body: object, token?: string) => {
  const response = await post("/translations/open", body, token);
  return { status: response.status, json: (await response.json()) as Record<string, unknown> };
};
const preview = { kind: "translations", id: 1, admin: "http://cms.test", until: 0 };
const settingsReply = async (more = "", isPreview = false) => {
  const url = new URL(`/api/meridian/v1/settings${more}`, "http://cms.test");
  const response = await answerGet(url, cms.payload, isPreview ? { preview } : {});
  return { status: response.status, json: (await response.json()) as Record<string, unknown> };
};
const storedSettings = (draft: boolean): Promise<SiteSetting> =>
  cms.payload.findGlobal({ slug: "site-settings", draft, depth: 0 });

test("[LANG-10] a language that an import or an older data folder has is open; one that a user adds is prepared, whatever the form sends", async () => {
  await cms.payload.updateGlobal({
    slug: "site-settings",
    data: { language: "en", otherLanguages: ["de"], _status: "published" },
  });
  expect(await languagesOf(cms.payload)).toEqual({ first: "en", others: ["de"], open: ["de"] });
  await publishSettings({ otherLanguages: ["de", "fr"] });
  // The form of another window, opened before.
  await publishSettings({ otherLanguages: ["de", "fr"], preparedLanguages: [] });
  expect(await languagesOf(cms.payload)).toEqual({
    first: "en",
    others: ["de", "fr"],
    open: ["de"],
  });
});

test("[LANG-10] [LANG-53] visitors have no reply in a prepared language and no name of it; previews do", async () => {
  expect((await settingsReply()).json).toMatchObject({ otherLanguages: ["de"] });
  expect((await settingsReply()).json).not.toHaveProperty("preparedLanguages");
  expect(await settingsReply("?lang=fr")).toMatchObject({ status: 400 });
  expect(await settingsReply("?lang=fr", true)).toMatchObject({
    status: 200,
    json: { language: "fr" },
  });
  const { id } = await cms.payload.create({
    collection: "services",
    data: { slug: "teams", title: "Dedicated teams", order: 1, _status: "published" },
  });
  const of = { kind: "services", record: id, language: "fr" };
  const req = { payload: cms.payload, context: {} } as PayloadRequest;
  const translation = Number(await startTranslation(req, of, true));
  const publish = (more: object) =>
    callApi(cms, `/translations/${translation}`, {
      method: "PATCH",
      body: { _status: "published", ...more },
      token: users.editor.token,
    });
  // A copy that no one has edited is no translation: publishing it needs a confirmation.
  const refused = await publish({});
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain("still the words of the original");
  expect((await publish({ sameWords: true })).status).toBe(200);
  const place = await addressOnSite(cms.payload, "translations", translation, "http://site.test");
  expect(place).toMatchObject({ isPrepared: true });
  const [service] = (await (
    await answerGet(new URL("/api/wp/v2/posts?slug=teams", "http://cms.test"), cms.payload)
  ).json()) as { translations: object }[];
  expect(service?.translations).toEqual({ en: "teams" });
});

test("[LANG-60] what remains is in the order of the work and counted in words", async () => {
  await cms.payload.updateGlobal({
    slug: "home",
    data: { headerTitle: "Teams for your product", _status: "published" },
  });
  const steps = await whatRemains(cms.payload, "fr");
  expect(steps.map(({ label }) => label)).toEqual([
    "Words of the program",
    ...(steps.some(({ label }) => label === "Menu and footer") ? ["Menu and footer"] : []),
    "Settings",
    "Home page",
    "Other pages and their parts",
  ]);
  const [program] = steps;
  expect(program?.left).toBe(program?.all);
  // The title's four words, and those of the site's file.
  const home = steps.find(({ label }) => label === "Home page");
  expect(home?.left).toBe(home?.all);
  expect(home?.all).toBeGreaterThan(4);
  // Published, with the same words on purpose.
  expect(steps.at(-1)).toMatchObject({ all: 2, left: 0 });
  const [german] = await whatRemains(cms.payload, "de");
  expect(german).toMatchObject({ label: "Words of the program", left: 0 });
});

test("[LANG-60] one press opens a language, with words left after a question; a draft of the settings stays a draft", async () => {
  await post("/globals/site-settings?draft=true", {
    brand: { name: "In a draft" },
    _status: "draft",
  });
  expect(await open({ language: "fr" }, users.recruiter.token)).toMatchObject({ status: 403 });
  expect(await open({ language: "it" })).toMatchObject({ status: 422 });
  const { json } = await open({ language: "fr" });
  expect(json).toMatchObject({ isOpen: false });
  expect((await languagesOf(cms.payload)).open).toEqual(["de"]);
  expect(await open({ language: "fr", anyway: true })).toMatchObject({ json: { isOpen: true } });
  expect((await languagesOf(cms.payload)).open).toEqual(["de", "fr"]);
  expect((await storedSettings(false)).brand?.name ?? "").not.toBe("In a draft");
  expect(await storedSettings(true)).toMatchObject({
    _status: "draft",
    brand: { name: "In a draft" },
    preparedLanguages: [],
  });
  expect((await settingsReply("?lang=fr")).status).toBe(200);
  // Later gaps close nothing; a second press changes nothing.
  await publishSettings({ brand: { name: "Meridian" } });
  expect((await open({ language: "fr" })).json).toEqual({ isOpen: true, left: [] });
  expect((await languagesOf(cms.payload)).open).toEqual(["de", "fr"]);
});

test("[LANG-60] a language that is removed and added again is prepared again", async () => {
  await publishSettings({ otherLanguages: ["de"] });
  await publishSettings({ otherLanguages: ["de", "fr"] });
  expect((await languagesOf(cms.payload)).open).toEqual(["de"]);
});

test("[LANG-10] a language that only a draft removes and adds again stays as visitors have it: open or prepared", async () => {
  const draftSettings = (data: object) =>
    post("/globals/site-settings?draft=true", { ...data, _status: "draft" });
  const known = { first: "en", others: ["de", "fr"], open: ["de"] };
  expect(await languagesOf(cms.payload)).toEqual(known);
  await draftSettings({ otherLanguages: [] });
  await draftSettings({ otherLanguages: ["de", "fr"] });
  await publishSettings({});
  expect(await languagesOf(cms.payload)).toEqual(known);
  // A draft that an older version has stored.
  await cms.payload.updateGlobal({
    slug: "site-settings",
    draft: true,
    data: { preparedLanguages: ["de", "fr"], _status: "draft" },
  });
  await publishSettings({});
  expect(await languagesOf(cms.payload)).toEqual(known);
});
