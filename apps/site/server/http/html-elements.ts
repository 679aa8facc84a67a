/** A parser for React's HTML: lower-case tags, quoted attributes, `>` escaped in them. */

export interface Element {
  /** The opening tag's source. */
  tag: string;
  attributes: Readonly<Record<string, string>>;
  /** Between the tags; `""` for an empty element. */
  content: string;
}

const ATTRIBUTE = /\s([a-zA-Z_:][\w:.-]*)(?:="([^"]*)"|='([^']*)')?/g;

/** Attributes of an opening tag, with decoded entities and lower-case names. */
export function attributesOf(tag: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [, name = "", double, single] of tag.matchAll(ATTRIBUTE))
    found[name.toLowerCase()] = decodeEntities(double ?? single ?? "");
  return found;
}

/** The elements of a kind, in document order. */
export const elements = (html: string, name: "script" | "style"): Element[] =>
  [...html.matchAll(new RegExp(`(<${name}\\b[^>]*>)([\\s\\S]*?)</${name}>`, "gi"))].map(
    ([, tag = "", content = ""]) => ({ tag, attributes: attributesOf(tag), content }),
  );

/** Without the contents of scripts and styles, so that everything like a tag is one. */
export const withoutCode = (html: string): string =>
  html.replace(/(<(script|style)\b[^>]*>)[\s\S]*?(<\/\2>)/gi, "$1$3");

const NAMED: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** The entities that React and hand-written heads use. */
const decodeEntities = (text: string): string =>
  text.replace(
    /&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
      return decimal ? String.fromCodePoint(Number(decimal)) : (NAMED[name ?? ""] ?? whole);
    },
  );
