import { escapeHtml, escapeText } from "@meridian/contract/escape";

const LISTS = new Set(["ul", "ol"]);

/** These hold lines of text, no blocks. */
const IN_LINES = new Set(["li", "th", "td", "blockquote"]);

/** Whether the editor allows `inner` to contain `tag`. */
const fits = (tag: string, inner: string): boolean =>
  tag === "tr"
    ? inner === "table"
    : tag === "th" || tag === "td"
      ? inner === "tr"
      : tag === "li"
        ? LISTS.has(inner)
        : LISTS.has(tag)
          ? inner === "li"
          : false;
/** The editor allows these at the top level only. */
const OUTERMOST = new Set([...LISTS, "table", "blockquote"]);

const captionAttribute = (caption: string): string =>
  caption === "" ? "" : ` data-caption="${escapeHtml(caption)}"`;

/** Writes well-formed HTML: all text in blocks, no nested blocks, formats reopened in each. */
export class HtmlWriter {
  #out = "";
  /** Open lists and tables, outermost first. */
  #structure: string[] = [];
  /** `null` between blocks, and in list items and cells, which hold text themselves. */
  #block: string | null = null;
  #formats: { tag: string; attributes: string; written: boolean }[] = [];
  /** The current list item or cell has text: a further block becomes another line. */
  #lineBefore = false;
  #breakDue = false;

  get #inner(): string | undefined {
    return this.#structure.at(-1);
  }

  get #holdsText(): boolean {
    return this.#block !== null || IN_LINES.has(this.#inner ?? "");
  }

  /** `false`: text is not allowed here. */
  text(raw: string): boolean {
    const folded = raw.replace(/[ \t\r\n\f]+/g, " ");
    const begins =
      !this.#holdsText || !this.#lineBefore || this.#breakDue || /<br>$|\s$/.test(this.#out);
    const text = begins ? folded.trimStart() : folded;
    if (text === "") return true;
    if (this.#block === null && (this.#inner === "table" || this.#inner === "tr")) return false;
    this.#beginText();
    this.#out += escapeText(text);
    this.#lineBefore = true;
    return true;
  }

  lineBreak(): void {
    if (!this.#holdsText || !this.#lineBefore) return;
    this.#out += "<br>";
  }

  /** `false` in a list, table or quote, where the editor allows no picture. */
  picture(number: number, caption = ""): boolean {
    return this.#alone(`<img data-media="${number}"${captionAttribute(caption)}>`);
  }

  /** `address`: the page of the embed. Returns the same as `picture`. */
  embed(address: string, caption: string): boolean {
    return this.#alone(
      `<iframe src="${escapeHtml(address)}"${captionAttribute(caption)}></iframe>`,
    );
  }

  /** Takes escaped text. Returns the same as `picture`. */
  preformatted(escaped: string): boolean {
    return this.#alone(`<pre><code>${escaped}</code></pre>`);
  }

  rule(): boolean {
    return this.#alone("<hr>");
  }

  #alone(block: string): boolean {
    if (this.#structure.length > 0) return false;
    this.endText();
    this.#out += block;
    return true;
  }

  openInline(tag: string, attributes: string): void {
    // A link without address becomes text.
    this.#formats.push({
      tag: tag === "a" && attributes === "" ? "" : tag,
      attributes,
      written: false,
    });
  }

  closeInline(tag: string): void {
    const at = this.#formats.findLastIndex(
      (format) => format.tag === tag || (tag === "a" && format.tag === ""),
    );
    if (at < 0) return;
    const [format] = this.#formats.splice(at, 1);
    if (format?.written) this.#out += `</${format.tag}>`;
  }

  /** `false`: the text is a line of the current list item, cell or quote. */
  openText(tag: string): boolean {
    this.endText();
    if (this.#inner !== undefined) return false;
    this.#block = tag;
    this.#out += `<${tag}>`;
    this.#lineBefore = false;
    return true;
  }

  /** The next text in a list item or cell starts a line. */
  endText(): void {
    this.#closeFormats();
    if (this.#block !== null) {
      this.#out += `</${this.#block}>`;
      this.#block = null;
      this.#lineBefore = false;
    } else if (this.#inner !== undefined && this.#lineBefore) this.#breakDue = true;
  }

  /** `false` if the editor does not allow it here: the text becomes lines. */
  openStructure(tag: string, attributes: string): boolean {
    this.endText();
    const lists = LISTS.has(this.#inner ?? "");
    if (tag === "li" && this.#inner === undefined) this.openStructure("ul", "");
    else if (LISTS.has(tag) && lists) this.openStructure("li", "");
    if (this.#inner === undefined ? !OUTERMOST.has(tag) : !fits(tag, this.#inner)) return false;
    this.#structure.push(tag);
    this.#out += `<${tag}${attributes}>`;
    this.#lineBefore = this.#breakDue = false;
    return true;
  }

  closeStructure(tag: string): void {
    if (!this.#structure.includes(tag)) return;
    this.#closeFormats();
    for (let open = this.#structure.pop(); open !== undefined; open = this.#structure.pop()) {
      this.#out += `</${open}>`;
      if (open === tag) break;
    }
    this.#lineBefore = this.#inner !== undefined;
    this.#breakDue = false;
  }

  finish(): string {
    this.endText();
    for (const tag of this.#structure.toReversed()) this.#out += `</${tag}>`;
    const tidy = this.#out.replace(
      /((?:<br>|\s|<\/(?:strong|em|s|u|sub|sup|code|a)>)+)(?=<\/(?:p|h[234]|li|t[hd]|blockquote)>)/g,
      (end) => end.replace(/<br>|\s/g, ""),
    );
    return tidy.replace(/<(p|h[234]|blockquote)><\/\1>/g, "");
  }

  #beginText(): void {
    if (!this.#holdsText) {
      if (LISTS.has(this.#inner ?? "")) this.openStructure("li", "");
      else if (this.#inner === undefined) {
        this.#block = "p";
        this.#out += "<p>";
      }
    }
    if (this.#breakDue) {
      this.#out += "<br>";
      this.#breakDue = false;
    }
    for (const format of this.#formats.filter(({ tag, written }) => tag !== "" && !written)) {
      this.#out += `<${format.tag}${format.attributes}>`;
      format.written = true;
    }
  }

  #closeFormats(): void {
    for (const format of this.#formats.toReversed().filter(({ written }) => written)) {
      this.#out += `</${format.tag}>`;
      format.written = false;
    }
  }
}
