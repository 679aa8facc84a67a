/** Converts an editor's state to the contract's plain HTML: no classes, no styles. */
import { escapeHtml, escapeText } from "@meridian/contract/escape";
import { videoAt } from "@meridian/contract/video-hosts";
import type {
  SerializedBlockNode,
  SerializedLinkNode,
  SerializedListItemNode,
  SerializedListNode,
  SerializedTableCellNode,
  SerializedTextNode,
  SerializedUploadNode,
} from "@payloadcms/richtext-lexical";
import {
  convertLexicalToHTML,
  type HTMLConverter,
  type HTMLConvertersFunction,
} from "@payloadcms/richtext-lexical/html";
import { isBehindForm } from "#library/behind-form.ts";
import { mediaAddress } from "#server/http/media-address.ts";
import type { Media } from "#payload-types.ts";
import { pageOf } from "#records/page-of.ts";

type EditorState = Parameters<typeof convertLexicalToHTML>[0]["data"];
/** Payload's generator types the editor's state loosely. */
export type RichText = { root: { children: object[] } } | null | undefined;

// Lexical's format bits, outermost tag last.
const FORMATS: [bit: number, tag: string][] = [
  [16, "code"],
  [32, "sub"],
  [64, "sup"],
  [1, "strong"],
  [2, "em"],
  [8, "u"],
  [4, "s"],
];

const printText = ({ text, format }: SerializedTextNode): string =>
  FORMATS.reduce(
    (html, [bit, tag]) => (Number(format) & bit ? `<${tag}>${html}</${tag}>` : html),
    escapeText(text),
  );

const printCell: HTMLConverter<SerializedTableCellNode> = ({ node, nodesToHTML }) => {
  const tag = node.headerState > 0 ? "th" : "td";
  const span = (name: string, count = 1): string => (count > 1 ? ` ${name}="${count}"` : "");
  return `<${tag}${span("colspan", node.colSpan)}${span("rowspan", node.rowSpan)}>${nodesToHTML({ nodes: node.children }).join("")}</${tag}>`;
};

/** Empty if the picture was deleted, is a video or was not populated. */
function printPicture({ value, fields }: SerializedUploadNode): string {
  // The editor offers pictures of the library only; the type allows any collection.
  const media = value as Media | number | string | null;
  if (typeof media !== "object" || !media?.filename || !media.mimeType?.startsWith("image/"))
    return "";
  const size =
    media.width && media.height ? ` width="${media.width}" height="${media.height}"` : "";
  return withCaption(
    `<img src="${mediaAddress(media.filename, media)}" alt="${escapeHtml(media.alt ?? "")}"${size}>`,
    fields,
  );
}

function withCaption(html: string, fields: Record<string, unknown> | null | undefined): string {
  const caption = textOf(fields, "caption").trim();
  return caption === ""
    ? html
    : `<figure>${html}<figcaption>${escapeText(caption)}</figcaption></figure>`;
}

const textOf = (fields: Record<string, unknown> | null | undefined, name: string): string => {
  const value = fields?.[name];
  return typeof value === "string" ? value : "";
};

/** Empty for sites that pages may not embed. */
function printEmbed(fields: Record<string, unknown>): string {
  const video = videoAt(textOf(fields, "address"));
  return video ? withCaption(`<iframe src="${escapeHtml(video.page)}"></iframe>`, fields) : "";
}

/** HTML drops the first line break; this keeps it. */
function printCode(fields: Record<string, unknown>): string {
  const code = textOf(fields, "code");
  return code.trim() === ""
    ? ""
    : `<pre><code>${escapeText(code.replace(/^\n/, "\n\n"))}</code></pre>`;
}

