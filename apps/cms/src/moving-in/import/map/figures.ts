/** A picture or video with its caption, as WordPress's editors write it. */
import { DomUtils } from "htmlparser2";
import { isElement, type Element } from "#moving-in/import/map/nodes.ts";

const isFigure = ({ name, attribs }: Element): boolean =>
  name === "figure" || /\b(?:wp-caption|gallery-item)\b(?!-)/.test(attribs.class ?? "");
const isCaption = ({ name, attribs }: Element): boolean =>
  name === "figcaption" || /\bwp-caption-text\b/.test(attribs.class ?? "");

/** The contents of a figure, without those of nested figures. */
function* within(figure: Element): Generator<Element> {
  for (const child of DomUtils.getChildren(figure)) {
    if (!isElement(child)) continue;
    yield child;
    if (!isFigure(child)) yield* within(child);
  }
}

/** The caption of a figure; `undefined` without one, or for another element. */
export const captionIn = (node: Element): Element | undefined =>
  isFigure(node) ? [...within(node)].find(isCaption) : undefined;

/** The pictures and frames of a figure. */
export const mediaIn = (figure: Element): Element[] =>
  [...within(figure)].filter(({ name }) => name === "img" || name === "iframe");
