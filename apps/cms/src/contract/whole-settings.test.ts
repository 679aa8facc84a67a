import { beforeAll, expect, test, vi } from "vitest";
import { answerGet } from "#contract/answer.ts";
import { pendingIn } from "#publishing/purge/pending.ts";
import { testCms } from "#testing/test-cms.ts";
import { putTranslation } from "#translations/put.ts";

vi.setConfig({ testTimeout: 60_000 });
const cms = testCms({ siteConfig: "none" });

const publish = (slug: "home" | "clients" | "road-map" | "site-settings", data: object) =>
  cms.payload.updateGlobal({ slug, data: { ...data, _status: "published" } as never });

interface Sent {
  home?: { contact?: object; map?: object };
  clients?: { map?: { points?: object[] }; list?: object };
  reading?: { roadMap?: { note?: string; stages?: object[] } };
}

async function settings(language = "en", isPreview = false): Promise<Sent> {
  const url = new URL(`http://cms.test/api/meridian/v1/settings?lang=${language}`);
  const preview = { kind: "home", admin: "http://cms.test", until: 0 };
  return (await answerGet(url, cms.payload, isPreview ? { preview } : {})).json() as Promise<Sent>;
}

/** Since the last call. */
async function purged(): Promise<string[]> {
  const changes = await pendingIn(cms.payload).read();
  await pendingIn(cms.payload).markSent(changes.map(({ id }) => id));
  return [...new Set(changes.flatMap(({ tags }) => tags))].toSorted();
}

beforeAll(async () => {
  await publish("site-settings", {
    otherLanguages: ["de"],
    geography: { offices: [{ city: "Sofia", longitude: 23.3, latitude: 42.7 }] },
  });
  await publish("home", {
    headerTitle: "Teams",
    contact: { title: "Write to us" },
    map: { title: "Where we are" },
  });
  const place = { kind: "site-settings", record: null, language: "de" };
  const offices = [{ city: "Sofija", longitude: 23.3, latitude: 42.7 }];
  await putTranslation(cms.payload, place, { geography: { offices } }, {});
  await purged();
}, 60_000);

test("[EDIT-08] a page's words are in the settings' reply, and its draft's only in its preview", async () => {
  await cms.payload.updateGlobal({
    slug: "home",
    data: { contact: { title: "Drafted" } },
    draft: true,
  });
  expect(await purged()).toEqual([]);
  expect((await settings()).home?.contact).toMatchObject({ title: "Write to us" });
  expect((await settings("en", true)).home?.contact).toMatchObject({ title: "Drafted" });
});

test("[EDIT-08] a change of these words purges the settings in every language, a change of the page's others does not", async () => {
  await publish("home", { headerTitle: "Teams that last", contact: { title: "Write to us" } });
  expect(await purged()).toEqual(["home", "seo:/"]);
  await publish("home", { contact: { title: "Write" } });
  expect(await purged()).toEqual(["home", "seo:/", "settings", "settings@de"]);
  await publish("road-map", { pageTitle: "Road map", plan: { note: "Roughly" } });
  expect(await purged()).toContain("settings");
  await publish("road-map", { stages: [{ title: "Before" }] });
  expect(await purged()).not.toContain("settings");
  expect((await settings()).reading?.roadMap).toMatchObject({ note: "Roughly" });
  expect((await settings()).reading?.roadMap).not.toHaveProperty("stages");
});

test("[EDIT-08] [LANG-61] in another language a page has its translation's words, else the original's, and the map that language's cities", async () => {
  await publish("clients", {
    title: "Clients",
    list: { title: "All clients" },
    map: { title: "Clients", points: [{ ...POINT, team: "Sofia" }] },
  });
  await purged();
  // No page in this language yet.
  expect((await settings("de")).home?.contact).toMatchObject({ title: "Write" });
  expect((await settings("de")).clients?.map?.points).toMatchObject([{ team: "Sofija" }]);
  const home = { kind: "home", record: null, language: "de" };
  await putTranslation(
    cms.payload,
    home,
    { headerTitle: "Teams", contact: { title: "Schreiben" } },
    {},
  );
  expect(await purged()).toEqual(expect.arrayContaining(["home@de", "settings@de"]));
  expect((await settings("de")).home).toMatchObject({
    contact: { title: "Schreiben" },
    map: { title: "Where we are" },
  });
  await putTranslation(
    cms.payload,
    home,
    { headerTitle: "Gruppen", contact: { title: "Schreiben" } },
    {},
  );
  expect(await purged()).not.toContain("settings@de");
  expect((await settings()).home?.contact).toMatchObject({ title: "Write" });
});

const POINT = { country: "France", label: "France", longitude: 2, latitude: 46 };

test("[EDIT-08] a page that is withdrawn has no words in the reply", async () => {
  await cms.payload.updateGlobal({ slug: "home", data: { _status: "draft" } });
  expect(await purged()).toEqual(expect.arrayContaining(["settings", "settings@de"]));
  expect(await settings()).not.toHaveProperty("home");
});
