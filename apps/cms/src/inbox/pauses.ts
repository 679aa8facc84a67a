/** Pauses of letters whose calls have no response although the site responds (OWN-106, OWN-138). */
import type { Payload } from "payload";

interface Pause {
  calls: number;
  /** ms since 1970. */
  until: number;
}

export interface Pauses {
  has(letter: string): boolean;
  /** Doubles the last one; returns the calls so far. */
  add(letter: string): Promise<number>;
  end(letter: string): Promise<void>;
}

/** After its pause a letter is tried again; one that was not is settled elsewhere. */
const KEPT_MS = 72 * 3_600_000;

/** Those at `now`, by the letters' keys. They are stored: for the process after this one, and for other hosts. */
export async function openPauses(
  { kv }: Pick<Payload, "kv">,
  of: "replies" | "pool-letters",
  now: Date,
  { first, longest }: { first: number; longest: number },
): Promise<Pauses> {
  const key = `pauses:${of}`;
  const pauses = new Map(Object.entries((await kv.get<Record<string, Pause>>(key)) ?? {}));
  const save = (): Promise<void> => kv.set(key, Object.fromEntries(pauses));
  return {
    has: (letter) => (pauses.get(letter)?.until ?? 0) > now.getTime(),
    async add(letter) {
      for (const [other, { until }] of pauses)
        if (until < now.getTime() - KEPT_MS) pauses.delete(other);
      const calls = (pauses.get(letter)?.calls ?? 0) + 1;
      const wait = Math.min(first * 2 ** (calls - 1), longest);
      pauses.set(letter, { calls, until: now.getTime() + wait });
      await save();
      return calls;
    },
    async end(letter) {
      if (pauses.delete(letter)) await save();
    },
  };
}
