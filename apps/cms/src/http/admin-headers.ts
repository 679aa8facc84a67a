import type { ServerResponse } from "node:http";

// Payload's panel sets inline styles and scripts of its own; what can be closed is closed. The site alone is framed, for the preview.
const policy = (siteUrl: string): string => ["default-src 'self'", "script-src 'self' 'unsafe-inline'", "style-src 'self' 'unsafe-inline'", "img-src 'self' data: blob:", "media-src 'self' blob:", "font-src 'self' data:", "connect-src 'self'", "object-src 'none'", "base-uri 'self'", "form-action 'self'", `frame-src 'self' ${siteUrl}`, "frame-ancestors 'none'"].join("; ");

/** Security headers of the admin and its API. `https` adds HSTS. */
export function setAdminHeaders(response: ServerResponse, { https, siteUrl }: { https: boolean; siteUrl: string }): void {
  response.setHeader("content-security-policy", policy(siteUrl));
  response.setHeader("x-frame-options", "DENY");
  response.setHeader("x-content-type-options", "nosniff");
  response.setHeader("referrer-policy", "same-origin");
  response.setHeader("cross-origin-opener-policy", "same-origin");
  response.setHeader("permissions-policy", "camera=(), geolocation=(), microphone=()");
  response.setHeader("x-robots-tag", "noindex, nofollow");
  if (https) response.setHeader("strict-transport-security", "max-age=31536000");
}
