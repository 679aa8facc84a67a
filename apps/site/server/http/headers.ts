/** Security headers: they forbid browsers everything that the site's pages do not use. */
import { FRAME_ORIGINS } from "@meridian/contract/video-hosts";
import type { FlatHeaders } from "#server/http/prepared-response.ts";

/** SHA-256 hashes of a page's inline parts, in the policy's format. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
  /** Of `style` attributes. */
  attributes: readonly string[];
}

/** More style attributes are not listed individually, because proxies limit the size of headers. */
const ATTRIBUTES_LISTED = 24;

/** For everything except pages: JSON, text, scripts and their workers. */
export const PLAIN_POLICY =
  "default-src 'none'; script-src 'self'; connect-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** Further origins by directive, as documented by the captcha's vendor or the provider. */
export type OutsideSources = Partial<
  Record<"script" | "style" | "img" | "connect" | "frame", readonly string[]>
>;

export const allSources = (sources: readonly OutsideSources[]): OutsideSources =>
  Object.fromEntries(
    (["script", "style", "img", "connect", "frame"] as const).map((kind) => [
      kind,
      [...new Set(sources.flatMap((source) => source[kind] ?? []))],
    ]),
  );

/** Trusted Types policies of a page: the captcha's worker (app/forms/captcha/altcha.ts). */
const TRUSTED_TYPES = ["captcha-worker"];

/**
 * A page's policy: its own scripts and styles by hash, everything else from this origin, except
 * embedded videos. `framedBy`: the admin, for a preview.
 */
export function pagePolicy(
  { scripts, styles, attributes }: InlineHashes,
  isHttps: boolean,
  outside: OutsideSources = {},
  framedBy = "'none'",
): string {
  const sources = (hashes: readonly string[] = [], more: readonly string[] = []): string =>
    ["'self'", ...hashes, ...more].join(" ");
  const listed =
    attributes.length > ATTRIBUTES_LISTED
      ? "'unsafe-inline'"
      : ["'unsafe-hashes'", ...attributes].join(" ");
  return [
    "default-src 'none'",
    `script-src ${sources(scripts, outside.script)}`,
    `style-src ${sources(styles, outside.style)}`,
    `style-src-attr ${attributes.length === 0 ? "'none'" : listed}`,
    ["img-src 'self' data:", ...(outside.img ?? [])].join(" "),
    "media-src 'self'",
    "font-src 'self'",
    `connect-src ${sources(outside.connect)}`,
    `frame-src ${[...FRAME_ORIGINS, ...(outside.frame ?? [])].join(" ")}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${framedBy}`,
    // A vendor's script fails under Trusted Types; ours create scripts only through this policy.
    ...(outside.script?.length
      ? []
      : ["require-trusted-types-for 'script'", `trusted-types ${TRUSTED_TYPES.join(" ")}`]),
    ...(isHttps ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}

const PERMISSIONS = [
  "accelerometer",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "payment",
  "usb",
]
  .map((feature) => `${feature}=()`)
  .join(", ");

export interface SecurityOptions {
  isHttps: boolean;
  /** `null` in development: Vite's own scripts and styles have no hashes. */
  policy?: string | null;
  /** Whether other sites' pages may embed it: pictures in a feed reader. */
  isForAll?: boolean;
}

/** Headers of every response, including errors. */
export function securityHeaders({
  isHttps,
  policy = PLAIN_POLICY,
  isForAll = false,
}: SecurityOptions): FlatHeaders {
  return [
    ...(policy === null ? [] : ["Content-Security-Policy", policy]),
    "X-Content-Type-Options",
    "nosniff",
    // Not `no-referrer`: Chromium would send `Origin: null` with a form, which is refused.
    "Referrer-Policy",
    "strict-origin-when-cross-origin",
    "Permissions-Policy",
    PERMISSIONS,
    "Cross-Origin-Opener-Policy",
    "same-origin",
    "Cross-Origin-Resource-Policy",
    isForAll ? "cross-origin" : "same-origin",
    ...(isHttps ? ["Strict-Transport-Security", "max-age=31536000"] : []),
  ];
}
