/** Converts HTML to an editor's state, for the demo content and imports. */
import { createHash } from "node:crypto";
import { videoAt } from "@meridian/contract/video-hosts";
import { Parser } from "htmlparser2";

export type EditorNode = { type: string; version: number; children?: EditorNode[] } & Record<
  string,
  unknown
>;
/** Payload's generated type is narrower than a state from another source. */
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

const FORMAT: Record<string, number> = {
  strong: 1,
  b: 1,
  em: 2,
  i: 2,
  s: 4,
  u: 8,
  code: 16,
  sub: 32,
  sup: 64,
};
const common = { version: 1, direction: null, format: "", indent: 0 } as const;
export const element = (type: string, extra: object = {}): EditorNode => ({
  type,
  ...common,
  ...extra,
  children: [],
});

export const textNode = (text: string, format = 0): EditorNode => ({
  type: "text",
  version: 1,
  text,
  format,
  detail: 0,
  mode: "normal",
  style: "",
});

/** `<a href="library:12">`: a PDF's id in the library. */
export const fileLink = (id: number): string => `library:${id}`;
const LIBRARY_FILE = /^library:(\d+)$/;

const BLOCKS: Record<string, (attributes: Record<string, string>) => EditorNode> = {
  p: () => element("paragraph", { textFormat: 0, textStyle: "" }),
  h2: () => element("heading", { tag: "h2" }),
  h3: () => element("heading", { tag: "h3" }),
  h4: () => element("heading", { tag: "h4" }),
  ul: () => element("list", { listType: "bullet", tag: "ul", start: 1 }),
  ol: ({ start }) => element("list", { listType: "number", tag: "ol", start: Number(start ?? 1) }),
  li: () => element("listitem", { value: 1 }),
  table: () => element("table"),
  tr: () => element("tablerow"),
  th: (attributes) => element("tablecell", { headerState: 1, ...spanOf(attributes) }),
  td: (attributes) => element("tablecell", { headerState: 0, ...spanOf(attributes) }),
  blockquote: () => element("quote"),
  a: ({ href = "" }) => {
    const [, file] = LIBRARY_FILE.exec(href) ?? [];
    const to = file
      ? { linkType: "internal", doc: { relationTo: "media", value: Number(file) } }
      : { linkType: "custom", url: href };
    return element("link", { version: 3, fields: { ...to, newTab: false } });
  },
};

const spanOf = ({ colspan = "1", rowspan = "1" }: Record<string, string>) => ({
  colSpan: Number(colspan),
  rowSpan: Number(rowspan),
});

/**
 * Payload requires an id for each block. It is built from the content, so that equal HTML gives
 * equal states; `at` distinguishes equal blocks.
 */
const idOf = (what: string, at: number): string =>
  createHash("sha256").update(`${what} ${at}`).digest("hex").slice(0, 24);

/** Elements without text. */
const ALONE: Record<
  string,
  (attributes: Record<string, string>, at: number) => EditorNode | undefined
> = {
  hr: () => ({ type: "horizontalrule", version: 1 }),
  /** `<img data-media="12">`: a picture's id in the library. */
  img: ({ "data-media": number, "data-caption": caption }, at) =>
    number
      ? {
          type: "upload",
          version: 3,
          format: "",
          id: idOf(number, at),
          fields: { ...(caption && { caption }) },
          relationTo: "media",
          value: Number(number),
        }
      : undefined,
  iframe: ({ src = "", "data-caption": caption = "" }, at) =>
    videoAt(src) ? blockNode("embed", { address: src, caption }, at) : undefined,
};

const blockNode = (blockType: string, fields: Record<string, string>, at: number): EditorNode => ({
  type: "block",
  version: 2,
  format: "",
  fields: {
    id: idOf(`${blockType} ${Object.values(fields).join(" ")}`, at),
    blockName: "",
    blockType,
    ...fields,
  },
});

const TRANSPARENT = new Set(["tbody", "thead"]);
const CONTAINERS = new Set(["root", "list", "table", "tablerow"]);

/** Takes block HTML with the editor's tags. Throws on others, so that nothing is lost silently. */
export function fromHtml(html: string): Editor {
  const children: EditorNode[] = [];
  const root = { type: "root", ...common, children };
  const open: EditorNode[] = [root];
  let format = 0;
  let preformatted: string | undefined;
  const innermost = (): EditorNode => open.at(-1) ?? root;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (preformatted !== undefined) return;
      if (name === "pre" && innermost() === root) preformatted = "";
      else if (name in FORMAT) format |= FORMAT[name] ?? 0;
      else if (name === "br") append(innermost(), { type: "linebreak", version: 1 });
      else if (!TRANSPARENT.has(name)) {
        const alone = innermost() === root ? ALONE[name]?.(attributes, children.length) : undefined;
        const node = alone ?? BLOCKS[name]?.(attributes);
        if (!node) throw new Error(`the editor has no <${name}>: ${html.slice(0, 80)}`);
        append(innermost(), node);
        if (!alone) open.push(node);
      }
    },
    ontext(text) {
      if (preformatted !== undefined) return void (preformatted += text);
      if (CONTAINERS.has(innermost().type) && text.trim() === "") return;
      if (innermost() === root) throw new Error(`text outside a block: ${text.slice(0, 80)}`);
      append(innermost(), textNode(text, format));
    },
    onclosetag(name) {
      if (preformatted !== undefined) {
        if (name !== "pre") return;
        append(root, blockNode("code", { code: preformatted.replace(/^\n/, "") }, children.length));
        preformatted = undefined;
      } else if (name in FORMAT) format &= ~(FORMAT[name] ?? 0);
      else if (name in BLOCKS) open.pop();
    },
  });
  parser.end(html);
  return { root };
}

/** Merges adjacent texts of the same format, and numbers list items. */
function append(parent: EditorNode, node: EditorNode): void {
  const children = (parent.children ??= []);
  const last = children.at(-1);
  if (node.type === "text" && last?.type === "text" && last.format === node.format)
    last.text = String(last.text) + String(node.text);
  else {
    if (node.type === "listitem") node.value = Number(parent.start ?? 1) + children.length;
    children.push(node);
  }
}
