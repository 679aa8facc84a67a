/** Digits alone: a space would be read as 0, and a database fails at what is larger than a whole number can be. */
export const isWholeNumber = (value: unknown): boolean =>
  /^\d+$/.test(String(value)) && Number.isSafeInteger(Number(value));

/** The number of a record that a call names; 0, which none has, for everything else. */
export const recordNumber = (id: unknown): number => (isWholeNumber(id) ? Number(id) : 0);
