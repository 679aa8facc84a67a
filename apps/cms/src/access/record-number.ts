/**
 * The number of a record that a call names; 0, which none has, for everything else. Digits alone: a space would be
 * read as 0, and a database fails at what is larger than a whole number can be.
 */
export const recordNumber = (id: unknown): number =>
  /^\d+$/.test(String(id)) && Number.isSafeInteger(Number(id)) ? Number(id) : 0;
