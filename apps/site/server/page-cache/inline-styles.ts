/** Puts the styles that a page begins with into it: no request before its first paint. */
import { attributesOf } from "#server/http/html-elements.ts";

/** A page cannot have its styles inside. It works with links to them, only slower. */
export class StyleError extends Error {
  override readonly name = "StyleError";
}

/** The text of a stylesheet of the build by its address, or `undefined`. */
export type StyleSheets = (href: string) => string | undefined;

/** A sheet of fewer characters costs less within the page than a request of its own. */
const SMALLEST = 1000;
/** Bands of which a page shows something at once. */
const FIRST_BANDS = 2;

/**
 * The page with its styles in place of the links to them, in their order; but a sheet that is first needed below
 * the second band is linked at that band's end: what a visitor sees at once comes in fewer bytes, and the sheet
 * is there already on the next page. `usedOnly`: without the sheets of which the page has no class, for one that
 * shows something else in its route's place. Throws `StyleError`.
 */
export function inlineStyles(html: string, styleSheets: StyleSheets, usedOnly = false): string {
  const end = html.indexOf("</head>");
  if (end < 0) throw new StyleError("inline-styles.ts: the page has no </head>");
  const body = html.slice(end);
  const firstUses = firstUsesOf(body);
  const fold = endOfFirstBands(body);
  const texts: string[] = [];
  const links: string[] = [];
  const head = html.slice(0, end).replace(/<link\b[^>]*>/g, (tag) => {
    const { rel, href = "", media } = attributesOf(tag);
    if (rel !== "stylesheet") return tag;
    const address = href.replace(/#$/, "");
    const text = styleSheets(address);
    if (text === undefined)
      throw new StyleError(
        `inline-styles.ts: the page links the stylesheet ${href}, which the build does not have`,
      );
    if (media !== undefined)
      throw new StyleError(
        `inline-styles.ts: the stylesheet ${href} is for media="${media}" only; say so inside the sheet, it is inlined with the others`,
      );
    if (/<\/style/i.test(text))
      throw new StyleError(
        `inline-styles.ts: the stylesheet ${href} holds "</style", which would end the element it is inlined in`,
      );
    const use = firstUseOf(text, firstUses);
    if (usedOnly && use === Infinity) return "";
    if (use > fold && use < Infinity && text.length >= SMALLEST)
      links.push(`<link rel="stylesheet" href="${address}" fetchpriority="low"/>`);
    else texts.push(text);
    return "";
  });
  const style = texts.length > 0 ? `<style>${texts.join("\n")}</style>` : "";
  return head + style + body.slice(0, fold) + links.join("") + body.slice(fold);
}

/** Where each class is first named. */
function firstUsesOf(body: string): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  for (const { index, 1: names = "" } of body.matchAll(/\sclass="([^"]*)"/g))
    for (const name of names.split(/\s+/)) if (!uses.has(name)) uses.set(name, index);
  return uses;
}

/** Where a sheet is first needed: at once when it has no class, never when the page has none of its classes. */
function firstUseOf(sheet: string, uses: ReadonlyMap<string, number>): number {
  const names = [...sheet.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = ""]) => name);
  return names.length === 0 ? 0 : Math.min(...names.map((name) => uses.get(name) ?? Infinity));
}

/** Before the end tag of the second of the bands that stand beside one another; beyond a page that has fewer. */
function endOfFirstBands(body: string): number {
  let depth = 0;
  let bands = 0;
  for (const { index, 0: tag } of body.matchAll(/<(\/?)section[ >]/g)) {
    depth += tag.startsWith("</") ? -1 : 1;
    if (depth === 0 && ++bands === FIRST_BANDS) return index;
  }
  return Infinity;
}
