/**
 * The parts of a rich text that are translated: the words of a paragraph, a heading, an item, a cell
 * or a caption. What holds them (lists, tables, pictures, code) stays as it is.
 */
import { textNode, type EditorNode } from "#records/rich-text/from-html.ts";

export interface RichState {
  root: EditorNode;
}

const INLINE = new Set(["text", "linebreak", "tab", "link", "autolink"]);
const isInline = ({ type }: EditorNode): boolean => INLINE.has(type);

export const isRichText = (value: unknown): value is RichState =>
  typeof value === "object" &&
  value !== null &&
  "root" in value &&
  typeof value.root === "object" &&
  value.root !== null &&
  "children" in value.root &&
  Array.isArray(value.root.children);

export const hasText = (nodes: readonly EditorNode[]): boolean =>
  nodes.some((node) => String(node.text ?? "").trim() !== "" || hasText(node.children ?? []));

type Change = (place: string, run: EditorNode[]) => EditorNode[];

/** `place`: equal in two texts of the same parts. */
export const withRuns = (state: RichState, change: Change): RichState => ({
  ...state,
  root: inNode(state.root, "", change),
});

function inNode(node: EditorNode, place: string, change: Change): EditorNode {
  const { fields, children } = node as EditorNode & { fields?: { caption?: unknown } };
  const own: EditorNode = { ...node };
  if (typeof fields?.caption === "string" && fields.caption.trim() !== "")
    own.fields = {
      ...fields,
      caption: change(`${place}caption`, [textNode(fields.caption)])
        .map(({ text }) => String(text ?? ""))
        .join(""),
    };
  if (!children) return own;
  const parts: EditorNode[] = [];
  let blocks = 0;
  for (let at = 0; at < children.length;) {
    const child = children[at] as EditorNode;
    if (!isInline(child)) {
      parts.push(inNode(child, `${place}${blocks}.`, change));
      blocks += 1;
      at += 1;
      continue;
    }
    const next = children.findIndex((one, index) => index > at && !isInline(one));
    const end = next < 0 ? children.length : next;
    const run = children.slice(at, end);
    parts.push(...(hasText(run) ? change(`${place}${blocks}:`, run) : run));
    at = end;
  }
  return { ...own, children: parts };
}

/** By place, in the text's order. */
export function runsIn(state: RichState): Map<string, EditorNode[]> {
  const runs = new Map<string, EditorNode[]>();
  withRuns(state, (place, run) => {
    runs.set(place, run);
    return run;
  });
  return runs;
}

/** The parts without their words: equal in a translation that keeps the original's parts. */
export const partsOf = ({ root }: RichState): string => {
  const part = (node: EditorNode): unknown => [
    node.type,
    node.tag ?? "",
    (node.children ?? []).filter((child) => !isInline(child)).map(part),
  ];
  return JSON.stringify(part(root));
};
