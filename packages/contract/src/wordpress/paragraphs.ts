/**
 * Paragraphs for a text as WordPress stores it, with blank lines and line breaks that a theme turns
 * into `<p>` and `<br>` (`wpautop`). ACF's REST sends the stored text, except with
 * `acf_format=standard`.
 */

/** Their content is unchanged. */
const BLOCKS = new Set(
  (
    "address article aside blockquote caption center col colgroup dd details div dl dt embed " +
    "fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr iframe legend li " +
    "main math menu nav object ol option p pre script section select style summary svg table " +
    "tbody td textarea tfoot th thead tr ul video"
  ).split(" "),
);
const VOID = new Set(["br", "col", "embed", "hr", "img", "input", "wbr"]);
/** Most inline tags that continue in the next paragraph; real texts have fewer. */
const DEEPEST = 20;
const TAG = /(<\/?[a-z][^<>]*>)/i;
const BLANK_LINE = /\n[ \t\u00a0]*\n\s*/;

/** Has line breaks but no paragraphs. */
const isRaw = (html: string): boolean => /\n/.test(html) && !/<p[\s>]/i.test(html);

/** Adds `<p>` and `<br />` by line breaks, if `html` has text outside blocks and no paragraphs. */
export function withParagraphs(html: string): string {
  const text = html.replace(/\r\n?/g, "\n");
  return isRaw(text) ? new Paragraphs().of(text) : html;
}

class Paragraphs {
  #out: string[] = [];
  #text = "";
  #inline: { name: string; tag: string }[] = [];
  #blocks: string[] = [];

  of(html: string): string {
    for (const token of tokensOf(html)) {
      const [, end = "", written = ""] = /^<(\/?)([a-z][a-z0-9-]*)/i.exec(token) ?? [];
      const name = written.toLowerCase();
      if (BLOCKS.has(name)) this.#block(token, name, end !== "");
      else if (this.#blocks.length > 0) this.#out.push(token);
      else if (name !== "") this.#tag(token, name, end !== "");
      else this.#words(token);
    }
    this.#endParagraph();
    return this.#out.join("").trim();
  }

  #block(token: string, name: string, isEnd: boolean): void {
    if (this.#blocks.length === 0) this.#endParagraph();
    this.#out.push(token);
    if (isEnd) {
      const at = this.#blocks.lastIndexOf(name);
      if (at >= 0) this.#blocks.splice(at);
    } else if (!VOID.has(name) && !token.endsWith("/>")) this.#blocks.push(name);
    if (this.#blocks.length === 0) this.#out.push("\n");
  }

  #tag(token: string, name: string, isEnd: boolean): void {
    this.#text += token;
    if (isEnd) {
      const at = this.#inline.findLastIndex((open) => open.name === name);
      if (at >= 0) this.#inline.splice(at, 1);
    } else if (!VOID.has(name) && !token.endsWith("/>") && this.#inline.length < DEEPEST)
      this.#inline.push({ name, tag: token });
  }

  #words(token: string): void {
    const [first = "", ...others] = token.split(BLANK_LINE);
    this.#text += first;
    for (const paragraph of others) {
      this.#endParagraph();
      this.#text += paragraph;
    }
  }

  /** Reopens open tags in the next paragraph. */
  #endParagraph(): void {
    const opened = this.#inline.map(({ tag }) => tag).join("");
    const closed = this.#inline.map(({ name }) => `</${name}>`).toReversed();
    const text = this.#text.trim();
    if (text !== "" && text !== this.#begun) {
      const lines = text.replace(/(?:<br\s*\/?>)?[ \t]*\n[ \t]*/g, "<br />\n");
      this.#out.push(isWords(lines) ? `<p>${lines}${closed.join("")}</p>\n` : text);
    }
    this.#text = this.#begun = opened;
  }

  #begun = "";
}

function tokensOf(html: string): string[] {
  const tokens: string[] = [];
  for (let at = 0; ;) {
    const begin = html.indexOf("<!--", at);
    const end = begin < 0 ? -1 : html.indexOf("-->", begin);
    for (const token of html.slice(at, end < 0 ? undefined : begin).split(TAG)) tokens.push(token);
    if (end < 0) return tokens;
    tokens.push(html.slice(begin, end + 3));
    at = end + 3;
  }
}

/** Comments alone are not a paragraph. */
const isWords = (html: string): boolean =>
  tokensOf(html).some((token) => !token.startsWith("<!--") && token.trim() !== "");
