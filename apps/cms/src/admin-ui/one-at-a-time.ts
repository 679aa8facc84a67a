/**
 * Runs `change` after those of the same name in other windows of this browser. Without https
 * browsers have no locks, and it runs at once.
 */
export async function oneAtATime<T>(name: string, change: () => Promise<T>): Promise<Awaited<T>> {
  const { locks } = navigator as { locks?: LockManager };
  return locks ? await locks.request(name, change) : await change();
}
