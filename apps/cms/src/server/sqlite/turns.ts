/** Milliseconds to wait for a turn. */
const PATIENCE_MS = 60_000;

/** One after the other, in the order of `take`, which resolves with the end of the turn. */
export function createTurns(patienceMs = PATIENCE_MS): { take(): Promise<() => void> } {
  let last: Promise<void> = Promise.resolve();
  return {
    async take() {
      const { promise, resolve: end } = Promise.withResolvers<void>();
      const before = last;
      last = promise;
      const { promise: late, reject } = Promise.withResolvers<never>();
      const timer = setTimeout(
        () =>
          reject(new Error("The database was busy with other changes for a minute. Try again.")),
        patienceMs,
      ).unref();
      try {
        await Promise.race([before, late]);
        return end;
      } catch (error) {
        // Its turn passes to the next one.
        void before.then(end);
        throw error;
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
