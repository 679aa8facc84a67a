import { describe, expect, test } from "vitest";
import { CAPTCHA_SOURCES } from "#server/http/outside-sources.ts";
import { pagePolicy, securityHeaders } from "#server/http/headers.ts";

const none = { scripts: [], styles: [], attributes: [] };
const directives = (policy: string) =>
  new Map(
    policy.split("; ").map((part) => [part.split(" ")[0], part.split(" ").slice(1).join(" ")]),
  );
const named = (flat: readonly string[]) =>
  new Map(flat.flatMap((name, at) => (at % 2 === 0 ? [[name, flat[at + 1] ?? ""]] : [])));

describe("policy of a page", () => {
  test("allows the chosen captcha's vendor and no other", () => {
    const of = (provider: keyof typeof CAPTCHA_SOURCES) =>
      pagePolicy(none, false, CAPTCHA_SOURCES[provider]);
    expect(of("altcha")).toBe(pagePolicy(none, false));
    // The only other origins are those of videos, which load on request.
    const videos = "https://www.youtube-nocookie.com https://player.vimeo.com";
    expect(
      [...directives(of("altcha"))].filter(([, sources]) => sources.includes("https:")),
    ).toEqual([["frame-src", videos]]);
    const turnstile = directives(of("turnstile"));
    expect([
      turnstile.get("script-src"),
      turnstile.get("frame-src"),
      turnstile.get("connect-src"),
    ]).toEqual([
      "'self' https://challenges.cloudflare.com",
      `${videos} https://challenges.cloudflare.com`,
      "'self'",
    ]);
    expect(directives(of("hcaptcha")).get("style-src")).toBe(
      "'self' https://hcaptcha.com https://*.hcaptcha.com",
    );
    expect(directives(of("recaptcha")).get("script-src")).toBe(
      "'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
    );
  });

  test("allows its own inline parts by hash and everything else from this origin", () => {
    const policy = directives(
      pagePolicy({ scripts: ["'sha256-a'"], styles: ["'sha256-b'"], attributes: [] }, false),
    );
    expect(policy.get("default-src")).toBe("'none'");
    expect(policy.get("script-src")).toBe("'self' 'sha256-a'");
    expect(policy.get("style-src")).toBe("'self' 'sha256-b'");
    expect(policy.get("style-src-attr")).toBe("'none'");
    for (const name of ["object-src", "base-uri", "frame-ancestors"])
      expect(policy.get(name)).toBe("'none'");
    expect(policy.get("form-action")).toBe("'self'");
    expect(policy.get("frame-src")).toBe(
      "https://www.youtube-nocookie.com https://player.vimeo.com",
    );
    expect(policy.has("upgrade-insecure-requests")).toBe(false);
  });

  test("forbids creating scripts or markup from text, except the captcha's worker; a vendor's script needs an exception", () => {
    const policy = directives(pagePolicy(none, false));
    expect([policy.get("require-trusted-types-for"), policy.get("trusted-types")]).toEqual([
      "'script'",
      "captcha-worker",
    ]);
    expect(pagePolicy(none, false, CAPTCHA_SOURCES.hcaptcha)).not.toContain("trusted-types");
  });

  test("never allows unsafe scripts or style elements, whatever the page contains", () => {
    const many = Array.from({ length: 60 }, (_, at) => `'sha256-${at}'`);
    const policy = directives(pagePolicy({ scripts: many, styles: many, attributes: many }, true));
    for (const name of ["default-src", "script-src", "style-src"])
      expect(policy.get(name)).not.toContain("unsafe");
  });

  test("lists the page's style attributes by hash while they are few", () => {
    expect(pagePolicy({ ...none, attributes: ["'sha256-a'"] }, false)).toContain(
      "style-src-attr 'unsafe-hashes' 'sha256-a'",
    );
    expect(
      pagePolicy({ ...none, attributes: Array.from({ length: 25 }, () => "'sha256-a'") }, false),
    ).toContain("style-src-attr 'unsafe-inline'");
  });
});

test("every response forbids sniffing, framing and unused features", () => {
  const headers = named(securityHeaders({ isHttps: false }));
  expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect(headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
  expect(headers.get("Permissions-Policy")).toContain("camera=()");
  expect(headers.get("Cross-Origin-Opener-Policy")).toBe("same-origin");
  expect(headers.get("Cross-Origin-Resource-Policy")).toBe("same-origin");
  expect(headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
});

test("sends HSTS only for https", () => {
  expect(named(securityHeaders({ isHttps: true })).get("Strict-Transport-Security")).toBe(
    "max-age=31536000",
  );
  expect(named(securityHeaders({ isHttps: false })).has("Strict-Transport-Security")).toBe(false);
});
