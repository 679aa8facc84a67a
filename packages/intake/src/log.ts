type Write = (details: Record<string, unknown>, message: string) => void;

/**
 * Where the intake says what it does; pino's logger fits. Never given what a visitor wrote: ids,
 * kinds and metrics only.
 */
export interface Log {
  info: Write;
  warn: Write;
  error: Write;
}
