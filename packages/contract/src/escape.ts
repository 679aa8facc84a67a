const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (sign: string): string => ESCAPES[sign] ?? sign;

// Characters that XML 1.0 and HTML forbid, escaped or not: control characters (except tab and line
// ends), lone surrogates, two non-characters.
// oxlint-disable-next-line no-control-regex -- it matches them
const UNFIT = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]|\p{Cs}/gu;

/** The text without control characters and others that no document can contain. */
export const withoutControls = (text: string): string => text.replace(UNFIT, "");

/** A text as HTML or XML between tags; quotes stay as they are read. */
export const escapeText = (text: string): string =>
  withoutControls(text).replace(/[&<>]/g, escaped);

/** A text as HTML or XML, in elements and in attributes in double quotes. */
export const escapeHtml = (text: string): string =>
  withoutControls(text).replace(/[&<>"]/g, escaped);
