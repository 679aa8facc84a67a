import type { Redirect } from "@meridian/contract";
import { expect, test, vi } from "vitest";
import type { Content } from "#server/content/content.ts";
import { createInvalidations } from "#server/content/invalidations.ts";
import { createRedirects, locationOf, mapOf } from "#server/redirects/redirects.ts";
import { processorTime } from "../../../../tests/processor-time.ts";

const SITE = "https://www.example.com";
const none = new URLSearchParams();
const to = (from: string, where: string, status: 301 | 302 = 301): Redirect => ({
  from,
  to: where,
  status,
});

/** Redirects of a host that responds with `list`, or fails if it is an error. */
function set(list: { now: Redirect[] | null | Error; isStale?: boolean }, ttl = 1000) {
  let time = 0;
  const read = vi.fn<() => Promise<Redirect[] | null>>(async () =>
    list.now instanceof Error ? Promise.reject(list.now) : list.now,
  );
  const invalidations = createInvalidations(() => time);
  const log = { warn: vi.fn<(...args: unknown[]) => void>() };
  const redirects = createRedirects({
    content: {
      forRender: () => ({ read, isDegraded: list.isStale === true }),
    } as unknown as Pick<Content, "forRender">,
    invalidations,
    log,
    settings: { siteUrl: SITE },
    ttl,
  });
  return {
    redirects,
    read,
    log,
    purge: () => invalidations.note(["redirects"]),
    pass: (ms: number) => (time += ms),
  };
}

test("reads the list once, and again after a purge", async () => {
  const list = { now: [to("/a", "/b")] };
  const { redirects, read, purge, pass } = set(list);
  expect(await Promise.all([redirects.find("/a", none), redirects.find("/c", none)])).toEqual([
    { to: "/b", status: 301 },
    null,
  ]);
  list.now = [to("/c", "/d", 302)];
  expect(await redirects.find("/a", none)).not.toBeNull();
  expect(read).toHaveBeenCalledTimes(1);
  pass(1);
  purge();
  pass(1);
  expect([await redirects.find("/a", none), await redirects.find("/c", none)]).toEqual([
    null,
    { to: "/d", status: 302 },
  ]);
  expect(read).toHaveBeenCalledTimes(2);
});

test("uses an expired list and reads it again in the background", async () => {
  const list = { now: [to("/a", "/b")] };
  const { redirects, pass } = set(list);
  await redirects.find("/a", none);
  list.now = [to("/a", "/c")];
  pass(1001);
  expect(await redirects.find("/a", none)).toEqual({ to: "/b", status: 301 });
  await vi.waitFor(async () =>
    expect(await redirects.find("/a", none)).toEqual({ to: "/c", status: 301 }),
  );
});

test("a host without the call has no redirects; a failing one fails no page, and known redirects stay", async () => {
  expect(await set({ now: null }).redirects.find("/a", none)).toBeNull();
  const list: { now: Redirect[] | Error } = { now: new Error("away") };
  const { redirects, pass, purge } = set(list);
  expect(await redirects.find("/a", none)).toBeNull();
  list.now = [to("/a", "/b")];
  pass(3001);
  await redirects.find("/a", none);
  await vi.waitFor(async () =>
    expect(await redirects.find("/a", none)).toEqual({ to: "/b", status: 301 }),
  );
  list.now = new Error("away");
  pass(1);
  purge();
  pass(1);
  expect(await redirects.find("/a", none)).toEqual({ to: "/b", status: 301 });
});

test("a stale list, read while the host is unreachable after a purge, is read again soon", async () => {
  const list = { now: [to("/a", "/b")], isStale: false };
  const { redirects, purge, pass } = set(list, 3_600_000);
  await redirects.find("/a", none);
  list.isStale = true;
  pass(1);
  purge();
  pass(1);
  expect(await redirects.find("/new", none)).toBeNull();
  Object.assign(list, { now: [to("/new", "/c")], isStale: false });
  pass(5000);
  await vi.waitFor(async () =>
    expect(await redirects.find("/new", none)).toEqual({ to: "/c", status: 301 }),
  );
});

