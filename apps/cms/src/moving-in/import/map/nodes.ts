import type { parseDocument } from "htmlparser2";
import { IN_LINE, INLINE, SILENT } from "#moving-in/import/map/tags.ts";

export type Node = ReturnType<typeof parseDocument>["children"][number];
export type Element = Extract<Node, { attribs: object }>;

export const isElement = (node: Node): node is Element => "attribs" in node;

/** Collapses white space. */
export const wordsOf = (node: Node): string => spokenIn(node).replace(/\s+/g, " ").trim();

const SPEECHLESS = new Set([...SILENT, "iframe"]);

/** Visible text: separates blocks, excludes scripts and styles. */
function spokenIn(node: Node): string {
  if (node.type === "text") return node.data;
  if (!("children" in node) || (isElement(node) && SPEECHLESS.has(node.name))) return "";
  const inner = node.children.map(spokenIn).join("");
  return isElement(node) && !IN_LINE.has(node.name) && !INLINE[node.name] ? ` ${inner} ` : inner;
}

/** With line breaks. */
export const preformattedOf = (nodes: readonly Node[]): string =>
  nodes
    .map((node) =>
      node.type === "text"
        ? node.data
        : isElement(node)
          ? node.name === "br"
            ? "\n"
            : preformattedOf(node.children)
          : "",
    )
    .join("");
