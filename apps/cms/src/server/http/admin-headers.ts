import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";

/**
 * Sheets that packages write into the panel's pages, always the same; of another version the browser's console says
 * the new hash (admin-policy.long.spec.ts). Emotion's is empty: its rules are added by script.
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
 * Scripts and sheets of a panel's page bear its nonce, which Next finds in this policy, or are named above. Payload
 * sets styles of single elements, and so do its parts while they run (react-select, the editors): those stay open.
 * The site alone is framed, for the preview.
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

/** What a panel's page gives its own sheets, from the policy it was asked with. */
export const nonceOf = (policy: string): string | undefined => /'nonce-([^']+)'/.exec(policy)?.[1];

/**
 * What is not the panel itself is data: calls, files of the library, downloads. Opened in a window,
 * none of it runs, fetches or has this origin. A drawing's own styles are let, or it would lose its colours.
 */
const dataPolicy = (pathname: string): string =>
  [
    "default-src 'none'",
    ...(/\.svg$/i.test(pathname) ? ["style-src 'unsafe-inline'"] : []),
    "sandbox",
    `frame-ancestors ${isFramed(pathname) ? "'self'" : "'none'"}`,
  ].join("; ");

/** The panel's pages and their parts. Any other spelling of these paths is data. */
const isPanel = (pathname: string): boolean => /^\/(?:admin|_next)(?:\/|$)/.test(pathname);

/** A visitor's PDF, which the panel shows in a frame beside the notes. */
const isFramed = (pathname: string): boolean =>
  /^\/cms\/api\/submissions\/\d+\/files\/\d+\/view$/.test(pathname);

/**
 * Security headers of everything that is answered. `https` adds HSTS. A panel's page is told its policy in the
 * request, too: from there Next takes the nonce.
 */
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
