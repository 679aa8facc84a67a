import { expect, test } from "vitest";
import { isForeign, ownOrigins } from "#server/http/own-origins.ts";

test("a post from another origin is foreign, one without a browser is not", () => {
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
