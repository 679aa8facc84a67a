import { lineForLog, reducedErrors } from "@meridian/http/error-for-log";
import { pino, type LevelWithSilent, type Logger } from "pino";

export type Log = Logger;

/**
 * JSON lines on stdout, without the visitor's address or the query, which may contain their input; buffered for at most `LINES_WAIT` ms: a write per request costs more than
 * the response. `more`: fields of each line. Errors are written at once; `flush` writes the rest.
 */
export function createLog(
  level: LevelWithSilent,
  more?: () => object,
): { log: Log; flush(): void } {
  const target = pino.destination({
    dest: 1,
    sync: false,
    minLength: 8192,
    periodicFlush: LINES_WAIT,
  });
  const log = pino(
    {
      level,
      base: undefined,
      ...(more && { mixin: more }),
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: reducedErrors,
      hooks: { logMethod: reduceErrors },
    },
    target,
  );
  const flush = (): void => {
    try {
      target.flushSync();
    } catch {
      // Nothing was ever written: the target is not open yet.
    }
  };
  function reduceErrors(
    this: Log,
    args: Parameters<Log["error"]>,
    method: (...args: Parameters<Log["error"]>) => void,
    severity: number,
  ): void {
    method.apply(this, severity < WARNING ? args : (lineForLog(args) as typeof args));
    if (severity >= 50) flush();
  }
  return { log, flush };
}

const LINES_WAIT = 500;
/** The level from which lines may have errors; a line per request is not copied. */
const WARNING = 40;
