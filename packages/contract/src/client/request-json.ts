/** Receives what the client drops. pino's logger fits. */
export interface ClientLog {
  warn(details: Record<string, unknown>, message: string): void;
}

/** Unparsed: JSON, or a long list's `RecordTexts`; `undefined`: the record is missing. */
export type RequestJson = (
  call: string,
  address: string,
  absent: boolean,
  isList?: boolean,
) => Promise<unknown>;
