/** Puts the styles of a page into it: one request fewer before its first paint. */
import { attributesOf } from "#server/http/html-elements.ts";

/** A page cannot have its styles inside. It works with links to them, only slower. */
export class StyleError extends Error {
  override readonly name = "StyleError";
}

/** The text of a stylesheet of the build by its address, or `undefined`. */
export type StyleSheets = (href: string) => string | undefined;

/**
 * The page with its styles in place of the links to them, in their order. `usedOnly`: without the
 * sheets of which it has no class, for a page that shows something else in its route's place.
 * Throws `StyleError`.
 */
export function inlineStyles(html: string, styleSheets: StyleSheets, usedOnly = false): string {
  const texts: string[] = [];
  const used = usedOnly ? classesOf(html) : undefined;
  const end = html.indexOf("</head>");
  if (end < 0) throw new StyleError("inline-styles.ts: the page has no </head>");
  const head = html.slice(0, end).replace(/<link\b[^>]*>/g, (tag) => {
    const { rel, href = "", media } = attributesOf(tag);
    if (rel !== "stylesheet") return tag;
    const text = styleSheets(href.replace(/#$/, ""));
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
    if (!used || isUsed(text, used)) texts.push(text);
    return "";
  });
  return `${head}${texts.length > 0 ? `<style>${texts.join("\n")}</style>` : ""}${html.slice(end)}`;
}

function classesOf(html: string): Set<string> {
  const values = html.matchAll(/\sclass="([^"]*)"/g);
  return new Set([...values].flatMap(([, names = ""]) => names.split(/\s+/)));
}

/** Whether a sheet has rules without a class, or one of these. */
function isUsed(sheet: string, used: ReadonlySet<string>): boolean {
  const names = [...sheet.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = ""]) => name);
  return names.length === 0 || names.some((name) => used.has(name));
}
