/** Names in a PDF as Latin-1. Any character may be written as `#` and its code. */
const pattern = (names: readonly string[]): RegExp =>
  new RegExp(
    `/(?:${names
      .toSorted((a, b) => b.length - a.length)
      .map((name) => Array.from(name, either).join(""))
      .join("|")})`,
    "g",
  );

function either(character: string): string {
  const digits = character.charCodeAt(0).toString(16);
  return `(?:${character}|#${digits.replace(/[a-f]/, (digit) => `[${digit}${digit.toUpperCase()}]`)})`;
}

const DELIMITED = /^(?:[\s\0/(<>[%]|$)/;
/** Before a name: a name, a number or a keyword. In text ("HTML/JavaScript") a word. */
const BEFORE =
  /(?:^[^\s\0()<>[\]{}%/]*|[\s\0()<>[\]{}%](?:[\d.+-]+|R|true|false|null|obj|))(?:\/[^\s\0()<>[\]{}%/]*)*$/;
const LONGEST = 64;
/** Most positions examined; a file with more is an attack and counts as having the name. */
const MOST_PLACES = 20_000;

const patterns = new Map<readonly string[], RegExp>();

/** Whether a name occurs, followed by `next`. */
export function hasName(text: string, names: readonly string[], next = DELIMITED): boolean {
  return namesIn(text, names, next).next().value !== undefined;
}

/** Yields the end of each occurrence. */
export function* namesIn(
  text: string,
  names: readonly string[],
  next = DELIMITED,
): Generator<number, undefined> {
  const made = patterns.get(names) ?? pattern(names);
  patterns.set(names, made);
  let places = 0;
  for (const found of text.matchAll(made)) {
    const end = found.index + found[0].length;
    places += 1;
    if (
      places > MOST_PLACES ||
      (next.test(text.slice(end, end + LONGEST)) &&
        BEFORE.test(text.slice(Math.max(0, found.index - LONGEST), found.index)))
    )
      yield end;
  }
}
