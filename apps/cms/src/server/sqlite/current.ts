import { AsyncLocalStorage } from "node:async_hooks";

/** The transaction that the running code is part of. */
export interface Current {
  /** Its adapter's or its client's, because a process may have several databases. */
  of: object;
  state: "open" | "committed" | "rolled back" | "none";
}

// On the process: Next bundles this module more than once.
const KEY = Symbol.for("meridian.current-transaction");

/** What an operation's hooks call inherits it; `run(undefined, …)` for work that outlives them. */
export const current: AsyncLocalStorage<Current | undefined> =
  Reflect.get(globalThis, KEY) ?? new AsyncLocalStorage<Current | undefined>();
Reflect.set(globalThis, KEY, current);
