import { beforeAll, expect, test, vi } from "vitest";
import type { TargetStates } from "#records/targets/endpoint.ts";
import { targetWords } from "#records/targets/words.ts";
import { callApi, sessionOf } from "#testing/api.ts";
import { testCms } from "#testing/test-cms.ts";

vi.setConfig({ testTimeout: 60_000 });
const PASSWORD = "a-password-for-the-test";
const cms = testCms();
let post = 0;
beforeAll(async () => {
  const { payload } = cms;
  for (const [slug, _status] of [
    ["team", "published"],
    ["draft", "draft"],
  ] as const)
    await payload.create({
      collection: "services",
      data: { slug, title: slug, order: 1, _status },
    });
  post = (
    await payload.create({
      collection: "career-posts",
      data: { title: "A post", _status: "draft" },
      draft: true,
    })
  ).id;
  await payload.create({
    collection: "redirects",
    data: { from: "/old-team", to: "/services/team", status: "301" },
  });
}, 60_000);

const editor = () => {
  const data = { email: "ben@example.com", password: PASSWORD, role: "editor" as const };
  return cms.payload.create({ collection: "users", data });
};
let token = "";
async function states(...addresses: unknown[]): Promise<TargetStates> {
  token ||= await editor().then(() => sessionOf(cms, "ben@example.com", PASSWORD));
  const response = await callApi(cms, "/targets", { method: "POST", body: { addresses }, token });
  const answer: { states: TargetStates } = await response.json();
  return answer.states;
}

test("[OWN-14] an editor can check which link targets exist; no other role can", async () => {
  const expected = {
    "/": "yes",
    "/#services": "yes",
    "/#nowhere": "place",
    "/pricing?team=x#calculator": "yes",
    "/Services/Team/": "yes",
    "/services/draft": "unpublished",
    "/services/nothing": "missing",
    "/technologies-nothing": "missing",
    [`/career/${post}`]: "unpublished",
    "/career/999": "missing",
    "/clients": "unpublished",
    "/article/article-it-outsourcing": "missing",
    "/old-team": "yes",
    "/vacancies/feed.xml": "yes",
    "/%E0%A4%A": "missing",
    "/no/such/page": "missing",
    "https://other.example/x": "yes",
  };
  const answered = await states(...Object.keys(expected), 7, null);
  expect(
    Object.fromEntries(Object.entries(answered).map(([to, { found }]) => [to, found])),
  ).toEqual(expected);
  expect(
    (await callApi(cms, "/targets", { method: "POST", body: { addresses: ["/"] } })).status,
  ).toBe(403);
});

test("[OWN-14] a page that the published settings switch off is off; one that only a draft switches off is not", async () => {
  const save = (off: "pricing"[], draft: boolean) =>
    cms.payload.updateGlobal({
      slug: "site-settings",
      data: { pages: { off }, ...(!draft && { _status: "published" as const }) },
      draft,
    });
  const isOff = async () => (await states("/pricing"))["/pricing"]?.off;
  // The form compares it with its own, unpublished choice.
  expect((await states("/pricing?team=x"))["/pricing?team=x"]?.page).toBe("pricing");
  expect(await isOff()).toBe(false);
  await save(["pricing"], false);
  expect(await isOff()).toBe(true);
  await save([], true);
  expect(await isOff()).toBe(true);
});

test("[OWN-16] a link to a band that the published settings omit has a warning until the band is shown again", async () => {
  const save = (home: ("about" | "contact")[]) =>
    cms.payload.updateGlobal({
      slug: "site-settings",
      data: { bands: { home }, _status: "published" },
    });
  const found = async () =>
    Object.values(await states("/#services", "/#contact-form", "/")).map((state) => state?.found);
  await save(["about", "contact"]);
  expect(await found()).toEqual(["leftOut", "yes", "yes"]);
  expect(targetWords({ found: "leftOut", off: false }, [])).toContain("not on its page");
  await save([]);
  expect(await found()).toEqual(["yes", "yes", "yes"]);
});
