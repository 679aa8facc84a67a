import { escapeWords } from "@meridian/contract";
import { Parser } from "htmlparser2";

/** Elements whose text is a line, and those that only end a word. */
const LINES = new Set("blockquote br figcaption h1 h2 h3 h4 h5 h6 li p pre tr".split(" "));
const CELLS = new Set(["td", "th"]);

/**
 * Removes tags, decodes entities, collapses white space; a line for each paragraph, heading, item
 * and row. `Vec<T>` is not a tag.
 */
export function plainLines(html: string): string[] {
  const lines = [""];
  const add = (text: string): void => void (lines[lines.length - 1] += text);
  const parser = new Parser({
    ontext: add,
    onclosetag: (name) => void (LINES.has(name) ? lines.push("") : CELLS.has(name) && add(" ")),
  });
  parser.end(escapeWords(html));
  return lines.map((line) => line.replace(/\s+/g, " ").trim()).filter((line) => line !== "");
}

export const plainText = (html: string): string => plainLines(html).join(" ");
