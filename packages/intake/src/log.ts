type Write = (details: Record<string, unknown>, message: string) => void;

/** pino's logger fits. Gets ids, kinds and metrics only, no visitor's text. */
export interface Log {
  info: Write;
  warn: Write;
  error: Write;
}
