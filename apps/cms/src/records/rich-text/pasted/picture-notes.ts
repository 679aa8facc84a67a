import { escapeHtml, escapeText } from "@meridian/contract/escape";
import type { Words } from "#admin-ui/words/words.ts";
import type { Element } from "#records/rich-text/pasted/nodes.ts";
import { remotePictureOf, remoteSource } from "#records/rich-text/pasted/remote-picture.ts";

const LONGEST = 80;
const shortened = (text: string): string =>
  text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;

/** In the text itself: of an editor who reads German, in German. */
const NOTE = "[Picture not taken over{facts}. Insert it by hand.]";
const OF_A_COMPUTER = "browsers read no files of a computer";

/**
 * The text in place of a picture. `reason`: why it is not in the library; unknown if it was
 * published too early. No query: it may contain a key.
 */
export function pictureNote(src: string, reason = "", t?: Words): string {
  const address = (remotePictureOf(src)?.address ?? src).trim();
  const name = nameOf(address);
  const why = reason || (isOfAComputer(address) ? OF_A_COMPUTER : "");
  const facts = `${name && `: ${shortened(name)}`}${why && ` — ${why.replace(/\.$/, "")}`}`;
  return t ? t(NOTE, { facts }) : NOTE.replace("{facts}", () => facts);
}

const isOfAComputer = (address: string): boolean =>
  /^file:/i.test(address) || /^[a-z]:\\/i.test(address);

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
 * The browser may read a picture only from the clipboard, and uploads it (`undefined`). The host
 * fetches those of the web; a note replaces others.
 */
export function pictureOrNote(node: Element): string | undefined {
  const { src = "", alt = "" } = node.attribs;
  if (/^data:image\/[a-z]+;base64,/i.test(src)) return undefined;
  if (EMOJI.test(alt.trim())) return escapeText(alt.trim());
  if (isCounter(node)) return "";
  const remote = remoteSource(src.trim(), alt.trim());
  return remote === undefined ? escapeText(pictureNote(src)) : `<img src="${escapeHtml(remote)}">`;
}
