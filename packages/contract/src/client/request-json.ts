/** Receives what the client drops. pino's logger fits. */
export interface ClientLog {
  warn(details: Record<string, unknown>, message: string): void;
}

export interface ListRequest {
  /** Its records' texts may stay unparsed. */
  isList?: boolean;
  /** With the further pages that the host declares. */
  isWhole?: boolean;
}

/** Unparsed: JSON, or a long list's `RecordTexts`; `undefined`: the record is missing. */
export type RequestJson = (
  call: string,
  address: string,
  absent: boolean,
  list?: ListRequest,
) => Promise<unknown>;
