/** Where the client says what it left out. pino's logger fits. */
export interface ClientLog {
  warn(details: Record<string, unknown>, message: string): void;
}

/**
 * A reply as JSON, before the contract reads it, or as the texts of its records (`RecordTexts`)
 * where it may be long. `undefined`: the host says there is no such thing.
 */
export type Ask = (
  call: string,
  address: string,
  absent: boolean,
  isList?: boolean,
) => Promise<unknown>;
