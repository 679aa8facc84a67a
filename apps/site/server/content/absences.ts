/**
 * Records that the host has just reported absent, in memory for a short time: made-up addresses
 * must neither fill the disk nor reach the host a hundred times a second.
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
