import { network } from "@meridian/http/network";

/** Limits simultaneous uploads: each costs disk, memory and two scans. */
export interface Uploads {
  /** Takes a place and returns a function that frees it; `null` if none is free. */
  enter(address: string): (() => void) | null;
}

/** An address may use one in so many places. */
const SHARES = 4;
/** An office may send two resumes at once. */
const SHARE_LEAST = 2;

/** Without an address only the total is limited. */
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
