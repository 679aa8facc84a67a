import type { CdnVendor } from "@meridian/settings/cdn";
import { expect, onTestFinished, test } from "vitest";
import { openCdn, withhold } from "#server/cdn/cdn.ts";
import { signed } from "#server/cdn/vendors.ts";
import { tagsOfResponse, tagsToPurge } from "#server/cdn/tags.ts";
import {
  CLOUDFLARE,
  CLOUDFRONT,
  FASTLY,
  fakeVendor,
  type Answer,
} from "#server/tests/cdn-vendors.ts";

const WAIT = { timeout: 5000, interval: 5 };
async function stand(vendor: CdnVendor, ...answers: readonly [Answer, ...Answer[]]) {
  const { requests, url } = await fakeVendor(...answers);
  const lines: string[] = [];
  const addLine = (words: string): void => void lines.push(words);
  const cdn = openCdn(
    { vendor, urls: [url], id: "site/1", token: "id:secret" },
    { log: { info: addLine, warn: addLine }, firstPause: 1, again: 60_000 },
  );
  if (!cdn) throw new Error("there is no CDN");
  onTestFinished(cdn.close);
  return { cdn, requests, lines };
}

test("[NODE-11] tags are valid for every CDN and limited in length; a page with too many is purged with any change", () => {
  expect(tagsOfResponse(["service:mobile", "seo:/blog/ä, b", "home", "home"])).toEqual([
    "site",
    "home",
    "seo:/blog/%C3%A4%2C%20b",
    "service:mobile",
  ]);
  const many = Array.from({ length: 200 }, (_, at) => `vacancy:number-${at}`);
  expect(tagsOfResponse(many)).toEqual(["site", "many"]);
  expect(tagsToPurge(["home"])).toEqual(["home", "many"]);
  expect(tagsToPurge(["home", "*"])).toEqual(["site"]);
  const [, long = ""] = tagsOfResponse([`blog:${"x".repeat(400)}`]);
  expect(long).toMatch(/^long-[\w-]{22}$/);
  expect(tagsToPurge([`blog:${"x".repeat(400)}`])).toContain(long);
});

test.each([
  ["varnish", "", ["Surrogate-Control", "max-age=43200", "Surrogate-Key", "site home"]],
  ["fastly", "", ["Surrogate-Control", "max-age=43200", "Surrogate-Key", "site home"]],
  ["cloudflare", "", ["CDN-Cache-Control", "max-age=43200", "Cache-Tag", "site,home"]],
  ["cloudfront", ", s-maxage=43200", []],
] as const)(
  "[NODE-11] %s gets its own headers, and none for a stale response",
  async (vendor, control, headers) => {
    const { cdn } = await stand(vendor, FASTLY.done);
    expect([cdn.cacheControl, cdn.pageHeaders(["home"])]).toEqual([control, headers]);
    const response = new Response("", {
      headers: { "cache-control": `public, max-age=0${control}` },
    });
    for (let at = 0; at < headers.length; at += 2)
      response.headers.set(headers[at] ?? "", headers[at + 1] ?? "");
    expect([...withhold(response).headers].filter(([name]) => name !== "content-type")).toEqual([
      ["cache-control", "public, max-age=0"],
    ]);
  },
);

test.each([
  ["cloudflare", CLOUDFLARE, 30, "/client/v4/zones/site%2F1/purge_cache", "tags"],
  ["fastly", FASTLY, 256, "/service/site%2F1/purge", "surrogate_keys"],
] as const)(
  "[NODE-12] sends 5,000 tags to %s in batches, each once, also after a 429",
  async (vendor, responses, most, path, field) => {
    const { cdn, requests, lines } = await stand(
      vendor,
      responses.done,
      responses.tooMany,
      responses.done,
    );
    cdn.purge(Array.from({ length: 4999 }, (_, at) => `vacancy:${at}`));
    const batches = Math.ceil(5000 / most);
    await expect.poll(() => requests.length, WAIT).toBe(batches + 1);
    const sizes = requests.map(({ body }) => JSON.parse(body)[field].length);
    expect(Math.max(...sizes)).toBe(most);
    const purged = requests
      .filter((_, at) => at !== 1)
      .flatMap(({ body }) => JSON.parse(body)[field]);
    expect([
      purged.length,
      new Set(purged).size,
      new Set(requests.map((call) => call.path)),
    ]).toEqual([5000, 5000, new Set([path])]);
    expect(lines).toEqual([
      expect.stringMatching(
        new RegExp(`^the CDN \\(CDN=${vendor}\\) is unreachable \\(it responded with HTTP 429`),
      ),
      expect.stringContaining("is reachable again"),
    ]);
  },
);

test("[NODE-12] invalidates everything at CloudFront, signed, for any number of tags, and again after too many invalidations", async () => {
  const { cdn, requests, lines } = await stand("cloudfront", CLOUDFRONT.tooMany, CLOUDFRONT.done);
  cdn.purge(Array.from({ length: 5000 }, (_, at) => `vacancy:${at}`));
  await expect.poll(() => lines.length, WAIT).toBe(2);
  expect(requests).toHaveLength(2);
  expect(requests[1]).toMatchObject({
    path: "/2020-05-31/distribution/site%2F1/invalidation",
    body: expect.stringContaining("<Quantity>1</Quantity><Items><Path>/*</Path>"),
    headers: {
      authorization: expect.stringMatching(
        /^AWS4-HMAC-SHA256 Credential=id\/\d{8}\/us-east-1\/cloudfront\/aws4_request, SignedHeaders=host;x-amz-date, Signature=[\da-f]{64}$/,
      ),
    },
  });
  expect(lines[0]).toContain("TooManyInvalidationsInProgress");
});

test("[NODE-12] a signature equals that of Python's hmac", () => {
  expect(
    signed(
      {
        url: new URL("https://cloudfront.amazonaws.com/2020-05-31/distribution/E1/invalidation"),
        body: "<a/>",
        now: new Date("2026-01-02T03:04:05.678Z"),
      },
      { id: "AKIDEXAMPLE", secret: "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY" },
    ),
  ).toEqual({
    "x-amz-date": "20260102T030405Z",
    authorization:
      "AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE/20260102/us-east-1/cloudfront/aws4_request, SignedHeaders=host;x-amz-date, Signature=82407f10f0b7cdda988f5dc68b367932bf4e86e5e18d896e7043137d53319464",
  });
});

test("[NODE-12] logs a wrong token, and a refusal with status 200, once; the purge waits", async () => {
  const refused = { ...CLOUDFLARE.wrongToken, status: 200 };
  const { cdn, requests, lines } = await stand(
    "cloudflare",
    CLOUDFLARE.wrongToken,
    refused,
    refused,
    CLOUDFLARE.done,
  );
  cdn.purge(["home"]);
  await expect.poll(() => lines.length, WAIT).toBe(2);
  expect(lines[0]).toContain("HTTP 403");
  expect(lines[0]).toContain("9109");
  expect(lines[0]).toContain("for up to 12 hours");
  expect(lines.join()).not.toContain("secret");
  expect(requests.map(({ body }) => body)).toEqual(
    Array.from({ length: 4 }, () => '{"tags":["home","many"]}'),
  );
});
