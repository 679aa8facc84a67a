import type { ServerResponse } from "node:http";

// Payload's panel sets inline styles and scripts of its own; what can be closed is closed. The site
// alone is framed, for the preview.
const policy = (siteUrl: string): string =>
  [
    "default-src 'self'",
    "script-src 'self' 'unsafe-inline'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    `frame-src 'self' ${siteUrl}`,
    "frame-ancestors 'none'",
  ].join("; ");

/**
 * What is not the panel itself is data: calls, files of the library, downloads. Opened in a window,
 * none of it runs, fetches or has this origin. Its own styles are let, or a drawing would lose its
 * colours; so is the file itself, for a video.
 */
const dataPolicy = (framedBy: "'none'" | "'self'"): string =>
  `default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors ${framedBy}`;

/** The panel's pages and their parts. Any other spelling of these paths is data. */
const isPanel = (pathname: string): boolean => /^\/(?:admin|_next)(?:\/|$)/.test(pathname);

/** A visitor's PDF, which the panel shows in a frame beside the notes. */
const isFramed = (pathname: string): boolean =>
  /^\/cms\/api\/submissions\/\d+\/files\/\d+\/view$/.test(pathname);

/** Security headers of everything that is answered. `https` adds HSTS. */
export function setSecurityHeaders(
  response: ServerResponse,
  pathname: string,
  { https, siteUrl }: { https: boolean; siteUrl: string },
): void {
  const framed = isFramed(pathname);
  response.setHeader(
    "content-security-policy",
    isPanel(pathname) ? policy(siteUrl) : dataPolicy(framed ? "'self'" : "'none'"),
  );
  response.setHeader("x-frame-options", framed ? "SAMEORIGIN" : "DENY");
  response.setHeader("x-content-type-options", "nosniff");
  response.setHeader("referrer-policy", "same-origin");
  response.setHeader("cross-origin-opener-policy", "same-origin");
  response.setHeader("permissions-policy", "camera=(), geolocation=(), microphone=()");
  response.setHeader("x-robots-tag", "noindex, nofollow");
  if (https) response.setHeader("strict-transport-security", "max-age=31536000");
}
