import type { Redirect } from "@meridian/contract";
import { expect, test, vi } from "vitest";
import type { Content } from "#server/content/content.ts";
import { createInvalidations } from "#server/content/invalidations.ts";
import { createRedirects, locationOf, mapOf } from "#server/redirects/redirects.ts";

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
  expect(redirects.isNamedByParameter("/?p=12")).toBe(false);
  expect(await find("p=12&utm_source=x")).toEqual({ to: "/blog/a", status: 301, parameter: "p" });
  expect(await find("job=צ")).toMatchObject({ to: "/vacancies/b" });
  expect([await find("p=13"), await find(""), await find("q=2")]).toEqual([null, null, null]);
  expect(await redirects.find("/blog", new URLSearchParams("p=12"))).toBeNull();
  expect(
    ["/?p=12", "/?utm_source=x&p=12", "/?p=13", "/", "/blog?p=12", "/?job=%d7%a6"].filter(
      redirects.isNamedByParameter,
    ),
  ).toEqual(["/?p=12", "/?utm_source=x&p=12", "/?job=%d7%a6"]);
  const moved = { to: "/blog/a", status: 301, parameter: "p" } as const;
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
