export interface Within {
  text: string;
  json: unknown;
  surrounding?: string;
}

/** Characters in which the JSON's start is searched, and how often. */
const LONGEST = 65_536;
const TRIES = 50;
/** HTML pages may contain JSON that is not the reply. */
const PAGE = /<(?:!doctype|html|head|body|script|title)\b/i;

/**
 * The JSON of a response. Skips a byte-order mark, PHP's warnings and a cache's comment, not HTML.
 */
export function jsonWithin(body: string): Within | undefined {
  const text = body.replace(/^[\uFEFF\s]+/, "");
  const json = parsed(text);
  if (json !== undefined) return { text, json };
  const comment = text.lastIndexOf("<!--");
  const rest = comment > 0 && text.trimEnd().endsWith("-->") ? text.slice(0, comment) : text;
  const end = Math.max(rest.lastIndexOf("}"), rest.lastIndexOf("]")) + 1;
  if (PAGE.test(text.slice(end))) return undefined;
  let tries = 0;
  for (const { index } of text.slice(0, LONGEST).matchAll(/(?<=^|[>\s])[[{]/g)) {
    if (++tries > TRIES || PAGE.test(text.slice(0, index))) return undefined;
    const part = text.slice(index, end);
    const inner = parsed(part);
    if (inner !== undefined)
      return {
        text: part,
        json: inner,
        surrounding: (text.slice(0, index) + text.slice(end)).trim(),
      };
  }
  return undefined;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};
