/** XML 1.0 as feeds need it. */

// What XML 1.0 cannot carry at all, escaped or not: control characters, lone surrogates, two
// non-characters.
// oxlint-disable-next-line no-control-regex -- that is what is looked for
const UNFIT = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu;

export const escaped = (text: string): string =>
  text
    .replace(UNFIT, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");

/** An element with text; nothing where there is no text. */
export const element = (name: string, text: string | undefined): string =>
  text ? `<${name}>${escaped(text)}</${name}>` : "";

/**
 * The same as a CDATA section, for readers that want their text as it is; one that holds its end is
 * written as two.
 */
export const literal = (name: string, text: string | undefined): string =>
  text
    ? `<${name}><![CDATA[${text.replace(UNFIT, "").replaceAll("]]>", "]]]]><![CDATA[>")}]]></${name}>`
    : "";
