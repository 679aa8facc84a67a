/** Receives what the client drops. pino's logger fits. */
export interface ClientLog {
  warn(details: Record<string, unknown>, message: string): void;
}

/**
 * A reply before the contract reads it: JSON, or the records' texts (`RecordTexts`) of a long list.
 * `undefined`: the record is missing.
 */
export type Ask = (
  call: string,
  address: string,
  absent: boolean,
  isList?: boolean,
) => Promise<unknown>;
