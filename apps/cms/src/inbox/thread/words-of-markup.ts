import { Parser } from "htmlparser2";

const BLOCKS = new Set(
  "address article blockquote dd div dl dt h1 h2 h3 h4 h5 h6 hr li ol p pre section table tr ul".split(
    " ",
  ),
);
const SILENT = new Set(["head", "script", "style", "template", "title"]);

/**
 * The words of an HTML mail, with a line for each block. Nothing of its markup stays; a quotation
 * begins its lines with ">", as in a mail of plain text.
 */
export function wordsOfMarkup(html: string): string {
  const lines = [""];
  let silent = 0;
  let quotes = 0;
  const line = (): void => void lines.push(quotes > 0 ? "> " : "");
  const isEmpty = (): boolean => /^(?:> )?$/.test(lines.at(-1) ?? "");
  const parser = new Parser({
    onopentag(name) {
      if (SILENT.has(name)) silent += 1;
      if (name === "blockquote") quotes += 1;
      if (name === "br" || (BLOCKS.has(name) && !isEmpty())) line();
      else if (name === "blockquote") lines[lines.length - 1] = "> ";
      if (name === "li") lines[lines.length - 1] += "- ";
      if (name === "td" || name === "th") lines[lines.length - 1] += " ";
    },
    ontext(text) {
      if (silent > 0) return;
      const words = text.replace(/\s+/g, " ");
      lines[lines.length - 1] += isEmpty() ? words.trimStart() : words;
    },
    onclosetag(name) {
      if (SILENT.has(name)) silent -= 1;
      if (name === "blockquote") quotes -= 1;
      if (BLOCKS.has(name) && (!isEmpty() || name === "blockquote")) line();
      if (name === "p") line();
    },
  });
  parser.end(html);
  return lines
    .map((one) => one.trimEnd())
    .join("\n")
    .replace(/(?:\n>)+(?=\n*$)/, "")
    .replace(/\n{3,}/g, "\n\n");
}
