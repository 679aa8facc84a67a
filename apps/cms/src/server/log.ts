/** One JSON object per line on stdout, like the site: for this host, Payload and Next's console. */
import { format, stripVTControlCharacters } from "node:util";
import { lineForLog, reducedErrors } from "@meridian/http/error-for-log";
import type { LogFn, Logger, LoggerOptions } from "pino";

/**
 * Options, because Payload brings its own pino. Whatever is logged passes `lineForLog`: no caller has to
 * remember that an error of the database quotes what a visitor wrote.
 */
export const logOptions = (level: string): LoggerOptions => ({
  level,
  base: undefined,
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  serializers: reducedErrors,
  hooks: {
    logMethod(line, method, severity) {
      if (severity > DEBUG && isOfOneMigration(line))
        return this.debug(...(line as Parameters<LogFn>));
      method.apply(this, lineForLog(line) as Parameters<LogFn>);
    },
  },
});

const DEBUG = 20;

/** Payload logs two lines for each migration; `run-migrations.ts` logs one for all. */
const isOfOneMigration = ([given]: unknown[]): boolean =>
  typeof given === "object" &&
  given !== null &&
  "msg" in given &&
  /^(?:Migrating|Migrated): /.test(String(given.msg));

const SEVERITIES = {
  debug: "debug",
  trace: "debug",
  log: "info",
  info: "info",
  warn: "warn",
  error: "error",
} as const;

/** Redirects `console` and Node's warnings to `log`. */
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
    // Deprecations concern the program's developers.
    .on("warning", (err: Error) =>
      log[err.name === "DeprecationWarning" ? "debug" : "warn"]({ err }, err.message),
    );
}
