import { useSyncExternalStore } from "react";

/**
 * What the islands of the pricing page know of the composed team: the calculator says it, the price
 * request and the contact form take it up.
 */
export interface SharedTeam {
  people: number;
  /** Saved per year, a whole amount of the currency. */
  total: number;
  currency: string;
  /** The team as it is sent; "" when there is none. */
  words: string;
  /** Whether the visitor wants it in the contact form too. */
  isSent: boolean;
}

let shared: SharedTeam | null = null;
const listeners = new Set<() => void>();

/** Tells the other islands of the page. */
export function shareTeam(team: SharedTeam): void {
  shared = team;
  for (const listener of listeners) listener();
}

const subscribe = (changed: () => void): (() => void) => {
  listeners.add(changed);
  return () => listeners.delete(changed);
};

/**
 * The team now; as the server has said until the calculator says otherwise. `served` must not
 * change with each render.
 */
export const useSharedTeam = <T extends SharedTeam | null>(served: T): SharedTeam | T =>
  useSyncExternalStore(
    subscribe,
    () => shared ?? served,
    () => served,
  );
