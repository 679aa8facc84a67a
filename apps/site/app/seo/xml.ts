/** XML 1.0 as feeds need it. */
import { escapeHtml, withoutControls } from "@meridian/contract/escape";
import { withoutSoftHyphens } from "#app/text/plain-text.ts";

/** An element with text; nothing without text. */
export const element = (name: string, text: string | undefined): string =>
  text ? `<${name}>${escapeHtml(withoutSoftHyphens(text))}</${name}>` : "";

/**
 * The same as a CDATA section, for readers that do not decode entities; a contained end marker
 * splits it in two.
 */
export const literal = (name: string, text: string | undefined): string =>
  text
    ? `<${name}><![CDATA[${withoutControls(withoutSoftHyphens(text)).replaceAll("]]>", "]]]]><![CDATA[>")}]]></${name}>`
    : "";
