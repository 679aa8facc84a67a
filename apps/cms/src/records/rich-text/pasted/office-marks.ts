/** HTML that only office programs write. */
import { classOf, hasStyle, isElement, type Element } from "#records/rich-text/pasted/nodes.ts";

/** Whether Word, Outlook or Google Docs wrote it. */
export const isOffice = (html: string): boolean =>
  /urn:schemas-microsoft-com:office|class=["']?Mso|mso-[a-z-]+:|docs-internal-guid/i.test(html);

/** Content of an office program that is not part of the text: comments, drawings, hidden words. */
export const isAdjacent = (node: Element): boolean =>
  /^[vwm]:/.test(node.name) ||
  /\b(?:msocomanchor|msocomoff|MsoCommentReference)\b/.test(classOf(node)) ||
  hasStyle(node, /mso-element:\s*comment|mso-hide:\s*all|display:\s*none/);

/** Formats that a span has through its style. */
export const FORMATS: [tag: string, style: RegExp][] = [
  ["strong", /(?<!-)font-weight:\s*(?:bold|[6-9]00)/],
  ["em", /(?<!-)font-style:\s*italic/],
  ["s", /(?<!-)text-decoration[^;]*:[^;]*line-through/],
  ["u", /(?<!-)text-decoration[^;]*:[^;]*underline/],
  ["sub", /(?<!-)vertical-align:\s*sub/],
  ["sup", /(?<!-)vertical-align:\s*super/],
];

/** A line break next to blocks comes from the program and is not part of the text. */
export const isLoose = ({ prev, next }: Element): boolean =>
  [prev, next].some(
    (node) => node && isElement(node) && /^(?:p|div|ul|ol|table|h[1-6])$/.test(node.name),
  );
