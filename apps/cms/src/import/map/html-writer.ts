import { escapeText } from "@meridian/contract/escape";

const LISTS = new Set(["ul", "ol"]);

/** Whether the editor has the one in the other. */
const fits = (tag: string, inner: string): boolean =>
  tag === "tr"
    ? inner === "table"
    : tag === "th" || tag === "td"
      ? inner === "tr"
      : LISTS.has(tag)
        ? inner === "li"
        : false;

/**
 * Writes well-formed HTML: text always stands in a block, a block never in another, and formats are
 * opened again in each.
 */
export class HtmlWriter {
  #out = "";
  /** Lists and tables that are open, outermost first. */
  #structure: string[] = [];
  /**
   * The block that holds text now; `null` in a list item or cell, which hold text themselves, and
   * between blocks.
   */
  #block: string | null = null;
  #formats: { tag: string; attributes: string; written: boolean }[] = [];
  /**
   * Whether the list item or cell at hand holds text already: a further block in it is a further
   * line.
   */
  #lineBefore = false;
  #breakDue = false;

  get #inner(): string | undefined {
    return this.#structure.at(-1);
  }

  get #holdsText(): boolean {
    return (
      this.#block !== null || this.#inner === "li" || this.#inner === "th" || this.#inner === "td"
    );
  }

  /** `false`: there is no place for a text here. */
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

  /** A block of its own; `false` in a list or table, where the editor has none. */
  picture(number: number): boolean {
    if (this.#structure.length > 0) return false;
    this.endText();
    this.#out += `<img data-media="${number}">`;
    return true;
  }

  openInline(tag: string, attributes: string): void {
    // A link to nowhere is its text.
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

  openText(tag: string): void {
    this.endText();
    if (this.#inner === undefined) {
      this.#block = tag;
      this.#out += `<${tag}>`;
      this.#lineBefore = false;
    }
  }

  /** Ends the block of text at hand; in a list item or cell the next text begins a line. */
  endText(): void {
    this.#closeFormats();
    if (this.#block !== null) {
      this.#out += `</${this.#block}>`;
      this.#block = null;
      this.#lineBefore = false;
    } else if (this.#inner !== undefined && this.#lineBefore) this.#breakDue = true;
  }

  openStructure(tag: string, attributes: string): void {
    this.endText();
    const lists = LISTS.has(this.#inner ?? "");
    if (tag === "li" && !lists) this.openStructure("ul", "");
    else if (LISTS.has(tag) && lists) this.openStructure("li", "");
    // The editor has no table in a list or a cell, nor a list in a cell: their text stays.
    if (
      ["table", "tr", "th", "td", "ul", "ol"].includes(tag) &&
      this.#inner !== undefined &&
      !fits(tag, this.#inner)
    )
      return;
    if (["tr", "th", "td"].includes(tag) && this.#inner === undefined) return;
    this.#structure.push(tag);
    this.#out += `<${tag}${attributes}>`;
    this.#lineBefore = this.#breakDue = false;
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
      /((?:<br>|\s|<\/(?:strong|em|s|u|a)>)+)(?=<\/(?:p|h[234]|li|t[hd])>)/g,
      (end) => end.replace(/<br>|\s/g, ""),
    );
    return tidy.replace(/<(p|h[234])><\/\1>/g, "");
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
