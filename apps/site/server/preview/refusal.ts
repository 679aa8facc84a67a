import { readFileSync } from "node:fs";
import { themeStyles, type Theme } from "@meridian/contract/theme";
import { pagePolicy, securityHeaders } from "#server/http/headers.ts";
import { inlineHashes } from "#server/http/inline-hashes.ts";
import { prepareResponse, type PreparedResponse } from "#server/http/prepared-response.ts";

const STYLES = readFileSync(new URL("./refusal.css", import.meta.url), "utf8");

const WORDS = {
  expired: {
    title: "This preview has expired",
    text: "A preview link is valid for half an hour. Open the record in the admin again to get a new one.",
  },
  wrong: {
    title: "This preview link is not valid",
    text: "The link is incomplete, or belongs to another page. Open the preview from the record in the admin.",
  },
};

export interface RefusalOptions {
  reason: keyof typeof WORDS;
  /** Address of the public page. */
  path: string;
  isHttps: boolean;
  theme: Theme;
  /** The admin's origin, if the link proves it. */
  framedBy?: string;
}

/** The reason why a preview is refused; reads nothing of the page. */
export function refusal({
  reason,
  path,
  isHttps,
  theme,
  framedBy,
}: RefusalOptions): PreparedResponse {
  const { title, text } = WORDS[reason];
  const link = path.replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`);
  const html = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${themeStyles(theme)}${STYLES}</style></head><body><main><h1>${title}</h1><p>${text}</p><p><a href="${link}" target="_blank" rel="noopener">Open the public page</a></p></main></body></html>`;
  const headers = [
    ...securityHeaders({ isHttps, policy: pagePolicy(inlineHashes(html), isHttps, {}, framedBy) }),
    "X-Robots-Tag",
    "noindex",
  ];
  return prepareResponse({
    status: 403,
    bodies: { identity: Buffer.from(html) },
    contentType: "text/html; charset=utf-8",
    cacheControl: "private, no-store",
    headers,
  });
}
