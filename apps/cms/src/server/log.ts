/**
 * One JSON object a line on stdout, as the site's log: this host's own lines, Payload's, and what
 * Next says to the console.
 */
import { format, stripVTControlCharacters } from "node:util";
import type { Logger, LoggerOptions } from "pino";

/** For pino; Payload brings one of its own. */
export const logOptions = (level: string): LoggerOptions => ({
  level,
  base: undefined,
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
});

const SEVERITIES = {
  debug: "debug",
  trace: "debug",
  log: "info",
  info: "info",
  warn: "warn",
  error: "error",
} as const;

/** From now on what is said to `console`, and Node's own warnings, are lines of `log`. */
export function takeConsole(
  log: Pick<Logger, "debug" | "info" | "warn" | "error">,
  console: Partial<Console> = globalThis.console,
  runtime: NodeJS.EventEmitter = process,
): void {
  for (const [method, severity] of Object.entries(SEVERITIES))
    Object.assign(console, {
      [method]: (...parts: unknown[]) => {
        const err = parts.find((part) => part instanceof Error);
        const msg = stripVTControlCharacters(
          format(...parts.filter((part) => part !== err)),
        ).trim();
        log[severity]({ ...(err && { err }) }, msg || err?.message);
      },
    });
  runtime
    .removeAllListeners("warning")
    .on("warning", (err: Error) => log.warn({ err }, err.message));
}
