const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (sign: string): string => ESCAPES[sign] ?? sign;

/** A text as HTML or XML between tags; quotes stay as they are read. */
export const escapeText = (text: string): string => text.replace(/[&<>]/g, escaped);

/** The same for an attribute in double quotes, or where it may be either. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, escaped);

// What XML 1.0 cannot carry at all, escaped or not: control characters, lone surrogates, two
// non-characters.
// oxlint-disable-next-line no-control-regex -- that is what is looked for
const UNFIT = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu;

/** The text without what XML 1.0 cannot carry. */
export const fitForXml = (text: string): string => text.replace(UNFIT, "");

/** A text as XML, in elements and in attributes in double quotes. */
export const escapeXml = (text: string): string => escapeHtml(fitForXml(text));
