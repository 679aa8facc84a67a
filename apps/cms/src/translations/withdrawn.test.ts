import { beforeAll, expect, test, vi } from "vitest";
import { answerGet } from "#contract/answer.ts";
import { pendingIn } from "#publishing/purge/pending.ts";
import { putTranslation } from "#translations/put.ts";
import { testCms } from "#testing/test-cms.ts";

vi.setConfig({ testTimeout: 60_000 });
const cms = testCms();
const as = { collection: "translations", overrideAccess: true } as const;

beforeAll(async () => {
  await cms.payload.updateGlobal({
    slug: "site-settings",
    data: { language: "en", otherLanguages: ["de"], _status: "published" },
  });
});

/** As the site reads them. */
async function redirects(): Promise<string[]> {
  const url = new URL("http://cms.test/api/meridian/v1/redirects");
  const list = (await (await answerGet(url, cms.payload)).json()) as {
    from: string;
    to: string;
    status: number;
  }[];
  return list.map(({ from, to, status }) => `${from} ${to} ${status}`);
}

/** A published service with a published translation. */
async function translated(
  slug: string,
  german: string,
): Promise<{ record: number; translation: number }> {
  const { id: record } = await cms.payload.create({
    collection: "services",
    data: { slug, title: slug, order: 1, _status: "published" },
  });
  const place = { kind: "services", record, language: "de" };
  await putTranslation(cms.payload, place, { slug: german, title: german }, {});
  const { docs } = await cms.payload.find({ ...as, where: { record: { equals: record } } });
  return { record, translation: Number(docs[0]?.id) };
}

const withdraw = (id: number) =>
  cms.payload.update({ ...as, id, data: { _status: "draft" } }).then(() => undefined);

test("[LANG-14] the address of a withdrawn translation leads to the original's name in its language", async () => {
  const { record, translation: id } = await translated("teams", "feste-teams");
  expect(await redirects()).toEqual([]);
  await pendingIn(cms.payload).markSent((await pendingIn(cms.payload).read()).map((one) => one.id));
  await withdraw(id);
  expect(await redirects()).toEqual(["/de/services/feste-teams /de/services/teams 302"]);
  expect((await pendingIn(cms.payload).read()).flatMap(({ tags }) => tags)).toContain("redirects");
  // The original's name as it is now, and only while it is public.
  const original = { collection: "services", id: record } as const;
  await cms.payload.update({ ...original, data: { slug: "own-teams", _status: "published" } });
  expect(await redirects()).toContain("/de/services/feste-teams /de/services/own-teams 302");
  await cms.payload.update({ ...original, data: { _status: "draft" } });
  expect((await redirects()).filter((one) => one.includes("feste-teams"))).toEqual([]);
  await cms.payload.update({ ...original, data: { _status: "published" } });
  await cms.payload.update({ ...as, id, data: { _status: "published" } });
  expect((await redirects()).filter((one) => one.includes("feste-teams"))).toEqual([]);
  await cms.payload.update({ ...as, id, data: { deletedAt: new Date().toISOString() } });
  expect(await redirects()).toContain("/de/services/feste-teams /de/services/own-teams 302");
});

test("[LANG-14] so it does after Payload's own withdrawal", async () => {
  const { translation: id } = await translated("designs", "entwuerfe");
  const { docs } = await cms.payload.db.findVersions({
    collection: "translations",
    where: { parent: { equals: id } },
  });
  expect(docs.length).toBe(1);
  await cms.payload.update({ ...as, id, data: { _status: "draft" }, unpublishAllLocales: true });
  expect(await redirects()).toContain("/de/services/entwuerfe /de/services/designs 302");
});

test("[LANG-14] no address of a draft is named, nor one that another page has", async () => {
  const { translation: id, record } = await translated("audits", "audit");
  await withdraw(id);
  await cms.payload.update({ ...as, id, data: { slug: "planned" }, draft: true });
  const own = async () => (await redirects()).filter((one) => /audit|planned/.test(one));
  expect(await own()).toEqual(["/de/services/audit /de/services/audits 302"]);
  await cms.payload.delete({ ...as, id, trash: true });
  await translated("reviews", "audit");
  expect(await own()).toEqual([]);
  await cms.payload.delete({ collection: "services", id: record });
  const other = await translated("tests", "pruefung");
  await withdraw(other.translation);
  await translated("checks", "tests");
  expect((await redirects()).filter((one) => one.includes("pruefung"))).toEqual([]);
});

