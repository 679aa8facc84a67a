import { inlineHashes } from "#server/http/inline-hashes.ts";

/** More styles than this are not listed one by one: a proxy's room for headers is small. */
const LISTED = 24;

/**
 * The policy of a drawing, which is a document when opened by itself: it may style itself as it does and
 * nothing else. Some browsers hold it to that within a page too.
 */
export function drawingPolicy(drawing: string): string {
  const { styles, attributes } = inlineHashes(drawing);
  const hashes = [...styles, ...(attributes.length > 0 ? ["'unsafe-hashes'", ...attributes] : [])];
  // As XML has it, a style's text may be other than what stands there.
  const isPlain = hashes.length <= LISTED && !/<!\[CDATA\[|<style[^>]*>[^<]*&/.test(drawing);
  return [
    "default-src 'none'",
    ...(hashes.length > 0 ? [`style-src ${isPlain ? hashes.join(" ") : "'unsafe-inline'"}`] : []),
    "sandbox",
    "frame-ancestors 'none'",
  ].join("; ");
}
