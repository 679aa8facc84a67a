/**
 * Converts clipboard HTML to the editor's equivalent: Word's lists become lists, headings keep
 * their order, tracked deletions go, and a link without an address becomes text.
 */
import { escapeHtml, escapeText } from "@meridian/contract/escape";
import { parseDocument } from "htmlparser2";
import { addressOf } from "#records/rich-text/pasted/address-of.ts";
import {
  classOf,
  findIn,
  hasStyle,
  isElement,
  textOf,
  type Element,
  type Node,
} from "#records/rich-text/pasted/nodes.ts";
import { FORMATS, isAdjacent, isLoose, isOffice } from "#records/rich-text/pasted/office-marks.ts";
import { pictureOrNote } from "#records/rich-text/pasted/picture-notes.ts";
import {
  isMarker,
  listItemOf,
  listsOf,
  type ListItem,
} from "#records/rich-text/pasted/word-lists.ts";

const NONE = new Set(["head", "style", "script", "title", "meta", "link", "xml", "template"]);
const THROUGH = new Set(["html", "body", "font"]);
const VOID = new Set(["br", "col", "hr", "img", "input", "wbr"]);
const HEADING = /^h([1-6])$/;

interface Place {
  isOffice: boolean;
  /** What stands for a picture; `undefined`: the picture itself. */
  picture: (node: Element) => string | undefined;
  /** Levels to lower headings by, so that the highest is the second. */
  down: number;
  inLink: boolean;
  inItem: boolean;
  inHeading: boolean;
}

export const pastedHtml = (html: string): string => convert(html, pictureOrNote);

function convert(html: string, picture: Place["picture"]): string {
  const { children } = parseDocument(html);
  const hasFirst = findIn(children, ({ name }) => name === "h1") !== undefined;
  return printAll(children, {
    isOffice: isOffice(html),
    picture,
    down: hasFirst ? 1 : 0,
    inLink: false,
    inItem: false,
    inHeading: false,
  });
}

/** For imports, which fetch pictures themselves. Other HTML stays unchanged. */
export const officeHtml = (html: string): string =>
  isOffice(html)
    ? convert(html, ({ attribs }) =>
        /^(?:https?:)?\/\/|^data:image/i.test(attribs.src ?? "") ? undefined : "",
      )
    : html;

function printAll(nodes: readonly Node[], place: Place): string {
  let out = "";
  let items: ListItem[] = [];
  const endList = (): void => {
    out += listsOf(items);
    items = [];
  };
  for (const node of nodes) {
    const item = place.isOffice && isElement(node) ? listItemOf(node) : undefined;
    if (item && isElement(node))
      items.push({ ...item, html: printAll(node.children, { ...place, inItem: true }).trim() });
    else {
      const printed = print(node, place);
      // Line ends and comments also occur between items.
      if (printed.trim() !== "") endList();
      if (items.length === 0) out += printed;
    }
  }
  endList();
  return out;
}

function print(node: Node, place: Place): string {
  if (node.type === "text") return escapeText(node.data);
  if (!isElement(node) || NONE.has(node.name)) return "";
  if (place.isOffice && isAdjacent(node)) return "";
  if (isMarker(node)) return place.inHeading ? `${escapeText(textOf(node).trim())} ` : "";
  return printElement(node, place);
}

function printElement(node: Element, place: Place): string {
  const { name, children } = node;
  const inner = (within: Partial<Place> = {}): string =>
    printAll(children, { ...place, ...within });
  const rank = Number(HEADING.exec(name)?.[1] ?? 0);
  if (THROUGH.has(name) || name.includes(":")) return inner();
  if (rank > 0)
    return wrap(`h${Math.min(4, Math.max(2, rank + place.down))}`, inner({ inHeading: true }));
  const change = CHANGES.find(([tag, mark]) => name === tag || mark.test(classOf(node)));
  if (change) return printChange(change[0], inner(), place);
  const printed = BY_NAME[name]?.(node, place, inner);
  if (printed !== undefined) return printed;
  return VOID.has(name)
    ? tagOf(node, place)
    : `${tagOf(node, place)}${inner(name === "li" ? { inItem: true } : {})}</${name}>`;
}

/** By tag or Word's class. */
const CHANGES: [tag: "del" | "ins", mark: RegExp][] = [
  ["del", /\bmsoDel\b/i],
  ["ins", /\bmsoIns\b/i],
];

/** Web pages show both; an office document means the text without tracked changes. */
const printChange = (tag: "del" | "ins", inner: string, { isOffice: isTracked }: Place): string =>
  isTracked ? (tag === "ins" ? inner : "") : wrap(tag === "ins" ? "u" : "s", inner);

type PrintOne = (node: Element, place: Place, inner: () => string) => string | undefined;

const withoutFormat: PrintOne = (node, _, inner) =>
  hasStyle(node, /(?<!-)font-(?:weight|style):\s*(?:normal|400)/) ? inner() : undefined;

/** The meaning of these depends on their context; `undefined`: printed unchanged. */
const BY_NAME: Record<string, PrintOne> = {
  a: printLink,
  b: withoutFormat,
  i: withoutFormat,
  img: (node, { picture }) => picture(node),
  span: (node, place, inner) => (place.isOffice ? formatted(node, place, inner()) : undefined),
  p: (_, place, inner) => (place.isOffice ? printParagraph(inner(), place) : undefined),
  br: (node, place) => (place.isOffice && isLoose(node) ? "" : undefined),
};

const wrap = (tag: string, inner: string): string => `<${tag}>${inner}</${tag}>`;

/** Word's spacing is empty paragraphs; the text of a list item has no paragraph. */
const printParagraph = (inner: string, { inItem }: Place): string =>
  inner.replace(/&nbsp;|\u00a0|\s|<\/?(?:span|br)>/g, "") === ""
    ? ""
    : inItem
      ? `${inner}<br>`
      : wrap("p", inner);

const formatted = (node: Element, { inLink }: Place, inner: string): string =>
  FORMATS.filter(([tag, style]) => hasStyle(node, style) && !(inLink && tag === "u")).reduce(
    (html, [tag]) => wrap(tag, html),
    inner,
  );

function printLink({ attribs, children }: Element, place: Place): string {
  const inner = printAll(children, { ...place, inLink: true });
  const to = addressOf(attribs.href ?? "");
  // A fragment of the copied document has no target here.
  return to === undefined || (place.isOffice && to.startsWith("#"))
    ? inner
    : `<a href="${escapeHtml(to)}">${inner}</a>`;
}

/** Drops an office program's attributes without a meaning. */
function tagOf({ name, attribs }: Element, place: Place): string {
  const mapped = Object.entries(attribs).filter(
    ([key]) => !place.isOffice || ["src", "alt", "colspan", "rowspan", "start"].includes(key),
  );
  return `<${name}${mapped.map(([key, value]) => ` ${key}="${escapeHtml(value)}"`).join("")}>`;
}
