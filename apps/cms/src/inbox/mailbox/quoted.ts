/** Lines after which a mail program repeats the earlier letter. */
const SEPARATOR = /^(?:-{2,}\s*[^-\n]{3,60}\s*-{2,}|_{20,})$/;
/** A header of the earlier letter in the text, as Outlook writes it in any language. */
const HEADER_LINE = /^\*{0,2}[\p{L}\p{M} -]{1,24}:\*{0,2}\s+\S/u;
const IN_HEADER = 3;

const isQuote = (line: string): boolean => line.startsWith(">");
const isEmpty = (line: string): boolean => line.trim() === "";

/** Where the quotation at the end begins; the number of lines without one. */
function beginOf(lines: readonly string[]): number {
  for (const [at, line] of lines.entries()) {
    const header = lines.slice(at + 1, at + 1 + IN_HEADER + 2).filter((one) => !isEmpty(one));
    const hasHeader = header.slice(0, IN_HEADER).every((one) => HEADER_LINE.test(one));
    if (SEPARATOR.test(line.trim()) && header.length >= IN_HEADER && hasHeader) return at;
  }
  let first = lines.length;
  while (first > 0 && (isQuote(lines[first - 1] ?? "") || isEmpty(lines[first - 1] ?? "")))
    first -= 1;
  if (!lines.slice(first).some(isQuote)) return lines.length;
  // "On Monday Ann wrote:", in any language, which may take two lines.
  let above = first;
  while (above > 0 && isEmpty(lines[above - 1] ?? "")) above -= 1;
  const introduction = lines[above - 1] ?? "";
  if (!/[:：]\s*$/.test(introduction)) return first;
  const hasDate = (line: string): boolean => /\d{2}/.test(line);
  const isParted = !hasDate(introduction) && hasDate(lines[above - 2] ?? "");
  return above - (isParted ? 2 : 1);
}

/** The own words, and the earlier letter after them. All is own if nothing else would be left. */
export function withoutQuotation(text: string): { own: string; quoted: string } {
  const lines = text.split("\n");
  const begin = beginOf(lines);
  const own = lines.slice(0, begin).join("\n").trim();
  if (own === "") return { own: text, quoted: "" };
  return { own, quoted: lines.slice(begin).join("\n").trim() };
}
