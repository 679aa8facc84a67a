import { escapeText } from "@meridian/contract/escape";
import { parseDocument } from "htmlparser2";
import { isElement, type Node } from "#moving-in/import/map/nodes.ts";
import { SILENT } from "#moving-in/import/map/tags.ts";

/** Returns one line: emphasis stays, other tags are removed, entities are decoded. */
export function plainTitle(html: string): string {
  const print = (nodes: readonly Node[]): string =>
    nodes
      .map((node) => {
        if (node.type === "text") return escapeText(node.data);
        if (!isElement(node) || SILENT.has(node.name)) return "";
        if (node.name === "br") return "<br>";
        const tag = { strong: "strong", b: "strong", em: "em", i: "em" }[node.name];
        const inner = print(node.children);
        return tag ? `<${tag}>${inner}</${tag}>` : inner;
      })
      .join("");
  return print(parseDocument(html).children).replace(/\s+/g, " ").trim();
}
