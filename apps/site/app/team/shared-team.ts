import { useSyncExternalStore } from "react";

/** Shared by the pricing page's islands: the calculator sets it, the forms use it. */
export interface SharedTeam {
  people: number;
  /** Saving per year, in whole units of the currency. */
  total: number;
  currency: string;
  /** The team as sent; `""` without one. */
  words: string;
  /** Whether the contact form includes it. */
  isSent: boolean;
}

let shared: SharedTeam | null = null;
const listeners = new Set<() => void>();

export function shareTeam(team: SharedTeam): void {
  shared = team;
  for (const listener of listeners) listener();
}

const subscribe = (changed: () => void): (() => void) => {
  listeners.add(changed);
  return () => listeners.delete(changed);
};

/** The server's team until the calculator changes it. `served` must be stable across renders. */
export const useSharedTeam = <T extends SharedTeam | null>(served: T): SharedTeam | T =>
  useSyncExternalStore(
    subscribe,
    () => shared ?? served,
    () => served,
  );
