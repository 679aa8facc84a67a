import { escapeWords } from "@meridian/contract";
import { Parser } from "htmlparser2";

/** Removes tags, decodes entities, collapses white space. `Vec<T>` is not a tag. */
export function plainText(html: string): string {
  let text = "";
  const parser = new Parser({
    ontext: (part) => (text += part),
    onopentagname: (name) => (text += name === "br" ? " " : ""),
  });
  parser.end(escapeWords(html));
  return text.replace(/\s+/g, " ").trim();
}
