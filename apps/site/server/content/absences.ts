/**
 * Records the host has just said are not there, in memory and for a short time: an address that
 * anyone can make up must neither fill the disk nor be asked of the host a hundred times a second.
 */
export interface Absences {
  add(key: string): void;
  has(key: string): boolean;
  clear(): void;
}

const REMEMBERED = 2000;

/** `lifetime` in milliseconds of `now`. */
export function createAbsences(now: () => number, lifetime: number): Absences {
  const until = new Map<string, number>();
  return {
    add(key) {
      if (until.size >= REMEMBERED) until.delete(until.keys().next().value ?? "");
      until.delete(key);
      until.set(key, now() + lifetime);
    },
    has: (key) => (until.get(key) ?? 0) > now(),
    clear: () => until.clear(),
  };
}
