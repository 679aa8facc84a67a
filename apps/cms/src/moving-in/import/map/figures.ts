/** A picture or video with caption, in the markup of WordPress's editors. */
import { DomUtils } from "htmlparser2";
import { isElement, type Element } from "#moving-in/import/map/nodes.ts";

const isFigure = ({ name, attribs }: Element): boolean =>
  name === "figure" || /\b(?:wp-caption|gallery-item)\b(?!-)/.test(attribs.class ?? "");
const isCaption = ({ name, attribs }: Element): boolean =>
  name === "figcaption" || /\bwp-caption-text\b/.test(attribs.class ?? "");

/** Without nested figures. */
function* within(figure: Element): Generator<Element> {
  for (const child of DomUtils.getChildren(figure)) {
    if (!isElement(child)) continue;
    yield child;
    if (!isFigure(child)) yield* within(child);
  }
}

/** `undefined` without a caption or for another element. */
export const captionIn = (node: Element): Element | undefined =>
  isFigure(node) ? [...within(node)].find(isCaption) : undefined;

export const mediaIn = (figure: Element): Element[] =>
  [...within(figure)].filter(({ name }) => name === "img" || name === "iframe");
