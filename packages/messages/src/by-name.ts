const collators = new Map<string, Intl.Collator>();

/** The alphabetical order of names in a language (BCP 47); figures in names by their value. */
export function byName(code: string): (one: string, other: string) => number {
  let collator = collators.get(code);
  if (!collator) collators.set(code, (collator = new Intl.Collator(code, { numeric: true })));
  return collator.compare;
}
