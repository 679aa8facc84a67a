import { expect, test } from "vitest";
import { isForeign, ownOrigins } from "#http/own-origins.ts";
import { visitorAddress } from "#http/visitor-address.ts";

test.each([
  ["the connection's own", "203.0.113.9", undefined, 0, "203.0.113.9"],
  ["what a stranger claims counts for nothing", "203.0.113.9", "1.2.3.4", 0, "203.0.113.9"],
  ["a proxy nearby that nobody told us of", "127.0.0.1", "1.2.3.4", 0, ""],
  ["one proxy", "127.0.0.1", "1.2.3.4", 1, "1.2.3.4"],
  ["one proxy, and a claim before it", "10.0.0.2", "9.9.9.9, 1.2.3.4", 1, "1.2.3.4"],
  ["two proxies", "10.0.0.2", "9.9.9.9, 1.2.3.4, 10.0.0.3", 2, "1.2.3.4"],
  ["more proxies than spoke", "10.0.0.2", "1.2.3.4", 5, "1.2.3.4"],
  ["an IPv4 address in IPv6 dress", "::ffff:127.0.0.1", "::ffff:1.2.3.4", 1, "1.2.3.4"],
  ["nonsense in between", "127.0.0.1", "unknown, 1.2.3.4", 1, "1.2.3.4"],
])("%s", (_, socket, forwarded, proxies, wanted) =>
  expect(visitorAddress(socket, forwarded, proxies)).toBe(wanted),
);

test("a post of another origin is foreign, one without a browser is not", () => {
  const own = ownOrigins("http://127.0.0.1:4000");
  expect(own).toEqual(["http://localhost:4000", "http://127.0.0.1:4000"]);
  expect(
    [{ origin: "http://localhost:4000" }, {}, { "sec-fetch-site": "same-origin" }].map((headers) =>
      isForeign(headers, own),
    ),
  ).toEqual([false, false, false]);
  expect(
    [
      { origin: "http://localhost:4001" },
      { origin: "null" },
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "same-site" },
    ].map((headers) => isForeign(headers, own)),
  ).toEqual([true, true, true, true]);
});
