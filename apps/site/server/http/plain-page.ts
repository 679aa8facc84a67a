import { escapeHtml } from "@meridian/contract/escape";
import { pagePolicy, securityHeaders, type InlineHashes } from "#server/http/headers.ts";
import { inlineHashes } from "#server/http/inline-hashes.ts";
import type { FlatHeaders } from "#server/http/prepared-response.ts";

const styles = `*{box-sizing:border-box}html{font:400 1.0625rem/1.6 "Commissioner Variable","Segoe UI","Helvetica Neue",Arial,sans-serif;color:#14252e;background:#e4eff1}body{margin:0;min-block-size:100svb;display:grid;grid-template-rows:auto 1fr}header{padding:1.25rem clamp(1.25rem,4vw,4rem);font-weight:640;font-size:1.25rem;background:#fcfcfa;border-block-end:1px solid rgb(20 37 46/.2)}main{inline-size:100%;max-inline-size:82rem;margin-inline:auto;padding:3rem clamp(1.25rem,4vw,4rem);display:grid;grid-template-columns:1fr 1fr;gap:3rem;align-items:center}h1{margin:0;font-weight:440;font-size:clamp(2.625rem,1.821rem + 3.3vw,4.5rem);line-height:1.03;letter-spacing:-.022em;max-inline-size:11ch}p{margin:1.5rem 0 2rem;font-size:1.1875rem;color:#3f525c;max-inline-size:44ch}a{display:inline-block;padding:.8125rem 1.5rem;border-radius:2px;background:#b5125f;color:#fff;text-decoration:none;font-weight:540}a:hover{background:#8c0b48}a:focus-visible{outline:3px solid #14252e;outline-offset:3px}svg{inline-size:100%;max-inline-size:36rem;justify-self:end}.words{grid-template-columns:minmax(0,46rem);align-content:start}.words h1{font-size:clamp(2rem,1.6rem + 1.6vw,3rem);line-height:1.12;max-inline-size:none}.words p{margin-block-end:1rem}h2{margin:2.5rem 0 0;font-weight:540;font-size:1.375rem}dl{margin:0 0 2rem}dt{margin-block-start:1.25rem;color:#3f525c}dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}@media(max-width:56rem){main:not(.words){grid-template-columns:1fr;align-content:center}svg{max-inline-size:18rem;justify-self:start}}`;

export interface PlainPageOptions {
  brand: () => string;
  isHttps: boolean;
  /** More styles, for what no other plain page has. */
  extraStyles?: string;
  /** In place of a page's own policy, by the hashes of its styles. */
  policy?: (hashes: InlineHashes) => string;
}

export interface PlainPage {
  html: string;
  /** With the policy that lets its styles be. */
  headers: FlatHeaders;
}

const page = (brand: string, title: string, main: string, sheet: string): string =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${sheet}</style></head><body><header>${escapeHtml(brand)}</header>${main}</body></html>`;

/**
 * A page that is whole in itself: made without React and the content host, of one small string.
 * `main` is HTML.
 */
export function createPlainPage({
  brand,
  isHttps,
  extraStyles = "",
  policy = (hashes) => pagePolicy(hashes, isHttps),
}: PlainPageOptions): (title: string, main: string) => PlainPage {
  const sheet = styles + extraStyles;
  const headers = securityHeaders({
    isHttps,
    policy: policy(inlineHashes(page("", "", "", sheet))),
  });
  return (title, main) => ({ html: page(brand(), title, main, sheet), headers });
}
