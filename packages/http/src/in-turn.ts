export type InTurn = <T>(task: () => Promise<T>) => Promise<T>;

/** A task is not started after `ms` milliseconds; `late` is thrown. */
export interface Patience {
  ms: number;
  late: () => Error;
}

/** Runs `atOnce` tasks in parallel; others wait in order. */
export function inTurn(atOnce: number, patience?: Patience): InTurn {
  let running = 0;
  const waiting = new Set<() => void>();
  const turn = (): Promise<void> | undefined => {
    if (running < atOnce) return void running++;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const late =
      patience && setTimeout(() => (waiting.delete(go), reject(patience.late())), patience.ms);
    const go = (): void => (clearTimeout(late), resolve());
    waiting.add(go);
    return promise;
  };
  return async (task) => {
    await turn();
    try {
      return await task();
    } finally {
      const [next] = waiting;
      if (next) {
        waiting.delete(next);
        next();
      } else running--;
    }
  };
}
