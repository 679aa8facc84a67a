import { Parser } from "htmlparser2";
import { withoutControls } from "#escape.ts";
import { escapeWords } from "#wordpress/markup.ts";

const BLOCKS = new Set(
  "address article blockquote dd div dl dt figcaption figure hr p pre section table".split(" "),
);
const LISTS = new Set(["ol", "ul"]);
const HEADING = /^h[1-6]$/;
/** Their content is no text of the page. */
const SILENT = new Set(
  "math noscript object option script style svg template textarea title xmp".split(" "),
);
/** A character that is seen. */
const SEEN = /[^\s\u200b-\u200f\u2060\ufeff]/;

/**
 * Formatted text as plain text: a blank line between paragraphs, a heading on the line above its
 * text, items of lists with `- ` or their number. `""` if there is nothing to read.
 */
export function plainOfHtml(html: string): string {
  const { words, open, close, text } = writer();
  let silent = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (SILENT.has(name)) silent += 1;
      else open(name, attributes);
    },
    ontext: (raw) => void (silent === 0 && text(raw)),
    onclosetag(name) {
      if (SILENT.has(name)) silent -= 1;
      else if (name === "td" || name === "th") text(" ");
      else close(name);
    },
  });
  parser.end(escapeWords(html));
  const plain = withoutControls(words()).replaceAll(" \n", "\n").trim();
  return SEEN.test(plain) ? plain : "";
}

function writer() {
  let written = "";
  /** Line breaks before the next word, and what stands before it. */
  let breaks = 0;
  let mark = "";
  let isUnderHeading = false;
  /** The next number of each open list; 0 in one without numbers. */
  const numbers: number[] = [];
  const paragraph = (): void => {
    if (!isUnderHeading && mark === "") breaks = 2;
  };
  const item = (): void => {
    const number = numbers.at(-1) ?? 0;
    if (number > 0) numbers[numbers.length - 1] = number + 1;
    mark = number > 0 ? `${number}. ` : "- ";
    breaks = 1;
  };
  return {
    words: () => written,
    open(name: string, { start }: Record<string, string>): void {
      if (LISTS.has(name)) {
        numbers.push(name === "ol" ? Number(start) || 1 : 0);
        breaks = 1;
      } else if (name === "li") item();
      else if (name === "tr") breaks = Math.max(breaks, 1);
      else if (name === "br") breaks = Math.min(breaks + 1, 2);
      else if (HEADING.test(name)) breaks = 2;
      else if (BLOCKS.has(name)) paragraph();
    },
    close(name: string): void {
      if (HEADING.test(name)) [breaks, isUnderHeading] = [1, true];
      else if (LISTS.has(name)) {
        numbers.pop();
        [breaks, mark] = [2, ""];
      } else if (BLOCKS.has(name)) paragraph();
    },
    text(raw: string): void {
      const folded = raw.replace(/[\t\n\f\r ]+/g, " ");
      const words = breaks > 0 || written === "" ? folded.trimStart() : folded;
      if (words === "") return;
      written += (written === "" ? "" : "\n".repeat(breaks)) + mark + words;
      [breaks, mark, isUnderHeading] = [0, "", false];
    },
  };
}
