import { network } from "@meridian/contract/network";

/** Places for uploads under way: each costs disk, memory and two scans, whoever sends it. */
export interface Uploads {
  /**
   * Takes a place for a post from this address and returns what gives it back; `null` when there is
   * none for it.
   */
  enter(address: string): (() => void) | null;
}

/** One of these parts of all places is the most that one address has: the rest are for others. */
const SHARES = 4;
/** An office sends two resumes at the same moment. */
const SHARE_LEAST = 2;

/** Of an address that is not known (empty), all places together are the only limit. */
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
