import { escapeText } from "@meridian/contract/escape";
import type { Element } from "#records/rich-text/pasted/nodes.ts";

const LONGEST = 80;
const shortened = (text: string): string =>
  text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;

/** The text in place of a picture. No query: it may contain a key. */
export function pictureNote(src: string): string {
  const name = nameOf(src.trim());
  return `[Picture not taken over${name && `: ${shortened(name)}`} — upload it to the library]`;
}

/** Host and path; a file's name without the folders of the author's computer. */
function nameOf(src: string): string {
  const address = src.startsWith("//") ? `https:${src}` : src;
  if (/^(?:data|blob|cid):/i.test(address)) return "";
  if (!/^https?:/i.test(address)) return decoded(address.split(/[/\\?#]/).at(-1) ?? "");
  const url = URL.parse(address);
  return url ? decoded(`${url.host}${url.pathname}`) : "";
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Pictures of one or two pixels count readers of mails and pages. */
const isCounter = ({ attribs: { width = "", height = "" } }: Element): boolean =>
  [width, height].every((size) => /^[0-2](?:px)?$/.test(size.trim()));

const EMOJI = /^\p{Extended_Pictographic}[\p{Extended_Pictographic}\p{Emoji_Component}]*$/u;

/**
 * The browser may read a picture only from the clipboard or the admin's own origin, and these are
 * uploaded to the library (`undefined`). A picture from another address would stay an empty box,
 * which cannot be published: a note replaces it.
 */
export function pictureOrNote(node: Element, origin?: string): string | undefined {
  const { src = "", alt = "" } = node.attribs;
  if (/^data:image\/[a-z]+;base64,/i.test(src)) return undefined;
  if (origin !== undefined && URL.parse(src)?.origin === origin && /^https?:/i.test(src))
    return undefined;
  if (EMOJI.test(alt.trim())) return escapeText(alt.trim());
  return isCounter(node) ? "" : escapeText(pictureNote(src));
}
