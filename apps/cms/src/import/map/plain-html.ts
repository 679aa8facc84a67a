/**
 * Any host's HTML as HTML of the tags the editor knows (`rich-text/from-html.ts`). Layout is taken
 * off and its text kept; what has no place in the editor (frames, drawings, a picture in a list) is
 * left out and told.
 */
import { escapeHtml } from "@meridian/contract/escape";
import { Parser } from "htmlparser2";
import { HtmlWriter } from "#import/map/html-writer.ts";

const INLINE: Record<string, string> = {
  strong: "strong",
  b: "strong",
  em: "em",
  i: "em",
  s: "s",
  del: "s",
  strike: "s",
  u: "u",
  ins: "u",
  a: "a",
};
/** What holds text by itself. */
const TEXT_BLOCKS: Record<string, string> = {
  p: "p",
  h1: "h2",
  h2: "h2",
  h3: "h3",
  h4: "h4",
  h5: "h4",
  h6: "h4",
};
const STRUCTURE = new Set(["ul", "ol", "li", "table", "tr", "th", "td"]);
/** Without a sign of themselves in a text. */
const SILENT = new Set([
  "script",
  "style",
  "template",
  "noscript",
  "head",
  "title",
  "select",
  "textarea",
]);
/** Left out with all that is in it, and told. */
const LOST: Record<string, string> = {
  iframe: "a frame",
  video: "a video",
  audio: "a sound",
  object: "an object",
  svg: "a drawing",
  canvas: "a drawing",
};
/** The same, with nothing in it. */
const LOST_ALONE: Record<string, string> = { embed: "an object", input: "a field" };
/** Layout that stands in a line of text without breaking it. */
const IN_LINE = new Set([
  "span",
  "small",
  "big",
  "mark",
  "sub",
  "sup",
  "code",
  "kbd",
  "abbr",
  "cite",
  "q",
  "font",
  "time",
  "label",
  "bdi",
  "bdo",
  "var",
  "samp",
  "dfn",
  "tt",
  "data",
  "wbr",
  "picture",
  "source",
  "button",
]);

export interface PlainHtml {
  html: string;
  /** What was left out, in words. */
  lost: string[];
}

interface Rules {
  /** An address as the site writes it; `undefined` where it is none. */
  link: (address: string) => string | undefined;
  /**
   * The library's number of a picture; `undefined` where it cannot be shown, and whoever is asked
   * tells why.
   */
  picture: (src: string) => number | undefined;
}

/** Where an `<img>` of any host has its address: what loads late keeps it elsewhere. */
export const sourceOf = ({
  src = "",
  "data-src": late = "",
  "data-lazy-src": later = "",
}: Record<string, string>): string =>
  src === "" || src.startsWith("data:") ? late || later || src : src;

/** HTML of the editor's own tags, with what was left out. */
export function plainHtml(html: string, rules: Rules): PlainHtml {
  const writer = new HtmlWriter();
  const lost: string[] = [];
  let silent = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (silent > 0) return void silent++;
      if (name === "img") return takePicture(writer, sourceOf(attributes), rules, lost);
      const gone = LOST[name] ?? LOST_ALONE[name];
      if (gone) lost.push(`${gone}${attributes.src ? ` (${attributes.src})` : ""}`);
      if (name === "iframe") takeFrame(writer, attributes.src, rules);
      if (LOST[name] || SILENT.has(name)) silent++;
      else if (!LOST_ALONE[name]) begin(writer, name, attributes, rules);
    },
    ontext(text) {
      if (silent === 0 && !writer.text(text))
        lost.push(`a text loose in a table (${text.trim().slice(0, 40)})`);
    },
    onclosetag(name) {
      if (silent > 0) silent--;
      else if (INLINE[name]) writer.closeInline(INLINE[name]);
      else if (STRUCTURE.has(name)) writer.closeStructure(name);
      else if (name !== "br" && name !== "img" && !IN_LINE.has(name) && !LOST_ALONE[name])
        writer.endText();
    },
  });
  parser.end(html);
  return { html: writer.finish(), lost };
}

function begin(
  writer: HtmlWriter,
  name: string,
  attributes: Record<string, string>,
  { link }: Rules,
): void {
  if (INLINE[name])
    writer.openInline(INLINE[name], name === "a" ? hrefOf(attributes.href, link) : "");
  else if (TEXT_BLOCKS[name]) writer.openText(TEXT_BLOCKS[name]);
  else if (STRUCTURE.has(name))
    writer.openStructure(
      name,
      name === "ol" && Number(attributes.start) > 1 ? ` start="${Number(attributes.start)}"` : "",
    );
  else if (name === "br") writer.lineBreak();
  else if (!IN_LINE.has(name)) writer.endText();
}

function takePicture(writer: HtmlWriter, src: string, { picture }: Rules, lost: string[]): void {
  const number = picture(src);
  if (number !== undefined && !writer.picture(number))
    lost.push(`a picture in a list or table (${src})`);
}

/** A frame is told as left out; a link to what it showed stands in its place. */
function takeFrame(writer: HtmlWriter, src: string | undefined, { link }: Rules): void {
  const href = hrefOf(src, link);
  if (src === undefined || href === "") return;
  writer.endText();
  writer.openInline("a", href);
  writer.text(src);
  writer.closeInline("a");
  writer.endText();
}

const hrefOf = (address: string | undefined, link: Rules["link"]): string => {
  const href = address === undefined ? undefined : link(address);
  return href === undefined ? "" : ` href="${escapeHtml(href)}"`;
};

/** A title of one line: what sets a part off stays, other tags are taken off. */
export function plainTitle(html: string): string {
  const NAMES: Record<string, string> = {
    strong: "strong",
    b: "strong",
    em: "em",
    i: "em",
    br: "br",
  };
  return html
    .replace(/<(\/?)([a-z][a-z0-9]*)\b[^>]*>/gi, (_, slash: string, name: string) =>
      NAMES[name.toLowerCase()] ? `<${slash}${NAMES[name.toLowerCase()]}>` : "",
    )
    .replace(/\s+/g, " ")
    .trim();
}
