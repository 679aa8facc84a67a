const NAMED: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " " };

/** The words of markup that the sanitizer has passed, on one line: for descriptions and structured data. */
export const wordsOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, " ")
    .replace(/&(?:#(\d+)|(\w+));/g, (whole, code?: string, name?: string) => (code ? String.fromCodePoint(Number(code)) : (NAMED[name ?? ""] ?? whole)))
    .replace(/\s+/g, " ")
    .replace(/ ([.,;:!?])/g, "$1")
    .trim();

/** At most `max` characters, cut between words, with an ellipsis where something was cut. */
export function shortened(text: string, max: number): string {
  const letters = [...text];
  if (letters.length <= max) return text;
  const kept = letters.slice(0, max - 1).join("");
  const end = kept.lastIndexOf(" ");
  return `${(end > max / 2 ? kept.slice(0, end) : kept).replace(/[\s.,;:–-]+$/, "")}…`;
}
