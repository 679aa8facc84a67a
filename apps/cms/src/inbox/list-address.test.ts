import { expect, test } from "vitest";
import { inOrder, isShown, listOf } from "#inbox/list-address.ts";

const shownAt = (address: string) =>
  Object.fromEntries(new URL(address, "http://any").searchParams);

test("[OWN-38] the view is chosen whose filter the list has, and no other", () => {
  const week = { greater_than_equal: "2026-11-23T00:00:00.000Z" };
  const addresses = [
    listOf({}),
    listOf({ status: "new" }),
    listOf({ kind: "resume" }),
    listOf({ kind: "resume", receivedAt: week }),
    listOf({ receivedAt: week }),
    listOf({ page: "/a" }, { page: "/b" }),
    inOrder(listOf({ status: { in: ["new", "offer"] } }), "statusSince"),
  ];
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const shown of addresses)
    expect(addresses.filter((address) => isShown(address, shownAt(shown)))).toEqual([shown]);
});

test("[LIST-02] no list of the inbox opens Payload's panel, which a filter with `or` at its top does", () => {
  const names = (...filters: Parameters<typeof listOf>) => Object.keys(shownAt(listOf(...filters)));
  expect(names({ page: "/a" })).toEqual(["where[and][0][page][equals]", "sort"]);
  expect(names({ page: "/a" }, { vacancy: "Go", status: { in: ["new"] } })).toEqual([
    "where[and][0][or][0][and][0][page][equals]",
    "where[and][0][or][1][and][0][vacancy][equals]",
    "where[and][0][or][1][and][1][status][in][0]",
    "sort",
  ]);
});

test("a search, another order or another page: the view of everything is not the search's", () => {
  const all = listOf({});
  // Payload would keep the order of the last view.
  expect(all).toMatch(/\?sort=-receivedAt$/);
  expect(isShown(all, { page: "2", sort: "sender", limit: "50" })).toBe(true);
  expect(isShown(all, { search: "ann" })).toBe(false);
  expect(isShown(listOf({ status: "new" }), { "where[and][0][status][equals]": ["a"] })).toBe(
    false,
  );
});
