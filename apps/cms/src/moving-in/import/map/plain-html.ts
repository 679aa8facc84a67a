/**
 * Converts any HTML to the editor's tags (`records/rich-text/from-html.ts`): layout becomes text;
 * unsupported parts are omitted or simplified and reported with their first words.
 */
import { escapeHtml, escapeText } from "@meridian/contract/escape";
import { framePage } from "@meridian/contract/frame-page";
import { videoAt } from "@meridian/contract/video-hosts";
import { DomUtils, parseDocument } from "htmlparser2";
import { beginningOf } from "#moving-in/import/errors.ts";
import { isOffice } from "#records/rich-text/pasted/office-marks.ts";
import { officeHtml } from "#records/rich-text/pasted/pasted-html.ts";
import { captionIn, mediaIn } from "#moving-in/import/map/figures.ts";
import { HtmlWriter } from "#moving-in/import/map/html-writer.ts";
import {
  isElement,
  preformattedOf,
  wordsOf,
  type Element,
  type Node,
} from "#moving-in/import/map/nodes.ts";
import {
  FLATTENED,
  IN_LINE,
  INLINE,
  LOST,
  MISPLACED,
  SILENT,
  STRUCTURE,
  TEXT_BLOCKS,
} from "#moving-in/import/map/tags.ts";

export interface PlainHtml {
  html: string;
  /** Messages about omitted and simplified parts. */
  lost: string[];
}

interface Rules {
  /** `undefined` for an invalid address. */
  link: (address: string) => string | undefined;
  /** The library's id; `undefined` if the picture cannot be shown, which the callback reports. */
  picture: (src: string) => number | undefined;
}

/** Lazy-loading scripts store an image's address in other attributes. */
export const sourceOf = ({
  src = "",
  "data-src": late = "",
  "data-lazy-src": later = "",
}: Record<string, string>): string =>
  src === "" || src.startsWith("data:") ? late || later || src : src;

export function plainHtml(html: string, rules: Rules): PlainHtml {
  const reading = new Reading(html, rules);
  return reading.read();
}

class Reading {
  readonly #document: ReturnType<typeof parseDocument>;
  readonly #rules: Rules;
  readonly #writer = new HtmlWriter();
  readonly #lost: string[] = [];
  /** The current figure's caption, until its medium uses it. */
  #caption = "";

  constructor(html: string, rules: Rules) {
    this.#document = parseDocument(officeHtml(html));
    this.#rules = rules;
    if (isOffice(html) && /<del\b|msoDel/i.test(html))
      this.#lost.push("text marked as deleted in Word is omitted");
  }

  read(): PlainHtml {
    this.#takeAll(this.#document.children);
    return { html: this.#writer.finish(), lost: this.#lost };
  }

  /** Quotes the first words of the part, else of the text around it. */
  #tell(what: string, part: Node | null): void {
    const words = part ? wordsOf(part) : "";
    this.#lost.push(
      [what, beginningOf(words || wordsOf(this.#document))].filter(Boolean).join(" "),
    );
  }

  #takeAll(nodes: readonly Node[]): void {
    for (const node of nodes)
      if (isElement(node)) this.#take(node);
      else if (node.type === "text" && !this.#writer.text(node.data))
        this.#tell("text in a table outside its cells", node);
  }

  #take(node: Element): void {
    const { name, attribs } = node;
    if (name === "script" && attribs.src) this.#tell(`a script (${attribs.src})`, null);
    if (SILENT.has(name)) return;
    const gone = LOST[name];
    if (gone) return this.#leaveOut(gone, node);
    const flattened = FLATTENED[name];
    if (flattened && !captionIn(node)) this.#tell(flattened, node);
    if (name === "img") this.#takePicture(node);
    else if (name === "iframe") this.#takeFrame(node);
    else if (name === "pre") this.#takePreformatted(node);
    else if (name === "hr") this.#placed(node, this.#writer.rule());
    else if (name === "br") this.#writer.lineBreak();
    else if (name === "table") this.#takeTable(node);
    else if (captionIn(node) || /\bwp-block-embed\b/.test(attribs.class ?? ""))
      this.#takeFigure(node);
    else if (!this.#takeBareVideo(node)) this.#takeText(node);
  }

  #leaveOut(what: string, node: Element): void {
    const source =
      node.attribs.src ??
      DomUtils.findOne(({ name }) => name === "source", node.children)?.attribs.src;
    this.#tell(`${what}${source ? ` (${source})` : ""}`, node);
  }

  /** Reports an element that its place does not allow. */
  #placed(node: Element, isPlaced: boolean): void {
    const what = MISPLACED[node.name];
    if (!isPlaced && what) this.#tell(what, node);
  }

  #takeText(node: Element): void {
    const { name, attribs, children } = node;
    const inline = INLINE[name];
    let isOpen = false;
    if (inline) {
      this.#tellAnchor(node);
      this.#writer.openInline(inline, name === "a" ? this.#hrefOf(attribs.href) : "");
    } else if (TEXT_BLOCKS[name]) {
      if (!this.#writer.openText(TEXT_BLOCKS[name]) && name !== "p")
        this.#tell("a heading within a list, table or quote is a line", node);
    } else if (STRUCTURE.has(name)) {
      isOpen = this.#writer.openStructure(name, this.#attributesOf(node));
      this.#placed(node, isOpen);
    } else if (!IN_LINE.has(name)) this.#writer.endText();
    if (name === "abbr" && attribs.title)
      this.#tell(`an abbreviation without its explanation (${attribs.title})`, node);
    if (name === "q") this.#writer.text("“");
    // Terms and summaries become bold.
    const isTerm = name === "dt" || name === "summary";
    if (isTerm) this.#writer.openInline("strong", "");
    this.#takeAll(children);
    if (isTerm) this.#writer.closeInline("strong");
    if (name === "q") this.#writer.text("”");
    if (inline) this.#writer.closeInline(inline);
    else if (isOpen) this.#writer.closeStructure(name);
    else if (!IN_LINE.has(name)) this.#writer.endText();
  }

