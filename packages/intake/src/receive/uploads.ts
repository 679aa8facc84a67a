import { network } from "@meridian/http/network";

/** Places for simultaneous uploads: each costs disk, memory and two scans. */
export interface Uploads {
  /**
   * Takes a place for a post from this address and returns a function that frees it; `null` when
   * there is none.
   */
  enter(address: string): (() => void) | null;
}

/** An address has at most one in so many places. */
const SHARES = 4;
/** An office may send two resumes at once. */
const SHARE_LEAST = 2;

/** Without a known address only the total is a limit. */
export function createUploads(atOnce: number): Uploads {
  const share = Math.max(SHARE_LEAST, Math.floor(atOnce / SHARES));
  const byNetwork = new Map<string, number>();
  let taken = 0;

  function count(from: string, change: 1 | -1): void {
    taken += change;
    const left = (byNetwork.get(from) ?? 0) + change;
    if (left === 0) byNetwork.delete(from);
    else byNetwork.set(from, left);
  }

  return {
    enter(address) {
      const from = network(address);
      if (taken >= atOnce || (from !== "" && (byNetwork.get(from) ?? 0) >= share)) return null;
      count(from, 1);
      let isOver = false;
      return () => {
        if (!isOver) count(from, -1);
        isOver = true;
      };
    },
  };
}
