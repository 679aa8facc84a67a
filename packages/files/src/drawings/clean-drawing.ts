/**
 * Rewrites an SVG so that it only draws. Elements and attributes are those of `shapes.ts`, text is
 * escaped, the file is UTF-8: encoding, entities and CDATA are resolved before.
 */
import { escapeText } from "@meridian/contract/escape";
import sanitizeHtml, { type Attributes, type IOptions } from "sanitize-html";
import { decodeXml } from "#drawings/decode-xml.ts";
import { nestsTooDeep } from "#drawings/nesting.ts";
import { plainDeclarations, plainStyles, reaches } from "#drawings/plain-styles.ts";
import { withoutDoctype } from "#drawings/without-doctype.ts";
import { ATTRIBUTES, ELEMENTS, FILTERS, WITHOUT_WORDS } from "#drawings/shapes.ts";

/** Bytes: reading 4 MB takes about a second of processor time. */
export const LARGEST_DRAWING = 4 * 1024 * 1024;

/** The message is for the editor. */
export class NoDrawing extends Error {
  override readonly name = "NoDrawing";
}

const SVG = "http://www.w3.org/2000/svg";
/** Embedded pictures of kinds without scripts. */
const RASTER = /^data:image\/(?:png|jpe?g|gif|webp|avif);base64,[A-Za-z0-9+/=\s]+$/;

const isOwn = (href: string, tag: string): boolean =>
  /^#[\w.:-]+$/.test(href) || (tag === "image" && RASTER.test(href));

export interface Retained {
  /** Whether filters stay: browsers draw them, but our renderer takes many seconds. */
  filters: boolean;
}

function attributesOf(tag: string, given: Attributes, keep: Retained): Attributes {
  const { "xlink:href": old, style, ...attributes } = given;
  const href = (attributes.href ?? old)?.trim();
  delete attributes.href;
  if (!keep.filters) delete attributes.filter;
  const safe = Object.entries(attributes).filter(([, value]) => !reaches(value));
  const declarations = style === undefined ? "" : plainDeclarations(style, keep);
  return {
    ...Object.fromEntries(safe),
    ...(declarations && { style: declarations }),
    ...(href && isOwn(href, tag) && { href }),
  };
}

function options(styles: string[], keep: Retained): IOptions {
  return {
    parser: {
      xmlMode: true,
      decodeEntities: true,
      lowerCaseTags: false,
      lowerCaseAttributeNames: false,
    },
    allowedTags: [...ELEMENTS, ...(keep.filters ? FILTERS : []), "style"],
    allowedAttributes: { "*": ATTRIBUTES },
    // XML has no attributes without a value: removed as empty.
    nonBooleanAttributes: ["*"],
    allowedSchemesAppliedToAttributes: [],
    nonTextTags: WITHOUT_WORDS,
    parseStyleAttributes: false,
    selfClosing: [],
    // Removed below: none is written unchanged.
    allowVulnerableTags: true,
    exclusiveFilter: ({ tag, text }) => tag === "style" && styles.push(text) > 0,
    transformTags: {
      "*": (tagName, attribs) => ({ tagName, attribs: attributesOf(tagName, attribs, keep) }),
    },
  };
}

/** Not allowed in XML. */
const impossible = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** The cleaned SVG in UTF-8. Throws `NoDrawing`. */
export function cleanDrawing(bytes: Uint8Array, keep: Retained = { filters: true }): Buffer {
  if (bytes.length > LARGEST_DRAWING)
    throw new NoDrawing(
      "An SVG may have at most 4 MB: save this one as a picture (WebP, PNG) instead.",
    );
  const xml = decodeXml(bytes);
  if (xml === null) throw new NoDrawing("This SVG cannot be read: save it as UTF-8.");
  if (nestsTooDeep(xml))
    throw new NoDrawing(
      "The elements of this SVG are nested too deeply: export it again as a plain SVG.",
    );
  const styles: string[] = [];
  const written = sanitizeHtml(withoutDoctype(xml), options(styles, keep)).replace(impossible, "");
  const drawing = written.slice(
    Math.max(0, written.indexOf("<svg")),
    written.lastIndexOf("</svg>") + "</svg>".length,
  );
  const opening = /^<svg(?=[\s>])[^>]*>/.exec(drawing)?.[0];
  if (!opening || /^<svg[^>]*>\s*<\/svg>$/.test(drawing)) throw new NoDrawing("This SVG is empty.");
  const css = plainStyles(styles.join("\n"), keep);
  const style = css && `<style>${escapeText(css)}</style>`;
  return Buffer.from(
    `<svg xmlns="${SVG}"${opening.slice("<svg".length)}${style}${drawing.slice(opening.length)}\n`,
  );
}
