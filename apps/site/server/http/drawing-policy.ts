import { inlineHashes } from "#server/http/inline-hashes.ts";

/** More styles are not listed individually, because proxies limit the size of headers. */
const LISTED = 24;

/** Allows an SVG only its own styles: opened by itself it is a document. */
export function drawingPolicy(drawing: string): string {
  const { styles, attributes } = inlineHashes(drawing);
  const hashes = [...styles, ...(attributes.length > 0 ? ["'unsafe-hashes'", ...attributes] : [])];
  // XML escapes can make a style's text differ from its source.
  const isPlain = hashes.length <= LISTED && !/<!\[CDATA\[|<style[^>]*>[^<]*&/.test(drawing);
  return [
    "default-src 'none'",
    ...(hashes.length > 0 ? [`style-src ${isPlain ? hashes.join(" ") : "'unsafe-inline'"}`] : []),
    "sandbox",
    "frame-ancestors 'none'",
  ].join("; ");
}
