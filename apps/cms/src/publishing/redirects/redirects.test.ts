import type { RequiredDataFromCollectionSlug } from "payload";
import { beforeEach, expect, test, vi } from "vitest";
import { answerGet } from "#contract/answer.ts";
import { pendingIn } from "#publishing/purge/pending.ts";
import { ADDRESSED, pathOf, placeOf } from "#records/addresses.ts";
import { testCms } from "#testing/test-cms.ts";

vi.setConfig({ testTimeout: 60_000 });
const cms = testCms();
beforeEach(async () => {
  await cms.payload.delete({ collection: "redirects", where: { id: { exists: true } } });
});

/** As the site reads them. */
const served = async (): Promise<string[]> => {
  const redirects = (await (
    await answerGet(new URL("http://cms.test/api/meridian/v1/redirects"), cms.payload)
  ).json()) as { from: string; to: string; status: number }[];
  return redirects
    .map(({ from, to, status }) => `${from} ${to} ${status}`.replaceAll("&amp;", "&"))
    .toSorted();
};
const service = (slug: string, _status: "draft" | "published" = "published") =>
  cms.payload.create({
    collection: "services",
    data: { slug, title: slug, order: 1, _status },
    draft: _status === "draft",
  });
const move = (id: number, slug: string) =>
  cms.payload.update({ collection: "services", id, data: { slug, _status: "published" } });
const redirect = (from: string, to: string, status: "301" | "302" = "301") =>
  cms.payload.create({ collection: "redirects", data: { from, to, status } });

test("a new address leaves a redirect behind, without chains; moving back removes the loop", async () => {
  const { id } = await service("a");
  expect(await served()).toEqual([]);
  await move(id, "b");
  expect(await served()).toEqual(["/services/a /services/b 301"]);
  await move(id, "c");
  expect(await served()).toEqual(["/services/a /services/c 301", "/services/b /services/c 301"]);
  await move(id, "a");
  expect(await served()).toEqual(["/services/b /services/a 301", "/services/c /services/a 301"]);
});

test("the site learns of the redirect before the move, and of nothing when nothing moves", async () => {
  const { id } = await service("notified");
  const purgedTags = async () => {
    const changes = await pendingIn(cms.payload).read();
    await pendingIn(cms.payload).markSent(changes.map((change) => change.id));
    return changes.map(({ tags }) => tags);
  };
  await purgedTags();
  await cms.payload.update({
    collection: "services",
    id,
    data: { title: "Another title", _status: "published" },
  });
  expect(await purgedTags()).toEqual([["services", "service:notified", "seo:/services/notified"]]);
  await move(id, "notified-two");
  expect(await purgedTags()).toEqual([
    ["redirects"],
    [
      "services",
      "service:notified",
      "seo:/services/notified",
      "service:notified-two",
      "seo:/services/notified-two",
    ],
  ]);
});

test("a draft's new address moves nothing until it is published", async () => {
  const { id } = await service("still");
  await cms.payload.update({ collection: "services", id, data: { slug: "moved" }, draft: true });
  expect(await served()).toEqual([]);
  await cms.payload.update({ collection: "services", id, data: { _status: "published" } });
  expect(await served()).toEqual(["/services/still /services/moved 301"]);
});

test("a page renamed while it was off the site gets a redirect when it comes back", async () => {
  const { id } = await service("away");
  await cms.payload.update({ collection: "services", id, data: { _status: "draft" } });
  await cms.payload.update({ collection: "services", id, data: { slug: "back" }, draft: true });
  expect(await served()).toEqual([]);
  await cms.payload.update({ collection: "services", id, data: { _status: "published" } });
  expect(await served()).toEqual(["/services/away /services/back 301"]);
});

