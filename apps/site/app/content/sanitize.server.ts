import sanitizeHtml from "sanitize-html";
import type { SafeHtml } from "#app/lib/html.ts";

const INLINE = ["b", "strong", "i", "em", "br", "span", "sub", "sup", "small"];
const BLOCK = [...INLINE, "p", "ul", "ol", "li", "a", "h2", "h3", "h4", "blockquote", "figure", "figcaption", "hr", "code", "pre"];

const LINKS = { allowedAttributes: { a: ["href", "rel"] }, allowedSchemes: ["http", "https", "mailto", "tel"], allowProtocolRelative: false };

/** HTML of the host for a heading or a label: words and their stress, no links and no blocks. */
export const safeInline = (html: string): SafeHtml => sanitizeHtml(html, { allowedTags: INLINE, allowedAttributes: {} }) as SafeHtml;

/** HTML of the host for running text: no scripts, styles, forms or foreign frames; links lose their window's opener. */
export const safeBlocks = (html: string): SafeHtml =>
  sanitizeHtml(html, { ...LINKS, allowedTags: BLOCK, transformTags: { a: (tagName, attribs) => ({ tagName, attribs: { ...attribs, rel: "noopener" } }) } }) as SafeHtml;
