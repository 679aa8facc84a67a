import type { SafeHtml } from "#app/lib/html.ts";

// The sanitizer writes these and no others.
const ENTITIES: Record<string, string> = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&amp;": "&" };

/** The words of sanitised markup on one line, for a page's title and for comparing. */
export const plainText = (html: SafeHtml): string =>
  html.replace(/<[^>]*>/g, "").replace(/&(?:lt|gt|quot|amp);/g, (entity) => ENTITIES[entity] ?? entity).replace(/\s+/g, " ").trim();
