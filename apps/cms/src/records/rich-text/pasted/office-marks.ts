import { classOf, hasStyle, isElement, type Element } from "#records/rich-text/pasted/nodes.ts";

/** HTML from Word, Outlook or Google Docs. */
export const isOffice = (html: string): boolean =>
  /urn:schemas-microsoft-com:office|class=["']?Mso|mso-[a-z-]+:|docs-internal-guid/i.test(html);

/** Comments, drawings and hidden words are not part of the text. */
export const isAdjacent = (node: Element): boolean =>
  /^[vwm]:/.test(node.name) ||
  /\b(?:msocomanchor|msocomoff|MsoCommentReference)\b/.test(classOf(node)) ||
  hasStyle(node, /mso-element:\s*comment|mso-hide:\s*all|display:\s*none/);

/** Formats by a span's style. */
export const FORMATS: [tag: string, style: RegExp][] = [
  ["strong", /(?<!-)font-weight:\s*(?:bold|[6-9]00)/],
  ["em", /(?<!-)font-style:\s*italic/],
  ["s", /(?<!-)text-decoration[^;]*:[^;]*line-through/],
  ["u", /(?<!-)text-decoration[^;]*:[^;]*underline/],
  ["sub", /(?<!-)vertical-align:\s*sub/],
  ["sup", /(?<!-)vertical-align:\s*super/],
];

/** The program adds line breaks next to blocks; these are not part of the text. */
export const isLoose = ({ prev, next }: Element): boolean =>
  [prev, next].some(
    (node) => node && isElement(node) && /^(?:p|div|ul|ol|table|h[1-6])$/.test(node.name),
  );
