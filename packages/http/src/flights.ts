/** Work that callers with the same key share, with an end: no caller waits longer than its limit. */
export interface Flights<T> {
  /**
   * The work in progress under this key, or `work`, started now. `mayJoin`: whether work that was
   * started at this time is shared; otherwise `work` takes its place. Rejects with `OverdueError`.
   */
  share(key: string, work: () => Promise<T>, mayJoin?: (startedAt: number) => boolean): Promise<T>;
  has(key: string): boolean;
}

export interface FlightsOptions {
  /** What the work makes, for the log. */
  name: string;
  /** Milliseconds after which callers get `OverdueError` and the next one starts anew. */
  limitMs: number;
  log: { warn(facts: object, message: string): void };
  /** The clock of `mayJoin`. */
  now?: () => number;
}

/** The work goes on, but its result is not waited for any longer. */
export class OverdueError extends Error {
  override readonly name = "OverdueError";
}

export function createFlights<T>({
  name,
  limitMs,
  log,
  now = Date.now,
}: FlightsOptions): Flights<T> {
  const flights = new Map<string, { startedAt: number; result: Promise<T> }>();

  function start(key: string, work: () => Promise<T>): Promise<T> {
    const { promise: result, resolve, reject } = Promise.withResolvers<T>();
    const mine = { startedAt: now(), result };
    flights.set(key, mine);
    const land = (): void => {
      clearTimeout(timer);
      if (flights.get(key) === mine) flights.delete(key);
    };
    const timer = setTimeout(() => {
      land();
      log.warn(
        { key, limitMs },
        `${name}: no result within the limit; the next request starts anew`,
      );
      reject(new OverdueError(`${name}: no result within ${limitMs} ms`));
    }, limitMs);
    timer.unref();
    // In an async function, so that an error thrown before the first await rejects, too.
    const started = async (): Promise<T> => work();
    void started().finally(land).then(resolve, reject);
    return result;
  }

  return {
    has: (key) => flights.has(key),
    share(key, work, mayJoin = () => true) {
      const known = flights.get(key);
      return known && mayJoin(known.startedAt) ? known.result : start(key, work);
    },
  };
}
