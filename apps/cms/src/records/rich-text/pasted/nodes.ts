import type { parseDocument } from "htmlparser2";

export type Node = ReturnType<typeof parseDocument>["children"][number];
export type Element = Extract<Node, { attribs: object }>;

export const isElement = (node: Node): node is Element => "attribs" in node;

const styleOf = ({ attribs }: Element): string => (attribs.style ?? "").toLowerCase();
/** `hasStyle(node, /mso-list:\s*ignore/)` */
export const hasStyle = (node: Element, style: RegExp): boolean => style.test(styleOf(node));
export const classOf = ({ attribs }: Element): string => attribs.class ?? "";

/** In document order. */
export function findIn(
  nodes: readonly Node[],
  is: (node: Element) => boolean,
): Element | undefined {
  for (const node of nodes) {
    if (!isElement(node)) continue;
    const found = is(node) ? node : findIn(node.children, is);
    if (found) return found;
  }
  return undefined;
}

export const textOf = (node: Node): string =>
  node.type === "text" ? node.data : "children" in node ? node.children.map(textOf).join("") : "";