test("follows chains to their end, skips circles and invalid addresses, ignores spelling", () => {
  const left: string[] = [];
  const list = [
    to("/a", "/b"),
    to("/b", "/c?x=1#top"),
    to("/Old/", "/new"),
    to("/x", "/y"),
    to("/y", "/X/"),
    to("/out", "//evil.example"),
    to("/far", "https://name:word@evil.example/"),
    to("/script", "javascript:alert(1)"),
    to("/slash", "/\\evil.example"),
    to("/now", "/b", 302),
  ];
  const moved = mapOf(list, SITE, (from) => left.push(from));
  expect([...moved]).toEqual([
    ["/a", { to: "/c?x=1#top", status: 301 }],
    ["/b", { to: "/c?x=1#top", status: 301 }],
    ["/old", { to: "/new", status: 301 }],
    ["/now", { to: "/c?x=1#top", status: 302 }],
  ]);
  expect(left).toEqual(["/out", "/far", "/script", "/slash", "/x", "/y"]);
});

test("[OWN-50] another site's target is its whole address, also through a chain; this site's is a path, without circles", () => {
  const left: string[] = [];
  const moved = mapOf(
    [
      to("/shop", "https://shop.example.org/a?b=ü"),
      to("/store", "/shop", 302),
      to("/own", "http://www.example.com/pricing"),
      to("/round", "https://www.example.com/round"),
    ],
    SITE,
    (from) => left.push(from),
  );
  expect([...moved]).toEqual([
    ["/shop", { to: "https://shop.example.org/a?b=%C3%BC", status: 301 }],
    ["/store", { to: "https://shop.example.org/a?b=%C3%BC", status: 302 }],
    ["/own", { to: "/pricing", status: 301 }],
  ]);
  expect(left).toEqual(["/round"]);
});

test("an address of a WordPress without pretty permalinks is a parameter of the home page", async () => {
  const list = [
    to("/?p=12", "/blog/a"),
    to("/?page_id=3", "/?p=12"),
    to("/?job=%D7%A6", "/vacancies/b"),
    to("/?p=1&q=2", "/out"),
  ];
  const { redirects } = set({ now: list });
  const find = (search: string) => redirects.find("/", new URLSearchParams(search));
  // Not read yet: a page with parameters waits for the list.
  expect(["/?p=12", "/"].map(redirects.isNamedByParameter)).toEqual([true, false]);
  expect(await find("p=12&utm_source=x")).toEqual({
    to: "/blog/a",
    status: 301,
    parameters: ["p", "post_type"],
  });
  expect(await find("job=צ")).toMatchObject({ to: "/vacancies/b" });
  expect([await find("p=13"), await find(""), await find("q=2")]).toEqual([null, null, null]);
  expect(await redirects.find("/blog", new URLSearchParams("p=12"))).toBeNull();
  expect(
    ["/?p=12", "/?utm_source=x&p=12", "/?p=13", "/", "/blog?p=12", "/?job=%d7%a6"].filter(
      redirects.isNamedByParameter,
    ),
  ).toEqual(["/?p=12", "/?utm_source=x&p=12", "/?job=%d7%a6"]);
  const moved = { to: "/blog/a", status: 301, parameters: ["p"] } as const;
  expect(locationOf(moved, new URLSearchParams("p=12&utm_source=x"))).toBe("/blog/a?utm_source=x");
});

test.each([
  ["/b", "", "/b"],
  ["/b", "x=1", "/b?x=1"],
  ["/b?y=2", "x=1", "/b?y=2&x=1"],
  ["/b#top", "x=1", "/b?x=1#top"],
  ["/b?y=2#top", "", "/b?y=2#top"],
  ["https://shop.example.org/b?y=2#top", "x=1", "https://shop.example.org/b?y=2&x=1#top"],
])("%s requested with %j is %s", (where, query, location) => {
  expect(locationOf({ to: where, status: 301 }, new URLSearchParams(query))).toBe(location);
});

test("encodes a target for a header", () => {
  const moved = mapOf(
    [to("/2026/%D7%A6", "/blog/צ?a=ü#ß"), to("/b", "/blog/%D7%A6")],
    SITE,
    () => undefined,
  );
  expect([...moved]).toEqual([
    ["/2026/%D7%A6", { to: "/blog/%D7%A6?a=%C3%BC#%C3%9F", status: 301 }],
    ["/b", { to: "/blog/%D7%A6", status: 301 }],
  ]);
});

/** Where requests lead, by redirects of these addresses. */
async function locations(list: Redirect[], targets: string[]): Promise<(string | null)[]> {
  const { redirects } = set({ now: list });
  const find = async (target: string): Promise<string | null> => {
    const [path = "", search = ""] = target.split("?");
    const query = new URLSearchParams(search);
    const moved = await redirects.find(path, query);
    return moved && `${moved.status} ${locationOf(moved, query)}`;
  };
  return Promise.all(targets.map(find));
}

