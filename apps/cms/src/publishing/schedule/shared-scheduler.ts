import type { Payload } from "payload";

/** For hooks and the admin. */
export interface Shared {
  notify: () => void;
  /** By the appointment's key. */
  problems: ReadonlyMap<string, string>;
}

// On the database adapter: Next bundles this module more than once, and all copies share one state.
const SCHEDULE = Symbol.for("meridian.schedule");

export const shareSchedule = ({ db }: Payload, shared: Shared): void =>
  void Object.assign(db, { [SCHEDULE]: shared });
const sharedOf = ({ db }: Payload): Shared | undefined => Reflect.get(db, SCHEDULE);

export const timeWasSet = (payload: Payload): void => sharedOf(payload)?.notify();
export const scheduleProblems = (payload: Payload): ReadonlyMap<string, string> =>
  sharedOf(payload)?.problems ?? new Map();
