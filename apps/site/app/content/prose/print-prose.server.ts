/**
 * Prints a sanitized tree in one pass: heading ids, pictures, video facades, scrollable frames,
 * paragraphs for boxes. Links to an anchor that needs another id follow it.
 */
import { parseDocument } from "htmlparser2";
import type { HeadingIds } from "#app/content/prose/heading-ids.ts";
import type { ProseHeading } from "#app/content/prose/types.ts";
import { videoAt } from "@meridian/contract/video-hosts";
import {
  isDrawing,
  originalAddress,
  PICTURE_FORMATS,
  pictureAddress,
} from "#app/pictures/picture-address.ts";
import { fallbackAddress, sourcesOf } from "#app/pictures/picture-sources.ts";
import { plainText } from "#app/text/plain-text.ts";
import { escapeHtml } from "@meridian/contract/escape";
import type { Translate } from "@meridian/messages/messages";

type Node = ReturnType<typeof parseDocument>["children"][number];
type Element = Extract<Node, { attribs: object }>;
type Attributes = Readonly<Record<string, string>>;

/** Width of a picture in the text column. */
const PICTURE_SIZES = "(max-width: 52rem) 92vw, 46rem";
/** Pixel width of a picture: for a medium-density screen. */
const PICTURE_WIDTH = 1080;
const HEADING = /^h[2-6]$/;
const INLINE = new Set(
  "a abbr b br cite code del em i ins kbd mark q s small span strong sub sup time u".split(" "),
);
/** Elements that contain no paragraphs. */
const NO_BLOCKS = new Set(
  "a abbr b caption cite code del em figure h2 h3 h4 h5 h6 i p pre span strong summary".split(" "),
);
const VOID = new Set(["br", "hr", "img", "source", "track"]);

/** `clean`: sanitized, well-formed, escaped. Entities stay encoded: no second escaping. */
export function printProse(
  clean: string,
  ids: HeadingIds,
  t: Translate,
): { html: string; headings: ProseHeading[] } {
  const headings: ProseHeading[] = [];
  /** The new id of each anchor whose own id is unsafe or taken. */
  const moved = new Map<string, string>();

  const printAll = (nodes: readonly Node[]): string => nodes.map(print).join("");

  function print(node: Node): string {
    if (node.type === "text") return node.data;
    return isElement(node) ? printElement(node) : "";
  }

  function printElement(node: Element): string {
    const { name, children } = node;
    if (HEADING.test(name)) return printHeading(node);
    const attribs = withId(node.attribs, ids.make);
    if (name === "div") return printBox(node, attribs);
    if (name === "img") return printPicture(attribs);
    if (name === "a" && "data-frame" in attribs)
      return element("a", attribs, escapeHtml(videoWords(attribs.href, t)));
    // A wide table or code scrolls within a frame, by keyboard too.
    if (name === "pre") return element(name, { tabindex: "0", ...attribs }, printAll(children));
    const printed = element(name, attribs, printAll(children));
    return name === "table"
      ? element(
          "div",
          { role: "group", "aria-label": escapeHtml(t("prose.table")), tabindex: "0" },
          printed,
        )
      : printed;
  }

  /** A box of text is a paragraph; any other one only stays as an anchor or a gallery's frame. */
  function printBox({ children, parent }: Element, attribs: Attributes): string {
    const isText = !(parent && "name" in parent && NO_BLOCKS.has(parent.name)) && isLine(children);
    const printed = printAll(children);
    if (isText && printed.trim() !== "") return element("p", attribs, printed);
    return "id" in attribs ? element("div", attribs, printed) : printed;
  }

  /** The attributes with the id that a renamed anchor gets. */
  function withId(
    { "data-own-id": own, ...attribs }: Attributes,
    make: (words: string) => string,
  ): Attributes {
    if (own === undefined) return attribs;
    const id = make(decoded(own));
    if (!moved.has(own)) moved.set(own, id);
    return { ...attribs, id };
  }

  /** A heading that opens a section with an id uses the section's id. */
  function printHeading(node: Element): string {
    const before = headings.length;
    const inner = printAll(node.children);
    const title = plainText(inner);
    const section = sectionOpenedBy(node);
    const attribs = withId(node.attribs, () => section ?? ids.make(title));
    const id = section ?? attribs.id ?? ids.make(title);
    // Before the headings inside it, as in a table's cell.
    if (title !== "")
      headings.splice(before, 0, { id: decoded(id), title, level: Number(node.name[1]) });
    const attributes = section === undefined ? { id } : attribs;
    return element(node.name, attributes, inner);
  }

  // Without implied end tags and with `<br />`, as the sanitizer writes.
  const { children } = parseDocument(clean, { xmlMode: true, decodeEntities: false });
  return { html: withMovedLinks(printAll(children), moved), headings };
}

/** An anchor keeps its links if the first element of this name has another id. */
const withMovedLinks = (html: string, moved: ReadonlyMap<string, string>): string =>
  moved.size === 0
    ? html
    : html.replace(/ href="#([^"]*)"/g, (whole, own: string) => {
        const id = html.includes(` id="${own}"`) ? undefined : moved.get(own);
        return id === undefined ? whole : ` href="#${id}"`;
      });

const isLine = (nodes: readonly Node[]): boolean =>
  nodes.every((node) => !isElement(node) || INLINE.has(node.name));

const isElement = (node: Node): node is Element => node.type === "tag";

function sectionOpenedBy(heading: Element): string | undefined {
  const { parent } = heading;
  if (!parent || !("name" in parent) || parent.name !== "section") return undefined;
  const first = parent.children.find((node) => node.type !== "text" || node.data.trim() !== "");
  return first === heading ? parent.attribs.id : undefined;
}

function printPicture({ src = "", alt = "", width, height, id }: Attributes): string {
  const known = width === undefined ? undefined : Number(width);
  const picture = (address: string): string =>
    element("img", {
      src: address,
      alt,
      ...(width !== undefined && height !== undefined && { width, height }),
      ...(id !== undefined && { id }),
      loading: "lazy",
      decoding: "async",
    });
  if (isDrawing(src)) return picture(originalAddress(src));
  // Width unknown: one size, or a browser would treat a small picture as large.
  const sources =
    known === undefined
      ? PICTURE_FORMATS.map((format) =>
          element("source", {
            type: `image/${format}`,
            srcset: pictureAddress(src, PICTURE_WIDTH, format),
          }),
        )
      : sourcesOf(src, { width: known, sizes: PICTURE_SIZES }).map(({ type, srcSet }) =>
          element("source", { type, srcset: srcSet, sizes: PICTURE_SIZES }),
        );
  return element("picture", {}, sources.join("") + picture(fallbackAddress(src, known)));
}

/** Replaces the fallback content of the frame. */
function videoWords(page = "", t: Translate): string {
  const site = videoAt(decoded(page))?.site;
  return site === undefined ? t("prose.watchOnItsPage") : t("prose.watchOn", { site });
}

function element(name: string, attributes: Attributes, inner = ""): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
  const opening = `<${name}${written.join("")}`;
  return VOID.has(name) ? `${opening} />` : `${opening}>${inner}</${name}>`;
}

const decoded = (text: string): string =>
  text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
