import { pino, type LevelWithSilent, type Logger } from "pino";

export type Log = Logger;

/**
 * What a request cost and how it was answered: one line each. Never the visitor's address, nor the
 * query, which may hold what they typed.
 */
export interface RequestLine {
  id: string;
  method: string;
  /** Without the query. */
  path: string;
  status: number;
  /** Milliseconds until the last byte was handed over. */
  ms: number;
  /** `hit`, `stale`, `miss`… for what a cache answers. */
  cache?: string;
  bytes: number;
}

/**
 * JSON lines on stdout, collected and written at most every `LINES_WAIT` ms: a write for each
 * request would cost more than answering it. `more`: what each line says besides. Errors are written at once; `flush` writes what is
 * left when the process ends.
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
      hooks: { logMethod: writeErrorsAtOnce },
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
  function writeErrorsAtOnce(
    this: Log,
    args: Parameters<Log["error"]>,
    method: (...args: Parameters<Log["error"]>) => void,
    severity: number,
  ): void {
    method.apply(this, args);
    if (severity >= 50) flush();
  }
  return { log, flush };
}

const LINES_WAIT = 500;