  /** Reports a link to a named anchor in this text. */
  #tellAnchor({ attribs: { href = "" } }: Element): void {
    if (!/^#./.test(href)) return;
    const place = DomUtils.getElementById(href.slice(1), this.#document.children);
    if (place)
      this.#tell(`a link to a section of the text (${href}): the section has lost its name`, place);
  }

  #attributesOf({ name, attribs }: Element): string {
    const count = (key: string): string =>
      Number(attribs[key]) > 1 ? ` ${key}="${Math.floor(Number(attribs[key]))}"` : "";
    return name === "ol"
      ? count("start")
      : name === "td" || name === "th"
        ? count("colspan") + count("rowspan")
        : "";
  }

  /** A caption belongs to the figure's only medium. */
  #takeFigure(node: Element): void {
    const caption = captionIn(node);
    const media = mediaIn(node);
    const before = this.#caption;
    this.#writer.endText();
    if (caption) DomUtils.removeElement(caption);
    const words = wordsOf(node);
    const embed = media.length === 0 && /^https?:\/\/\S+$/.test(words) ? words : undefined;
    const isLone = media.length === 1 || embed !== undefined;
    this.#caption = caption && isLone ? wordsOf(caption) : "";
    if (embed === undefined) this.#takeAll(node.children);
    else this.#takeEmbed(embed, node);
    this.#writer.endText();
    const isTaken = isLone && this.#caption === "";
    this.#caption = before;
    if (caption && wordsOf(caption) !== "") this.#endFigure(caption, isTaken);
  }

  /** Without a supported medium a caption becomes a paragraph. */
  #endFigure(caption: Element, isTaken: boolean): void {
    if (!isTaken) {
      this.#tell("a caption is a paragraph", caption);
      this.#takeAll(caption.children);
      this.#writer.endText();
    } else if (DomUtils.findOne(({ name }) => name in INLINE, caption.children))
      this.#tell("the links and formats of a caption are omitted", caption);
  }

  #takePicture({ attribs }: Element): void {
    const src = sourceOf(attribs);
    const number = this.#rules.picture(src);
    if (number === undefined) return;
    if (this.#writer.picture(number, this.#caption)) this.#caption = "";
    else this.#tell(`a picture in a list or table (${src})`, null);
  }

  /** Frames of known video sites become embeds, others become links. */
  #takeFrame({ attribs }: Element): void {
    const src = sourceOf(attribs);
    if (this.#takeVideo(src)) return;
    this.#tell(src === "" ? "a frame" : `a frame is a link (${src})`, null);
    this.#linkTo(framePage(src) ?? src);
  }

  #takeEmbed(address: string, node: Element): void {
    if (this.#takeVideo(address)) return;
    this.#tell(`an embed is a link (${address})`, node);
    this.#linkTo(address);
  }

  #takeVideo(address: string): boolean {
    const video = videoAt(address);
    if (!video || !this.#writer.embed(video.page, this.#caption)) return false;
    this.#caption = "";
    this.#tell(`a video is a card that shows it when it is pressed (${video.page})`, null);
    return true;
  }

  /** WordPress embeds an address that is alone in a paragraph. */
  #takeBareVideo(node: Element): boolean {
    const { name, children } = node;
    return (
      (name === "p" || name === "div") &&
      children.every(({ type }) => type === "text") &&
      /^https?:\/\/\S+$/.test(wordsOf(node)) &&
      this.#takeVideo(wordsOf(node))
    );
  }

  #linkTo(address: string): void {
    const href = this.#hrefOf(address);
    if (href === "") return;
    this.#writer.endText();
    this.#writer.openInline("a", href);
    this.#writer.text(address);
    this.#writer.closeInline("a");
    this.#writer.endText();
  }

  #takePreformatted(node: Element): void {
    const code = preformattedOf(node.children).replace(/^\n/, "").replace(/\s+$/, "");
    if (code === "") return;
    const formatted = DomUtils.findOne(
      ({ name }) => name in INLINE && !["code", "kbd", "samp", "tt"].includes(name),
      node.children,
    );
    if (formatted) this.#tell("the links and formats of a code block are omitted", formatted);
    if (this.#writer.preformatted(escapeText(code))) return;
    this.#placed(node, false);
    this.#writer.openInline("code", "");
    this.#writer.text(code);
    this.#writer.closeInline("code");
  }

  /** The editor's tables have no caption: it goes before the table. */
  #takeTable(node: Element): void {
    const caption = node.children.find((child) => isElement(child) && child.name === "caption");
    if (caption && isElement(caption)) {
      DomUtils.removeElement(caption);
      if (wordsOf(caption) !== "") this.#tell("a table's caption is a paragraph", caption);
      this.#writer.endText();
      this.#takeAll(caption.children);
      this.#writer.endText();
    }
    this.#takeText(node);
  }

  #hrefOf(address: string | undefined): string {
    const href = address === undefined ? undefined : this.#rules.link(address);
    return href === undefined ? "" : ` href="${escapeHtml(href)}"`;
  }
}
