const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (sign: string): string => ESCAPES[sign] ?? sign;

// Characters that XML 1.0 and HTML forbid: controls except tab and line ends, lone surrogates, two
// non-characters.
// oxlint-disable-next-line no-control-regex -- it matches them
const UNFIT = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]|\p{Cs}/gu;

/** Removes control characters and others that no document may contain. */
export const withoutControls = (text: string): string => text.replace(UNFIT, "");

/** For HTML or XML between tags: does not escape quotes. */
export const escapeText = (text: string): string =>
  withoutControls(text).replace(/[&<>]/g, escaped);

/** For HTML or XML elements and double-quoted attributes. */
export const escapeHtml = (text: string): string =>
  withoutControls(text).replace(/[&<>"]/g, escaped);
