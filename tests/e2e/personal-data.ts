/** Counts even if no test noted it. Package addresses (`react@19.2.0`) do not end in letters. */
const KINDS: readonly RegExp[] = [
  /[\p{L}\p{N}._%+'-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/u,
  /\+\d[\d ().-]{6,}\d/,
  /(?:^|[\s"'=:(,])[^\s"'/\\=:(,]+\.(?:pdf|docx?)(?![\p{L}\p{N}])/iu,
];

/** Leading characters that identify a long text, since logs may truncate it. */
const TELLING = 30;
/** Shorter values occur in any text. */
const SHORTEST = 4;

const tidy = (text: string): string => text.toLowerCase().replace(/\s+/g, " ").trim();

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
/** Patterns for each line of a value, whole or truncated. */
const patternsOf = (value: string): string[] =>
  value
    .split(/[\r\n]+/)
    .map(tidy)
    .filter((line) => line.length >= SHORTEST)
    .map((line) =>
      line.length > TELLING
        ? escaped(line.slice(0, TELLING))
        : `${escaped(line)}(?![\\p{L}\\p{N}])`,
    );

/** The line, and its forms before JSON or URL encoding. */
function readings(line: string): string[] {
  const unescaped = line
    .replace(/\\+[nrt]/g, " ")
    .replace(/\\+u([\da-f]{4})/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    )
    .replace(/\\+(["\\])/g, "$1");
  const decoded = unescaped
    .replace(/\+(?=\p{L})/gu, " ")
    .replace(/(?:%[\da-f]{2})+/gi, (bytes) =>
      Buffer.from(bytes.replaceAll("%", ""), "hex").toString(),
    );
  return [line, unescaped, decoded].map(tidy);
}

/**
 * Finds lines with one of these values (whole, truncated or escaped), or with anything like an
 * e-mail address, a phone number or a document's name.
 */
export function createSearch(sent: Iterable<string>): (line: string) => boolean {
  const patterns = [...new Set([...sent].flatMap(patternsOf))];
  const values =
    patterns.length > 0 ? new RegExp(`(?<![\\p{L}\\p{N}])(?:${patterns.join("|")})`, "u") : null;
  return (line) =>
    readings(line).some((text) => values?.test(text) || KINDS.some((kind) => kind.test(text)));
}
