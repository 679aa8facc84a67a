/**
 * The tree of a cleaned text, printed in one pass: headings with ids, the host's own pictures
 * resized, videos that wait to be asked for, tables and code that move within a frame.
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

type Node = ReturnType<typeof parseDocument>["children"][number];
type Element = Extract<Node, { attribs: object }>;
type Attributes = Readonly<Record<string, string>>;

/** How wide a picture stands in the column of the text. */
const PICTURE_SIZES = "(max-width: 52rem) 92vw, 46rem";
/** Pixels of a picture in it: its width on a screen of middling density. */
const PICTURE_WIDTH = 1080;
const HEADING = /^h[2-6]$/;
const VOID = new Set(["br", "hr", "img", "source"]);

/**
 * `clean` is the sanitizer's output: every tag closed, texts and values escaped. They are not
 * decoded on the way, and so need not be escaped again.
 */
export function printProse(
  clean: string,
  ids: HeadingIds,
): { html: string; headings: ProseHeading[] } {
  const headings: ProseHeading[] = [];

  const printAll = (nodes: readonly Node[]): string => nodes.map(print).join("");

  function print(node: Node): string {
    if (node.type === "text") return node.data;
    return isElement(node) ? printElement(node) : "";
  }

  function printElement(node: Element): string {
    const { name, attribs, children } = node;
    if (HEADING.test(name)) return printHeading(node);
    if (name === "img") return printPicture(attribs);
    if (name === "a" && "data-frame" in attribs)
      return element("a", attribs, videoWords(attribs.href));
    // A table or code wider than the column is moved within a frame of its own, by keyboard
    // too.
    if (name === "pre") return element(name, { tabindex: "0", ...attribs }, printAll(children));
    const printed = element(name, attribs, printAll(children));
    return name === "table"
      ? element("div", { role: "group", "aria-label": "Table", tabindex: "0" }, printed)
      : printed;
  }

  /** One that opens a section with an id is found by the section's. */
  function printHeading(node: Element): string {
    const before = headings.length;
    const inner = printAll(node.children);
    const title = plainText(inner);
    const section = sectionOpenedBy(node);
    const { id: own } = node.attribs;
    const id = section ?? own ?? ids.make(title);
    // Before those that stand within it, as in a table's cell.
    if (title !== "")
      headings.splice(before, 0, { id: decoded(id), title, level: Number(node.name[1]) });
    const attributes = section === undefined ? { id } : node.attribs;
    return element(node.name, attributes, inner);
  }

  // Without implied ends and with `<br />`, as the sanitizer writes.
  const { children } = parseDocument(clean, { xmlMode: true, decodeEntities: false });
  return { html: printAll(children), headings };
}

const isElement = (node: Node): node is Element => node.type === "tag";

/** The id of the section whose first words the heading is. */
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
  // Of an unknown width, in one size: among several a browser would take a small one for large.
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

/** The words that stood between the frame's tags were for browsers without frames. */
const videoWords = (page = ""): string =>
  `Watch the video on ${videoAt(decoded(page))?.site ?? "its page"}`;

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
