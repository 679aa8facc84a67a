import { pagePolicy, securityHeaders } from "#server/headers.ts";
import { inlineHashes } from "#server/html/inline-hashes.ts";
import { makeReady, type Ready } from "#server/ready.ts";

/** The error page's circle of meridians, as the design draws it. */
const globe = `<svg viewBox="0 0 600 600" aria-hidden="true" fill="none" stroke="#14252e" stroke-width="1.5"><circle cx="300" cy="300" r="280" fill="#c9e0e6" stroke-width="2"/><g stroke-opacity=".3">${[70, 138, 198, 243, 271].map((radius) => `<ellipse cx="300" cy="300" rx="${radius}" ry="280"/>`).join("")}<path d="M114.8 90h370.4M57.5 160h485M28.9 230h542.2M20 300h560M28.9 370h542.2M57.5 440h485M114.8 510h370.4"/></g><path d="M96 380C150 210 260 160 350 190c90 30 102 140 22 162-66 18-102-36-54-76" stroke="#b5125f" stroke-width="4" stroke-dasharray="14 9"/><circle cx="96" cy="380" r="12" fill="#14252e" stroke="#fff" stroke-width="3"/><circle cx="318" cy="276" r="13" fill="#fff" stroke="#b5125f" stroke-width="5"/></svg>`;

const styles = `*{box-sizing:border-box}html{font:400 1.0625rem/1.6 "Commissioner Variable","Segoe UI","Helvetica Neue",Arial,sans-serif;color:#14252e;background:#e4eff1}body{margin:0;min-block-size:100svb;display:grid;grid-template-rows:auto 1fr}header{padding:1.25rem clamp(1.25rem,4vw,4rem);font-weight:640;font-size:1.25rem;background:#fcfcfa;border-block-end:1px solid rgb(20 37 46/.2)}main{inline-size:100%;max-inline-size:82rem;margin-inline:auto;padding:3rem clamp(1.25rem,4vw,4rem);display:grid;grid-template-columns:1fr 1fr;gap:3rem;align-items:center}h1{margin:0;font-weight:440;font-size:clamp(2.625rem,1.821rem + 3.3vw,4.5rem);line-height:1.03;letter-spacing:-.022em;max-inline-size:11ch}p{margin:1.5rem 0 2rem;font-size:1.1875rem;color:#3f525c;max-inline-size:44ch}a{display:inline-block;padding:.8125rem 1.5rem;border-radius:2px;background:#b5125f;color:#fff;text-decoration:none;font-weight:540}a:hover{background:#8c0b48}a:focus-visible{outline:3px solid #14252e;outline-offset:3px}svg{inline-size:100%;max-inline-size:36rem;justify-self:end}@media(max-width:56rem){main{grid-template-columns:1fr;align-content:center}svg{max-inline-size:18rem;justify-self:start}}`;

const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`);

export interface LastResortOptions {
  brand: () => string;
  isHttps: boolean;
}

/** ERR-02 and ERR-04 where not even the error page could be rendered: whole in itself, needs no file, no script and no content. */
export function createLastResort({ brand, isHttps }: LastResortOptions): (status: number) => Ready {
  return (status) => {
    const html = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Oooops, something went wrong</title><style>${styles}</style></head><body><header>${escaped(brand())}</header><main><div><h1>Oooops, something went wrong</h1><p>This page cannot be shown at the moment. Please try again in a few seconds.</p><a href="/">Go Home</a></div>${globe}</main></body></html>`;
    const headers = [...securityHeaders({ isHttps, policy: pagePolicy(inlineHashes(html), isHttps) }), "Retry-After", "10"];
    return makeReady({ status, bodies: { identity: Buffer.from(html) }, contentType: "text/html; charset=utf-8", cacheControl: "no-store", headers });
  };
}