const converters: HTMLConvertersFunction = () => ({
  text: ({ node }) => printText(node),
  linebreak: "<br>",
  tab: " ",
  paragraph: ({ node, nodesToHTML }) => wrap("p", nodesToHTML({ nodes: node.children })),
  heading: ({ node, nodesToHTML }) => wrap(node.tag, nodesToHTML({ nodes: node.children })),
  list: ({ node, nodesToHTML }) =>
    wrap(
      node.tag,
      nodesToHTML({ nodes: itemsOf(node) }),
      node.tag === "ol" && node.start > 1 ? ` start="${node.start}"` : "",
    ),
  listitem: ({ node, nodesToHTML }) => `<li>${nodesToHTML({ nodes: node.children }).join("")}</li>`,
  link: ({ node, nodesToHTML }) => printLink(node.fields, nodesToHTML({ nodes: node.children })),
  autolink: ({ node, nodesToHTML }) =>
    printLink(node.fields, nodesToHTML({ nodes: node.children })),
  table: ({ node, nodesToHTML }) =>
    `<table><tbody>${nodesToHTML({ nodes: node.children }).join("")}</tbody></table>`,
  tablerow: ({ node, nodesToHTML }) => `<tr>${nodesToHTML({ nodes: node.children }).join("")}</tr>`,
  tablecell: printCell,
  upload: ({ node }) => printPicture(node),
  quote: ({ node, nodesToHTML }) => wrap("blockquote", nodesToHTML({ nodes: node.children })),
  horizontalrule: "<hr>",
  blocks: {
    code: ({ node }: { node: SerializedBlockNode }) => printCode(node.fields),
    embed: ({ node }: { node: SerializedBlockNode }) => printEmbed(node.fields),
  },
});

/**
 * The editor stores a nested list as an item without words, which would have a marker too. In HTML
 * it belongs to the item before it; without one its items move up.
 */
function itemsOf(list: SerializedListNode): SerializedListItemNode[] {
  const items: SerializedListItemNode[] = [];
  for (const node of list.children) {
    const item = node as SerializedListItemNode;
    const last = items.at(-1);
    const isNested = item.children.length > 0 && item.children.every(isList);
    if (!isNested) items.push(item);
    else if (last)
      items[items.length - 1] = { ...last, children: [...last.children, ...item.children] };
    else for (const nested of item.children.filter(isList)) items.push(...itemsOf(nested));
  }
  return items;
}

const isList = (node: { type: string }): node is SerializedListNode => node.type === "list";

/** Nothing if empty: an editor's state always has an empty paragraph. */
const wrap = (tag: string, children: string[], attributes = ""): string =>
  children.length > 0 ? `<${tag}${attributes}>${children.join("")}</${tag}>` : "";

/** A link to a record that is not public becomes text. */
function printLink(fields: SerializedLinkNode["fields"], children: string[]): string {
  const text = children.join("");
  const address = fields.linkType === "internal" ? pageAddress(fields) : (fields.url ?? "");
  if (address === undefined) return text;
  const safe = /^(?:https?:|mailto:|tel:|\/|#)/i.test(address) ? address : "#";
  return `<a href="${escapeHtml(safe)}"${fields.newTab ? ' target="_blank" rel="noopener"' : ""}>${text}</a>`;
}

/** `undefined` if the record is not public or not populated. */
function pageAddress({ doc }: SerializedLinkNode["fields"]): string | undefined {
  const { value, relationTo = "" } = doc ?? {};
  if (typeof value !== "object" || value === null) return undefined;
  if (relationTo === "media") {
    const { filename, updatedAt, ...file } = value as Partial<Media>;
    return filename && updatedAt && !isBehindForm(file)
      ? mediaAddress(filename, { updatedAt })
      : undefined;
  }
  const record: Record<string, unknown> = value;
  const { _status: status } = record;
  return status === "published" ? (pageOf(relationTo, value) ?? undefined) : undefined;
}

/** `""` without text. */
export const toHtml = (state: RichText): string =>
  state
    ? // The converter uses the editor's own type, which lists every kind of node.
      convertLexicalToHTML({ data: state as EditorState, converters, disableContainer: true })
    : "";
