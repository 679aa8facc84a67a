/**
 * HTML as an editor's state, for what is brought in: the demo content now, another host's content
 * later.
 */
import { createHash } from "node:crypto";
import { Parser } from "htmlparser2";

type Node = { type: string; version: number; children?: Node[] } & Record<string, unknown>;
/**
 * An editor's state. Payload's generator types it more narrowly than any state that comes from
 * elsewhere.
 */
export type Editor = {
  root: {
    type: string;
    children: { type: string; version: number }[];
    direction: "ltr" | "rtl" | null;
    format: "left" | "start" | "center" | "right" | "end" | "justify" | "";
    indent: number;
    version: number;
  };
};

const FORMAT: Record<string, number> = { strong: 1, b: 1, em: 2, i: 2, s: 4, u: 8 };
const common = { version: 1, direction: null, format: "", indent: 0 } as const;
const element = (type: string, extra: object = {}): Node => ({
  type,
  ...common,
  ...extra,
  children: [],
});

const BLOCKS: Record<string, (attributes: Record<string, string>) => Node> = {
  p: () => element("paragraph", { textFormat: 0, textStyle: "" }),
  h2: () => element("heading", { tag: "h2" }),
  h3: () => element("heading", { tag: "h3" }),
  h4: () => element("heading", { tag: "h4" }),
  ul: () => element("list", { listType: "bullet", tag: "ul", start: 1 }),
  ol: ({ start }) => element("list", { listType: "number", tag: "ol", start: Number(start ?? 1) }),
  li: () => element("listitem", { value: 1 }),
  table: () => element("table"),
  tr: () => element("tablerow"),
  th: () => element("tablecell", { headerState: 1, colSpan: 1, rowSpan: 1 }),
  td: () => element("tablecell", { headerState: 0, colSpan: 1, rowSpan: 1 }),
  a: ({ href = "" }) =>
    element("link", { version: 3, fields: { linkType: "custom", url: href, newTab: false } }),
};
/**
 * A picture of the library, by its number: `<img data-media="12">`. `at` tells two of one picture
 * apart.
 */
function pictureNode(
  { "data-media": number }: Record<string, string>,
  at: number,
): Node | undefined {
  if (!number) return undefined;
  // Payload wants an id of each; made of what it is, so that the same HTML is the same state.
  const id = createHash("sha256").update(`${number} ${at}`).digest("hex").slice(0, 24);
  return {
    type: "upload",
    version: 3,
    format: "",
    id,
    fields: {},
    relationTo: "media",
    value: Number(number),
  };
}

const TRANSPARENT = new Set(["tbody", "thead"]);
const CONTAINERS = new Set(["root", "list", "table", "tablerow"]);

/**
 * Reads block HTML of the tags the editor knows. Throws on any other tag, so that nothing is
 * dropped in silence.
 */
export function fromHtml(html: string): Editor {
  const children: Node[] = [];
  const root = { type: "root", ...common, children };
  const open: Node[] = [root];
  let format = 0;
  const innermost = (): Node => open.at(-1) ?? root;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name in FORMAT) format |= FORMAT[name] ?? 0;
      else if (name === "br") append(innermost(), { type: "linebreak", version: 1 });
      else if (!TRANSPARENT.has(name)) {
        const node =
          name === "img" && innermost() === root
            ? pictureNode(attributes, children.length)
            : BLOCKS[name]?.(attributes);
        if (!node) throw new Error(`the editor has no <${name}>: ${html.slice(0, 80)}`);
        append(innermost(), node);
        if (name !== "img") open.push(node);
      }
    },
    ontext(text) {
      if (CONTAINERS.has(innermost().type) && text.trim() === "") return;
      if (innermost() === root) throw new Error(`text outside a block: ${text.slice(0, 80)}`);
      append(innermost(), {
        type: "text",
        version: 1,
        text,
        format,
        detail: 0,
        mode: "normal",
        style: "",
      });
    },
    onclosetag(name) {
      if (name in FORMAT) format &= ~(FORMAT[name] ?? 0);
      else if (name in BLOCKS) open.pop();
    },
  });
  parser.end(html);
  return { root };
}

/**
 * Adds a child; text that continues with the same format is one text, and list items are counted.
 */
function append(parent: Node, node: Node): void {
  const children = (parent.children ??= []);
  const last = children.at(-1);
  if (node.type === "text" && last?.type === "text" && last.format === node.format)
    last.text = String(last.text) + String(node.text);
  else {
    if (node.type === "listitem") node.value = Number(parent.start ?? 1) + children.length;
    children.push(node);
  }
}
