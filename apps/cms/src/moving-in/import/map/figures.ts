/** A picture or video with the words below it, as WordPress's editors have written them. */
import { DomUtils } from "htmlparser2";
import { isElement, type Element } from "#moving-in/import/map/nodes.ts";

const isFigure = ({ name, attribs }: Element): boolean =>
  name === "figure" || /\b(?:wp-caption|gallery-item)\b(?!-)/.test(attribs.class ?? "");
const isCaption = ({ name, attribs }: Element): boolean =>
  name === "figcaption" || /\bwp-caption-text\b/.test(attribs.class ?? "");

/** What is in a figure and in no figure within it. */
function* within(figure: Element): Generator<Element> {
  for (const child of DomUtils.getChildren(figure)) {
    if (!isElement(child)) continue;
    yield child;
    if (!isFigure(child)) yield* within(child);
  }
}

/** The caption of a figure; `undefined` where there is none, or this is no figure. */
export const captionIn = (node: Element): Element | undefined =>
  isFigure(node) ? [...within(node)].find(isCaption) : undefined;

/** The pictures and frames of a figure. */
export const mediaIn = (figure: Element): Element[] =>
  [...within(figure)].filter(({ name }) => name === "img" || name === "iframe");
