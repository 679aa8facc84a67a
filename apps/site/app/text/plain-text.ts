const NAMED: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " " };

/** Also used within words: removed without a space. */
const INLINE = /<\/?(?:a|b|strong|i|em|span|sub|sup|small|code)\b[^>]*>/gi;

const LAST_CHARACTER = 0x10ffff;

/** A markup's text on one line, for titles and comparisons. Invalid entities are unchanged. */
export const plainText = (html: string): string =>
  html
    .replace(INLINE, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/&(?:#(\d{1,7})|(\w+));/g, (whole, code?: string, name?: string) =>
      code
        ? Number(code) <= LAST_CHARACTER
          ? String.fromCodePoint(Number(code))
          : whole
        : (NAMED[name ?? ""] ?? whole),
    )
    .replace(/\s+/g, " ")
    .replace(/ ([.,;:!?])/g, "$1")
    .trim();

/** For other programs, which show a soft hyphen or compare it. In a text, or in all texts of a value. */
export const withoutSoftHyphens = <T>(value: T): T => {
  const written = JSON.stringify(value);
  return written.includes("\u00ad") ? (JSON.parse(written.replaceAll("\u00ad", "")) as T) : value;
};

/** At most `max` characters, cut between words, with an ellipsis if cut. */
export function shortened(text: string, max: number): string {
  const letters = [...text];
  if (letters.length <= max) return text;
  const beginning = letters.slice(0, max - 1).join("");
  const end = beginning.lastIndexOf(" ");
  return `${(end > max / 2 ? beginning.slice(0, end) : beginning).replace(/[\s.,;:–-]+$/, "")}…`;
}
