import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";

/**
 * Fixed stylesheets that packages write into panel pages. After an update the browser's console
 * reports the new hash (admin-policy.long.spec.ts). Emotion's is empty: script adds its rules.
 */
const PACKAGES_STYLES = {
  "@emotion/sheet": "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=",
  "@payloadcms/next": "sha256-UO8+f0Vt7qym1f9lUl0nh47l5M7MX3W3qSnbWSxu6+8=",
  "@faceless-ui/modal": "sha256-RRvYYvypkfR67NPWQ5YM5msNEwtYz7N+9rYPCnXMfXw=",
  sonner: "sha256-Od9mHMH7x2G6QuoV3hsPkDCwIyqbg2DX3F5nLeCYQBc=",
};

const STYLES = Object.values(PACKAGES_STYLES)
  .map((hash) => `'${hash}'`)
  .join(" ");

/**
 * Scripts and stylesheets have the page's nonce, which Next reads from this policy, or a hash
 * above. Inline styles are allowed: Payload and its components (react-select, the editors) set them
 * at run time. Only the site may be framed, for the preview.
 */
const panelPolicy = (siteUrl: string, nonce: string): string =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}' ${STYLES}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    `frame-src 'self' ${siteUrl}`,
    "frame-ancestors 'none'",
  ].join("; ");

/** For a panel page's own stylesheets. */
export const nonceOf = (policy: string): string | undefined => /'nonce-([^']+)'/.exec(policy)?.[1];

/**
 * Outside the panel all is data: calls, library files, downloads. Opened in a window it cannot run
 * code, fetch or use this origin. An SVG keeps its own styles, for its colours.
 */
const dataPolicy = (pathname: string): string =>
  [
    "default-src 'none'",
    ...(/\.svg$/i.test(pathname) ? ["style-src 'unsafe-inline'"] : []),
    "sandbox",
    `frame-ancestors ${isFramed(pathname) ? "'self'" : "'none'"}`,
  ].join("; ");

/** Pages and assets. Any other spelling of these paths is data. */
const isPanel = (pathname: string): boolean => /^\/(?:admin|_next)(?:\/|$)/.test(pathname);

/** The panel frames a visitor's PDF next to the notes. */
const isFramed = (pathname: string): boolean =>
  /^\/cms\/api\/submissions\/\d+\/files\/\d+\/view$/.test(pathname);

/** `https` adds HSTS. A page's policy is also set on the request, where Next reads the nonce. */
export function setSecurityHeaders(
  request: IncomingMessage,
  response: ServerResponse,
  pathname: string,
  { https, siteUrl }: { https: boolean; siteUrl: string },
): void {
  const policy = isPanel(pathname)
    ? panelPolicy(siteUrl, randomBytes(16).toString("base64"))
    : dataPolicy(pathname);
  request.headers["content-security-policy"] = policy;
  response.setHeader("content-security-policy", policy);
  response.setHeader("x-frame-options", isFramed(pathname) ? "SAMEORIGIN" : "DENY");
  response.setHeader("x-content-type-options", "nosniff");
  response.setHeader("referrer-policy", "same-origin");
  response.setHeader("cross-origin-opener-policy", "same-origin");
  response.setHeader("cross-origin-resource-policy", "same-origin");
  response.setHeader("permissions-policy", "camera=(), geolocation=(), microphone=()");
  response.setHeader("x-robots-tag", "noindex, nofollow");
  if (https) response.setHeader("strict-transport-security", "max-age=31536000");
}
