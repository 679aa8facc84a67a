import type { SafeHtml } from "#app/text/html.ts";

/** Whether markup shows anything: an emptied field of an editor often has `<p>&nbsp;</p>`. */
export const hasWords = (html: string): boolean =>
  /<(?:img|iframe|video|audio|table|figure|hr)\b/i.test(html) ||
  html.replace(/<[^>]*>|&nbsp;|&#160;/gi, "").trim() !== "";

export const shown = (html: SafeHtml): SafeHtml | null => (hasWords(html) ? html : null);
