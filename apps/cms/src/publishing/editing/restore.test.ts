/** Restoring creates a draft, whatever the version's status; the public page does not change. */
import { describe, expect, test, vi } from "vitest";
import { isPublished } from "#records/fields/publishing.ts";
import { callApi } from "#testing/api.ts";
import { testCms, testUsers } from "#testing/test-cms.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
const cms = testCms({ loginFloor: 0 });
const users = testUsers(cms, { ada: "editor", ben: "editor", recruiter: "recruiter" });

const as = (who: string, path: string, method: "POST" | "PATCH", body: object = {}) =>
  callApi(cms, path, { method, body, token: users[who]?.token });

interface State {
  _status?: string | null;
  lastSavedBy?: string | null;
  publishAt?: string | null;
}
async function statesOf(place: Place): Promise<[State | null, State]> {
  const { payload } = cms;
  const how = { depth: 0, showHiddenFields: true } as const;
  const read = (draft: boolean): Promise<State> =>
    "id" in place
      ? payload.findByID({ ...how, collection: "services", id: place.id, draft })
      : payload.findGlobal({ ...how, slug: "home", draft });
  const [main, draft] = [await read(false), await read(true)];
  return [isPublished(main) ? main : null, draft];
}
type Place = { id: number } | { global: "home" };
const pathOf = (place: Place) => ("id" in place ? `/services/${place.id}` : "/globals/home");
const write = async (who: string, place: Place, data: object, query = "") => {
  const answer = await as(who, `${pathOf(place)}${query}`, "id" in place ? "PATCH" : "POST", data);
  expect([await answer.clone().text(), answer.status]).toEqual([expect.anything(), 200]);
};
const versionsOf = async (place: Place) =>
  "id" in place
    ? (
        await cms.payload.findVersions({
          collection: "services",
          where: { parent: { equals: place.id } },
          sort: "-updatedAt",
          depth: 0,
          showHiddenFields: true,
        })
      ).docs
    : (
        await cms.payload.findGlobalVersions({
          slug: "home",
          sort: "-updatedAt",
          depth: 0,
          showHiddenFields: true,
        })
      ).docs;
const restore = (who: string, place: Place, version: number | string, query: string) =>
  as(who, `${"id" in place ? "/services" : "/globals/home"}/versions/${version}${query}`, "POST");

const service = async (): Promise<Place> => {
  const { id } = await cms.payload.create({
    collection: "services",
    data: {
      slug: `s-${Math.random()}`.replace(".", ""),
      title: "First",
      order: 1,
      _status: "draft",
    },
    draft: true,
  });
  return { id };
};
const steps = [{ title: "One" }, { title: "Two" }];

describe.each([
  ["a record", service, "title", { steps }],
  ["the home page", async (): Promise<Place> => ({ global: "home" }), "headerTitle", {}],
] as const)("restoring versions of %s", (_name, make, field, more) => {
  test("each version, draft or not, becomes a draft with the same content; the public page does not change", async () => {
    const place = await make();
    await write("ada", place, { [field]: "A draft", ...more }, "?draft=true");
    await write("ada", place, { [field]: "Published", _status: "published" });
    await write("ada", place, { [field]: "Published again", steps: [], _status: "published" });
    await write("ada", place, { [field]: "Begun" }, "?draft=true&autosave=true");
    for (const { id, version } of await versionsOf(place))
      for (const query of ["", "?draft=true", "?draft=false"]) {
        const [before] = await statesOf(place);
        const answer = await restore("ben", place, id, query);
        expect(await answer.json()).toHaveProperty("message", expect.stringContaining("draft"));
        const [after, draft] = await statesOf(place);
        expect(after).toEqual(before);
        expect(draft).toMatchObject({ _status: "draft", lastSavedBy: "ben@example.com" });
        expect(wordsIn(draft)).toBe(wordsIn(version));
      }
  });

  test("unpublished work stays among the versions; times of an older version are not restored", async () => {
    const place = await make();
    const publishAt = new Date(Date.now() + 3_600_000).toISOString();
    await write("ada", place, { [field]: "Timed", publishAt }, "?draft=true");
    await write("ada", place, { [field]: "Out", _status: "published" });
    await write("ada", place, { [field]: "Begun" }, "?draft=true&autosave=true");
    const versions = await versionsOf(place);
    const timed = versions.find(({ version }) => Reflect.get(version, "publishAt"));
    expect((await restore("ben", place, timed?.id ?? "", "")).status).toBe(200);
    const [, draft] = await statesOf(place);
    expect(draft).toMatchObject({ [field]: "Timed", publishAt: null });
    const now = await versionsOf(place);
    expect(now.map(({ version }) => Reflect.get(version, field))).toEqual(
      expect.arrayContaining(["Begun", "Out", "Timed"]),
    );
  });
});

test("a user without write access cannot restore", async () => {
  const place = await service();
  const [{ id } = { id: 0 }] = await versionsOf(place);
  expect((await restore("recruiter", place, id, "")).status).toBe(403);
  expect((await restore("anonymous", place, id, "")).status).toBe(403);
  expect((await restore("ada", place, 987_654, "")).status).toBe(404);
});

const OF_THE_HOST = new Set([
  "id",
  "createdAt",
  "updatedAt",
  "globalType",
  "lastSavedBy",
  "lastSavedIn",
  "publishAt",
  "review",
  "translatedFrom",
  "unpublishAt",
  "_status",
]);

/** The texts without the host's values, row ids and empty values, in one order. */
const wordsIn = (state: object): string =>
  JSON.stringify(state, (key, value: unknown) => {
    if (OF_THE_HOST.has(key) || value === null) return undefined;
    return typeof value === "object" && !Array.isArray(value)
      ? Object.fromEntries(Object.entries({ ...value }).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value;
  });
