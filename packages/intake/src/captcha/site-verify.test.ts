import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createSiteVerify } from "#captcha/site-verify.ts";
import type { Vendor } from "#captcha/vendors.ts";
import { createFakeClock, type FakeClock } from "#tests/fake-clock.ts";

const DUPLICATE: Record<Vendor, string> = {
  turnstile: "timeout-or-duplicate",
  hcaptcha: "already-seen-response",
  recaptcha: "timeout-or-duplicate",
};

let server: Server;
let clock: FakeClock;
let requests: URLSearchParams[];
let used: Set<string>;
let misbehave: ((response: ServerResponse) => void) | null;

/** A vendor as documented: form post, JSON verdict, each token valid once. */
async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const form = new URLSearchParams(await text(request));
  requests.push(form);
  if (misbehave) return misbehave(response);
  const token = form.get("response") ?? "";
  const vendor = (request.url ?? "/").slice(1) as Vendor;
  const code =
    form.get("secret") !== "right secret"
      ? "invalid-input-secret"
      : token.startsWith("good")
        ? used.has(token)
          ? DUPLICATE[vendor]
          : null
        : "invalid-input-response";
  used.add(token);
  response.setHeader("content-type", "application/json");
  response.end(
    JSON.stringify(
      code
        ? { success: false, "error-codes": [code] }
        : {
            success: true,
            challenge_ts: "2026-01-05T12:00:00.000Z",
            hostname: "site.test",
            "error-codes": [],
          },
    ),
  );
}

beforeEach(async () => {
  clock = createFakeClock();
  [requests, used, misbehave] = [[], new Set(), null];
  server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((listening) => void server.listen(0, "127.0.0.1", listening));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const captchaOf = (vendor: Vendor, changes: Partial<Parameters<typeof createSiteVerify>[0]> = {}) =>
  createSiteVerify({
    vendor,
    siteKey: "site key",
    secret: "right secret",
    clock,
    fetch,
    verifyUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/${vendor}`,
    ...changes,
  });

describe.each<Vendor>(["turnstile", "hcaptcha", "recaptcha"])("%s", (vendor) => {
  test("[CON-04] a good token passes and names what it spends; the vendor gets secret and token, not the visitor's address", async () => {
    expect(await captchaOf(vendor).verify({ captcha: "good" })).toEqual({
      outcome: "passed",
      spend: {
        token: expect.stringMatching(new RegExp(`^${vendor}:[\\w-]{43}$`)),
        until: expect.any(Number),
      },
    });
    expect(Object.fromEntries(requests[0] ?? [])).toEqual({
      secret: "right secret",
      response: "good",
      ...(vendor === "hcaptcha" && { sitekey: "site key" }),
    });
  });

  test("[CON-04] fifty simultaneous posts with one token call the vendor once; another process gets 'spent'", async () => {
    const captcha = captchaOf(vendor);
    const verdicts = await Promise.all(
      Array.from({ length: 50 }, () => captcha.verify({ captcha: "good" })),
    );
    expect(new Set(verdicts.map((verdict) => JSON.stringify(verdict))).size).toBe(1);
    expect(requests).toHaveLength(1);
    expect(await captchaOf(vendor).verify({ captcha: "good" })).toEqual({ outcome: "expired" });
  });

  test("refuses a wrong token; no token is absent, and an endless one is not sent to the vendor", async () => {
    const captcha = captchaOf(vendor);
    expect(await captcha.verify({ captcha: "bad" })).toEqual({ outcome: "wrong" });
    expect(await captcha.verify({})).toEqual({ outcome: "absent" });
    expect(await captcha.verify({ captcha: "x".repeat(10_000) })).toEqual({ outcome: "wrong" });
    expect(requests).toHaveLength(1);
  });

  test("reports a wrong secret as our failure, with the setting's name", async () => {
    await expect(
      captchaOf(vendor, { secret: "wrong" }).verify({ captcha: "good" }),
    ).rejects.toThrow(/CAPTCHA_SECRET/);
  });
});

test("calls a vendor again after one failure; a second failure is ours, and the next post calls anew", async () => {
  let failures = 1;
  misbehave = (response) => {
    failures -= 1;
    if (failures === 0) misbehave = null;
    response.writeHead(502).end("bad gateway");
  };
  const captcha = captchaOf("turnstile");
  expect(await captcha.verify({ captcha: "good one" })).toMatchObject({ outcome: "passed" });
  misbehave = (response) => void response.writeHead(500).end();
  await expect(captcha.verify({ captcha: "good two" })).rejects.toThrow(
    "turnstile is unreachable: HTTP 500",
  );
  misbehave = null;
  expect(await captcha.verify({ captcha: "good two" })).toMatchObject({ outcome: "passed" });
});

test("a vendor that hangs, redirects or returns a page is our failure", async () => {
  misbehave = () => undefined;
  await expect(
    captchaOf("hcaptcha", { timeoutMs: 50 }).verify({ captcha: "good" }),
  ).rejects.toThrow(/is unreachable/);
  misbehave = (response) => void response.writeHead(302, { location: "/elsewhere" }).end();
  await expect(captchaOf("hcaptcha").verify({ captcha: "good" })).rejects.toThrow(/is unreachable/);
  misbehave = (response) => void response.end("<html>");
  await expect(captchaOf("hcaptcha").verify({ captcha: "good" })).rejects.toThrow(/is unreachable/);
  misbehave = (response) => void response.end("[]");
  await expect(captchaOf("hcaptcha").verify({ captcha: "good" })).rejects.toThrow(
    "returned no verdict",
  );
});

test("drops a verdict when its token has expired", async () => {
  const captcha = captchaOf("recaptcha");
  await captcha.verify({ captcha: "good" });
  await clock.advance(120_001);
  expect(await captcha.verify({ captcha: "good" })).toEqual({ outcome: "expired" });
  expect(requests).toHaveLength(2);
});
