/** Digits only: a space would be read as 0, and a database fails on a number beyond an integer. */
export const isWholeNumber = (value: unknown): boolean =>
  /^\d+$/.test(String(value)) && Number.isSafeInteger(Number(value));

/** The record number of a call; 0, which no record has, for anything else. */
export const recordNumber = (id: unknown): number => (isWholeNumber(id) ? Number(id) : 0);
