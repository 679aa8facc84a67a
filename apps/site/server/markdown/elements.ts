/** Rules for the elements of a page on their way to Markdown. */
import type { toMdast } from "hast-util-to-mdast";

/** The tree of the unified collective (hast). */
export type Root = Extract<Parameters<typeof toMdast>[0], { type: "root" }>;
export type RootContent = Root["children"][number];
export type Element = Extract<RootContent, { type: "element" }>;
type ElementContent = Element["children"][number];

/** No words, or controls, which work on the page only: forms become links to it. */
const SKIPPED = new Set(
  "script style template noscript object svg canvas audio video iframe dialog fieldset button input select textarea label link meta".split(
    " ",
  ),
);

export const isSkipped = (name: string, attributes: Record<string, string>): boolean =>
  SKIPPED.has(name) ||
  "hidden" in attributes ||
  "inert" in attributes ||
  "data-again" in attributes ||
  attributes["aria-hidden"] === "true";

/** A cell of a Markdown table is one line. */
const IN_CELL = new Set("a b strong i em code img del s sub sup".split(" "));

export const isCell = (name: string): boolean => name === "td" || name === "th";
export const isOfCell = (name: string): boolean => IN_CELL.has(name);

const HEADING = /^h[1-6]$/;
const BLOCK = /^(?:h[1-6]|p|ul|ol|dl|div|figure|blockquote|section|article|header|table)$/;

/**
 * A card is a link around blocks: the link goes to its heading, or its first block with words, and
 * is not repeated for each block.
 */
export function withoutCards(link: Element): void {
  if (link.tagName !== "a" || !link.children.some((child) => isBlock(child))) return;
  const named = inside(link, (name) => HEADING.test(name)) ?? inside(link, isBlockName, true);
  if (named)
    named.children = [
      { type: "element", tagName: "a", properties: link.properties, children: named.children },
    ];
  Object.assign(link, { tagName: "div", properties: {} });
}

const isBlockName = (name: string): boolean => BLOCK.test(name);
const isBlock = (node: ElementContent): boolean =>
  node.type === "element" && (isBlockName(node.tagName) || node.children.some(isBlock));

/** The first element of this kind; `isInnermost`: with words and without blocks in it. */
function inside(
  { children }: Element,
  isWanted: (name: string) => boolean,
  isInnermost = false,
): Element | null {
  for (const child of children) {
    if (child.type !== "element") continue;
    const fits = isWanted(child.tagName) && hasWords(child);
    if (fits && !(isInnermost && child.children.some(isBlock))) return child;
    const found = inside(child, isWanted, isInnermost);
    if (found) return found;
  }
  return null;
}

const hasWords = (node: Element): boolean =>
  node.children.some((child) =>
    child.type === "text" ? child.value.trim() !== "" : child.type === "element" && hasWords(child),
  );

/** Elements that styles set apart, often without a space between them. */
const APART = new Set("span b strong small time a em i label li".split(" "));
const ENDS_WORD = /[\p{L}\p{N}]$/u;
const BEGINS_SENTENCE = /^[\p{Lu}\p{Lo}\p{N}]/u;

/** Whether two words would run together that the page shows apart. */
export function needsSpace(before: RootContent, next: Element | string): boolean {
  if (before.type === "text")
    return typeof next !== "string" && SET_APART.has(next.tagName) && ENDS_WORD.test(before.value);
  if (before.type !== "element" || !APART.has(before.tagName)) return false;
  return typeof next === "string" ? BEGINS_SENTENCE.test(next) : APART.has(next.tagName);
}

/** After a text: `<h3>Engineer<span>Urgent</span></h3>`, but not `inter<em>national</em>`. */
const SET_APART = new Set(["span", "small", "time"]);
