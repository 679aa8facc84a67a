/** Reports what the client dropped. pino's logger fits. */
export interface ClientLog {
  warn(details: Record<string, unknown>, message: string): void;
}

/**
 * A reply as JSON, before the contract reads it, or as its records' texts (`RecordTexts`) for a
 * long list. `undefined`: the host reports no such thing.
 */
export type Ask = (
  call: string,
  address: string,
  absent: boolean,
  isList?: boolean,
) => Promise<unknown>;
