/**
 * Digits only: a space would be read as 0, and a database fails on a number larger than an integer
 * column can store.
 */
export const isWholeNumber = (value: unknown): boolean =>
  /^\d+$/.test(String(value)) && Number.isSafeInteger(Number(value));

/** The record number that a call names; 0, which no record has, for anything else. */
export const recordNumber = (id: unknown): number => (isWholeNumber(id) ? Number(id) : 0);
