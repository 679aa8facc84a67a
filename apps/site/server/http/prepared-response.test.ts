import { describe, expect, test } from "vitest";
import { prepareResponse, responseTo, select } from "#server/http/prepared-response.ts";

const bodies = { identity: Buffer.from("plain"), br: Buffer.from("br"), gzip: Buffer.from("gz") };
const ready = prepareResponse({
  status: 200,
  bodies,
  contentType: "text/html",
  cacheControl: "public, max-age=0",
  headers: ["X-Own", "1"],
});
const respond = (acceptEncoding?: string, ifNoneMatch?: string, isHead = false) => {
  const selected = select(ready, { acceptEncoding, ifNoneMatch, isHead });
  return {
    ...selected,
    body: selected.body?.toString(),
    headers: Object.fromEntries(
      selected.headers.flatMap((name, at) =>
        at % 2 === 0 ? [[name, selected.headers[at + 1]]] : [],
      ),
    ) as Record<string, string>,
  };
};

describe("the encoding", () => {
  test.each([
    ["gzip, deflate, br, zstd", "br"],
    ["gzip", "gz"],
    ["br;q=0, gzip;q=0.5", "gz"],
    ["*", "br"],
    ["identity", "plain"],
    [undefined, "plain"],
  ])("for %s is %s", (accepted, body) => {
    expect(respond(accepted).body).toBe(body);
  });

  test("is declared, with its length and Vary", () => {
    expect(respond("br").headers).toMatchObject({
      "Content-Encoding": "br",
      "Content-Length": "2",
      Vary: "Accept-Encoding",
      "X-Own": "1",
    });
    expect(respond().headers).not.toHaveProperty("Content-Encoding");
  });

  test("has its own ETag", () => {
    expect(
      new Set([respond("br").headers.ETag, respond("gzip").headers.ETag, respond().headers.ETag])
        .size,
    ).toBe(3);
  });
});

describe("a request with a matching ETag", () => {
  test("gets 304 without a body, for the ETag of any encoding", () => {
    const { ETag = "" } = respond("gzip").headers;
    expect(respond("br", `"other", W/${ETag}`)).toMatchObject({
      status: 304,
      body: undefined,
      headers: { "Cache-Control": "public, max-age=0" },
    });
    expect(respond("br", '"other-br"').status).toBe(200);
  });

  test("never gets 304 for an error", () => {
    const failed = prepareResponse({
      status: 503,
      bodies,
      contentType: "text/html",
      cacheControl: "no-store",
      headers: [],
    });
    expect(select(failed, { acceptEncoding: "br", ifNoneMatch: "*", isHead: false })).toMatchObject(
      { status: 503 },
    );
    expect(
      select(failed, { acceptEncoding: "br", ifNoneMatch: undefined, isHead: false }).headers,
    ).not.toContain("ETag");
  });
});

test("HEAD gets the headers of GET", () => {
  expect(respond("br", undefined, true)).toMatchObject({
    status: 200,
    body: undefined,
    headers: respond("br").headers,
  });
});

test("is the same as a Response to a request", async () => {
  const request = (headers: HeadersInit, method = "GET"): Response =>
    responseTo(new Request("https://site.test/", { headers, method }), ready);
  const response = request({ "accept-encoding": "identity" });
  expect(response.headers.get("x-own")).toBe("1");
  expect(await response.text()).toBe("plain");
  const etag = response.headers.get("etag") ?? "";
  expect(request({ "if-none-match": etag }).status).toBe(304);
  expect(request({ "accept-encoding": "gzip" }).headers.get("content-encoding")).toBe("gzip");
  expect(await request({}, "HEAD").text()).toBe("");
});