test("a page that comes back at the address that it had makes no redirect: another page's, an editor's and a deleted one stay so", async () => {
  const first = await service("held");
  await move(first.id, "held-two");
  const second = await service("held");
  await move(second.id, "held-three");
  expect(await served()).toEqual(["/services/held /services/held-three 301"]);
  const again = async (unpublish: object) => {
    const at = { collection: "services", id: first.id } as const;
    await cms.payload.update({ ...at, data: { _status: "draft" }, ...unpublish });
    await cms.payload.update({ ...at, data: { _status: "published" } });
    return served();
  };
  for (const unpublish of [{}, { unpublishAllLocales: true }])
    expect(await again(unpublish)).toEqual(["/services/held /services/held-three 301"]);
  await cms.payload.delete({ collection: "redirects", where: { id: { exists: true } } });
  expect(await again({})).toEqual([]);
  await redirect("/services/held", "/elsewhere");
  expect(await again({})).toEqual(["/services/held /elsewhere 301"]);
});

test("a page renamed while it was off the site leaves the redirect that its address got meanwhile", async () => {
  const { id } = await service("gone");
  await cms.payload.update({ collection: "services", id, data: { _status: "draft" } });
  await redirect("/services/gone", "/elsewhere");
  await redirect("/services/before", "/services/gone");
  await move(id, "new-home");
  expect(await served()).toEqual([
    "/services/before /elsewhere 301",
    "/services/gone /elsewhere 301",
  ]);
});

test("a page that takes an old address replaces its redirect; if another page already has it, none is created", async () => {
  const first = await service("wanted");
  await move(first.id, "left");
  await service("wanted");
  expect(await served()).toEqual([]);
  await cms.payload.create({
    collection: "case-studies",
    data: { slug: "study", title: "Study", order: 1, _status: "published" },
  });
  await expect(redirect("/case-studies/study", "/services/left")).rejects.toThrow("Old address");
});

test.each(ADDRESSED)("%s leave a redirect behind", async (kind) => {
  const data = {
    slug: `${kind}-one`,
    title: "One",
    order: 1,
    hot: 0,
    date: "2026-10-01T12:00:00.000Z",
    description: "One",
    _status: "published",
  } as unknown as RequiredDataFromCollectionSlug<typeof kind>;
  const { id } = await cms.payload.create({ collection: kind, data });
  await cms.payload.update({
    collection: kind,
    id,
    data: { slug: `${kind}-two`, _status: "published" },
  });
  expect(await served()).toEqual([
    `${pathOf(kind, `${kind}-one`)} ${pathOf(kind, `${kind}-two`)} 301`,
  ]);
  expect(placeOf(pathOf(kind, "one-two"))).toEqual({ kind, slug: "one-two" });
});

test("an editor's redirects are flattened in both directions and never form a loop", async () => {
  await redirect("/two", "/three?from=mail#top", "302");
  await redirect("/one", "/two");
  expect(await served()).toEqual([
    "/one /three?from=mail#top 301",
    "/two /three?from=mail#top 302",
  ]);
  await redirect("/three", "/four");
  expect(await served()).toEqual(["/one /four 301", "/three /four 301", "/two /four 302"]);
  for (const to of ["/one", "/two", "/four", "/four?x=1"])
    await expect(redirect("/four", to), to).rejects.toThrow("New address");
});

test("[OWN-50] another site is a valid target; this site's own address is a path, which can form a loop", async () => {
  await redirect("/shop", "https://shop.example.org/all?x=1");
  await redirect("/store", "/shop", "302");
  await redirect("/own", `${cms.settings.siteUrl}/pricing#top`);
  expect(await served()).toEqual([
    "/own /pricing#top 301",
    "/shop https://shop.example.org/all?x=1 301",
    "/store https://shop.example.org/all?x=1 302",
  ]);
  await expect(redirect("/round", `${cms.settings.siteUrl}/round`)).rejects.toThrow("New address");
});

test.each([
  "javascript:alert(1)",
  "https://name:word@shop.example.org/",
  "ftp://shop.example.org/",
  "https://",
  "//evil.example",
  "/\\evil.example",
  "pricing",
  "/with space",
  "",
])("%j is not a valid target", async (to) => {
  await expect(redirect("/old", to)).rejects.toThrow("New address");
});

test.each([
  "/",
  "/Old",
  "/old/",
  "/old?",
  "/old?x=1#y",
  "/old?=1",
  "/old?a?b",
  `/old?${"a=1&".repeat(11)}`,
  "/Old?x=1",
  "/old/?x=1",
  "/old#x",
  "old",
  "//old",
  "/a/../b",
])("%j is not a valid old address", async (from) => {
  await expect(redirect(from, "/new")).rejects.toThrow("Old address");
});

