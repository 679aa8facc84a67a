/** A vacancy's formatted description (OWN-127). */
import { proseOf } from "#app/content/prose/prose.server.ts";
import { createHeadingIds } from "#app/content/prose/heading-ids.ts";
import type { ContentSource } from "#app/render-context.server.ts";
import type { SafeHtml } from "#app/text/html.ts";
import type { Translate } from "@meridian/messages/messages";

export interface FormattedDescription {
  /** Its first paragraph, which the first screen shows; `null` if it begins with anything else. */
  lead: SafeHtml | null;
  /** All else. */
  text: SafeHtml | null;
}

/** A paragraph holds no other one. A list after it is its continuation. */
const LEAD = /^\s*<p>((?:(?!<\/?p\b)[\s\S])*)<\/p>(?!\s*<(?:ul|ol)\b)/;

/** `null` without one. */
export function formattedDescription(
  html: string,
  content: Pick<ContentSource, "ownPath">,
  t: Translate,
): FormattedDescription | null {
  if (html === "") return null;
  const { html: whole } = proseOf(html, { content, ids: createHeadingIds(), top: 3, t });
  const [beginning, lead] = LEAD.exec(whole) ?? ["", ""];
  const text = whole.slice(lead ? beginning.length : 0).trim();
  // Cut between two blocks of sanitized markup.
  return { lead: (lead || null) as SafeHtml | null, text: (text || null) as SafeHtml | null };
}
