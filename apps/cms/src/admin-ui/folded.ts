const asLong = (plain: string, text: string): string =>
  plain.length === text.length ? plain : text;

const PLAIN = new Map<string, string>();
function plainLetter(letter: string): string {
  const known = PLAIN.get(letter);
  if (known !== undefined) return known;
  const plain = asLong(letter.normalize("NFD").replace(/\p{M}/gu, ""), letter);
  PLAIN.set(letter, plain);
  return plain;
}

/** Small letters without diacritics; as long as the input, so that positions are valid in both. */
export const folded = (text: string): string =>
  asLong(text.toLowerCase(), text).replace(/[\u0080-\uffff]/g, plainLetter);