test("[OWN-146] an old address with parameters matches requests that have them, in any order, and keeps the others", async () => {
  const list = [
    to("/old?id=7", "/services/a"),
    to("/old?lang=de&id=7", "/de/services/a#top", 302),
    to("/old?print", "/print?x=1"),
    to("/old", "/elsewhere"),
    to("/blog?cat=5", "/blog"),
  ];
  expect(
    await locations(list, [
      "/old?id=7",
      "/old?utm_source=x&id=7&utm_medium=y",
      "/old?id=7&utm_source=x&lang=de",
      "/old?id=70",
      "/old?ID=7",
      "/old?id=8&id=7",
      "/old?print=&a=1",
      "/old",
      "/other?id=7",
      "/blog?cat=5&page=2",
      "/blog?page=2",
    ]),
  ).toEqual([
    "301 /services/a",
    "301 /services/a?utm_source=x&utm_medium=y",
    "302 /de/services/a?utm_source=x#top",
    "301 /elsewhere?id=70",
    "301 /elsewhere?ID=7",
    "301 /elsewhere?id=8&id=7",
    "301 /print?x=1&a=1",
    "301 /elsewhere",
    null,
    "301 /blog?page=2",
    null,
  ]);
});

test("[OWN-146] a chain through parameters ends in one step, a circle leads nowhere, and no query of a visitor changes the site", async () => {
  const list = [
    to("/a", "/b?id=1"),
    to("/b?id=1", "/c", 302),
    to("/c?x=1", "https://shop.example.org/all"),
    to("/round?x=1", "/back"),
    to("/back?y=1", "/round?x=1&y=1"),
    to("/self?x=1", "/self?x=1&z=2"),
    to("/out?x=1", "//evil.example"),
    to("/script?x=1", "javascript:alert(1)"),
    to("/to?url=1", "/there"),
  ];
  expect(
    await locations(list, [
      "/a?utm_source=m",
      "/a?x=1&k=2",
      "/round?x=1",
      "/round?x=1&y=1",
      "/self?x=1",
      "/out?x=1",
      "/script?x=1",
      "/to?url=1&next=https://evil.example/&r=%0d%0aset-cookie:a",
    ]),
  ).toEqual([
    "302 /c?utm_source=m",
    "302 https://shop.example.org/all?k=2",
    "301 /back",
    null,
    null,
    null,
    null,
    "301 /there?next=https%3A%2F%2Fevil.example%2F&r=%0D%0Aset-cookie%3Aa",
  ]);
});

test("[OWN-146] a cached page is looked past only for parameters with a redirect; thousands of one path cost a request little", async () => {
  const many = Array.from({ length: 5000 }, (_, id) => to(`/product?id=${id}`, `/p/${id}`));
  const { redirects } = set({ now: many });
  const find = (search: string) => redirects.find("/product", new URLSearchParams(search));
  expect(await find("id=4999")).toMatchObject({ to: "/p/4999" });
  expect(
    ["/product?id=7", "/product?id=x", "/product", "/other?id=7"].filter(
      redirects.isNamedByParameter,
    ),
  ).toEqual(["/product?id=7"]);
  const spent = await processorTime(async () => {
    for (let at = 0; at < 2000; at++) await find(`utm_source=x&id=${at}`);
  });
  expect(spent / 2000).toBeLessThan(0.5);
});

test("[OWN-146] a hostile query costs no more than its length: repeated parameters, and redirects that share one", async () => {
  const many = Array.from({ length: 5000 }, (_, id) => to(`/list?lang=en&p=${id}`, `/p/${id}`));
  const { redirects } = set({ now: many });
  const query = new URLSearchParams(Array.from({ length: 3000 }, () => ["lang", "en"]));
  const find = (of: URLSearchParams) => redirects.find("/list", of);
  expect(await find(new URLSearchParams("p=7&lang=en&lang=de"))).toMatchObject({ to: "/p/7" });
  expect(await find(new URLSearchParams("p=7&lang=de&lang=en"))).toBeNull();
  const spent = await processorTime(async () => {
    for (let at = 0; at < 50; at++) expect(await find(query)).toBeNull();
  });
  expect(spent / 50).toBeLessThan(10);
});