test("[LANG-14] an editor's redirect from the address replaces it", async () => {
  const { translation } = await translated("hosting", "betrieb");
  await withdraw(translation);
  await cms.payload.create({
    collection: "redirects",
    data: { from: "/de/services/betrieb", to: "/de/services", status: "302" },
  });
  const own = (await redirects()).filter((one) => one.startsWith("/de/services/betrieb "));
  expect(own.at(-1)).toBe("/de/services/betrieb /de/services 302");
});

test("[LANG-10] the addresses of a removed language lead to the pages of the first, in one step", async () => {
  const languages = (otherLanguages: string[]) =>
    cms.payload.updateGlobal({
      slug: "site-settings",
      data: { language: "en", otherLanguages, _status: "published" },
    });
  const { record, translation } = await translated("labs", "labore");
  await cms.payload.update({ ...as, id: translation, data: { slug: "testlabore" } });
  const own = async () =>
    (await redirects()).filter((one) => /^\/de(?:\s|\/pricing|\/blog\s|.*labore)/.test(one));
  const before = await own();
  const newTags = async () => {
    const changes = await pendingIn(cms.payload).read();
    await pendingIn(cms.payload).markSent(changes.map((one) => one.id));
    return changes.flatMap(({ tags }) => tags);
  };
  await newTags();
  await languages([]);
  // Redirects follow, and each record's reply names its versions.
  expect(await newTags()).toEqual(["*"]);
  await languages([]);
  expect(await newTags()).toEqual(["settings"]);
  expect((await own()).filter((one) => !before.includes(one)).sort()).toEqual([
    "/de / 302",
    "/de/blog /blog 302",
    "/de/pricing /pricing 302",
    "/de/services/testlabore /services/labs 302",
  ]);
  // The site follows the chain.
  expect(before).toEqual(["/de/services/labore /de/services/testlabore 301"]);
  const original = { collection: "services", id: record } as const;
  await cms.payload.update({ ...original, data: { slug: "halls", _status: "published" } });
  // The original's former address, too, whichever came first, the rename or the removal.
  for (const former of ["testlabore", "labs", "halls"])
    expect(await redirects()).toContain(`/de/services/${former} /services/halls 302`);
  await cms.payload.update({ ...original, data: { _status: "draft" } });
  expect(await redirects()).not.toContain("/de/services/testlabore /services/halls 302");
  const { id } = await cms.payload.create({
    collection: "landing-pages",
    data: { slug: "de/pricing", title: "Own", _status: "published" },
  });
  expect(await own()).not.toContain("/de/pricing /pricing 302");
  await cms.payload.delete({ collection: "landing-pages", id });
  await newTags();
  await languages(["de"]);
  expect(await newTags()).toEqual(["*"]);
  expect(await own()).toEqual(before);
});

test("[LANG-10] the addresses of a removed language follow their original's withdrawal and return, and their own", async () => {
  const { record, translation } = await translated("coaching", "beratung");
  const set = (otherLanguages: "de"[]) =>
    cms.payload.updateGlobal({
      slug: "site-settings",
      data: { otherLanguages, _status: "published" },
    });
  await set([]);
  const pending = pendingIn(cms.payload);
  const seen = async (): Promise<[boolean, boolean]> => {
    const changes = await pending.read();
    await pending.markSent(changes.map(({ id }) => id));
    const isListed = (await redirects()).includes("/de/services/beratung /services/coaching 302");
    return [isListed, changes.flatMap(({ tags }) => tags).includes("redirects")];
  };
  await seen();
  const original = { collection: "services", id: record, trash: true } as const;
  const german = { ...as, id: translation };
  const published = { _status: "published" } as const;
  for (const [change, isListed] of [
    [() => cms.payload.update({ ...original, data: { _status: "draft" } }), false],
    [() => cms.payload.update({ ...original, data: published }), true],
    [() => cms.payload.update({ ...original, data: { deletedAt: "2026-11-28" } }), false],
    [() => cms.payload.update({ ...original, data: { deletedAt: null, ...published } }), true],
    [() => cms.payload.update({ ...german, data: { _status: "draft" } }), false],
    [() => cms.payload.update({ ...german, data: published }), true],
  ] as const) {
    await change();
    expect(await seen()).toEqual([isListed, true]);
  }
  await set(["de"]);
});
