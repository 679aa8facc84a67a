type Write = (details: Record<string, unknown>, message: string) => void;

/** The intake's log; pino's logger fits. Gets no visitor's text: ids, kinds and metrics only. */
export interface Log {
  info: Write;
  warn: Write;
  error: Write;
}
