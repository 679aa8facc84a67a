/** Of all requests of one change. */
const LONGEST_MS = 15_000;

/**
 * Runs `change` after those of the same name in other windows of this browser. Without https
 * browsers have no locks, and it runs at once. Its requests take `signal`: one that hangs would hold up
 * all windows.
 */
export async function oneAtATime<T>(
  name: string,
  change: (signal: AbortSignal) => Promise<T>,
): Promise<Awaited<T>> {
  const { locks } = navigator as { locks?: LockManager };
  const run = () => change(AbortSignal.timeout(LONGEST_MS));
  return locks ? await locks.request(name, run) : await run();
}