test.each(["/pricing", "/vacancies", "/blog", "/privacy-policy"])(
  "%s is a public page: it is refused as an old address, and no other redirect is rewritten",
  async (from) => {
    await cms.payload.updateGlobal({
      slug: "privacy-policy",
      data: { title: "Privacy policy", _status: "published" },
    });
    await redirect("/other", from);
    const refused = await redirect(from, "/elsewhere").catch((error: unknown) => error);
    expect(JSON.stringify(Reflect.get(Object(refused), "data"))).toContain(
      "A page has this address",
    );
    expect(await served()).toEqual([`/other ${from} 301`]);
  },
);

test("a redirect from a page that is switched off or unpublished is allowed", async () => {
  await cms.payload.updateGlobal({
    slug: "site-settings",
    data: { pages: { off: ["pricing"] }, _status: "published" },
  });
  await redirect("/pricing", "/elsewhere");
  await redirect("/dedicated-team-road-map", "/elsewhere");
  await redirect("/article/article-it-outsourcing", "/elsewhere");
  expect(await served()).toHaveLength(3);
  await cms.payload.updateGlobal({
    slug: "site-settings",
    data: { pages: { off: [] }, _status: "published" },
  });
  // Switched on again: an existing redirect can still be changed or flattened.
  await redirect("/elsewhere", "/services/last");
  expect(await served()).toContain("/pricing /services/last 301");
});

test.each(["/?", "/?=1", "/?p=1#x"])("%j is not an old WordPress address", async (from) => {
  await expect(redirect(from, "/new")).rejects.toThrow("Old address");
});

test("an old address of a WordPress without pretty permalinks is valid and follows its page", async () => {
  await redirect("/?p=12", "/one");
  await redirect("/one", "/two");
  expect(await served()).toEqual(expect.arrayContaining(["/?p=12 /two 301", "/one /two 301"]));
});

test("the site reads the redirects from the contract's table; a deleted one is reported too", async () => {
  const { id } = await redirect("/old", "/new");
  await pendingIn(cms.payload).markSent(
    (await pendingIn(cms.payload).read()).map((change) => change.id),
  );
  await cms.payload.delete({ collection: "redirects", id });
  expect((await pendingIn(cms.payload).read()).map(({ tags }) => tags)).toEqual([["redirects"]]);
});

test("an old address with a wildcard is refused with the reason: it would match no request", async () => {
  for (const from of ["/fr/*", "/*", "/services/*-old"]) {
    const refused = await redirect(from, "/elsewhere").catch((error: unknown) => error);
    expect(JSON.stringify(Reflect.get(Object(refused), "data"))).toContain(
      "* does not stand for others",
    );
  }
  expect(await served()).toEqual([]);
});

test("[OWN-146] an old address may have parameters, in one order; also of a page, which keeps its other addresses", async () => {
  await redirect("/old?lang=de&id=7", "/services/a");
  await redirect("/pricing?plan=a", "/services/b");
  await redirect("/old", "/services/c");
  expect(await served()).toEqual([
    "/old /services/c 301",
    "/old?id=7&lang=de /services/a 301",
    "/pricing?plan=a /services/b 301",
  ]);
  await expect(redirect("/old?lang=de&id=7", "/x")).rejects.toThrow("invalid: from");
});

test("[OWN-146] redirects with parameters are flattened and refused in a circle, with the reason", async () => {
  await redirect("/two?id=1", "/three");
  await redirect("/one", "/two?id=1&utm_source=x");
  expect(await served()).toContain("/one /three?utm_source=x 301");
  await redirect("/three", "/four");
  expect(await served()).toContain("/two?id=1 /four 301");
  // Without its parameters an address of the same path is another one.
  await redirect("/five?x=1", "/five");
  for (const to of ["/six?x=1", "/six?y=2&x=1"]) {
    const refused = await redirect("/six?x=1", to).catch((error: unknown) => error);
    expect(JSON.stringify(Reflect.get(Object(refused), "data")), to).toContain("in a circle");
  }
  await redirect("/a?x=1", "/b");
  await expect(redirect("/b", "/a?x=1")).rejects.toThrow("New address");
});
