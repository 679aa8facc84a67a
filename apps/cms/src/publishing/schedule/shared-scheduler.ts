import type { Payload } from "payload";

/** What the scheduler of this process shows to hooks and admin. */
export interface Shared {
  notify: () => void;
  /** Why an appointment was not kept, by its key. */
  problems: ReadonlyMap<string, string>;
}

// On the database adapter: Next bundles this module more than once, and all copies must see the
// same.
const SCHEDULE = Symbol.for("meridian.schedule");

export const shareSchedule = ({ db }: Payload, shared: Shared): void =>
  void Object.assign(db, { [SCHEDULE]: shared });
const sharedOf = ({ db }: Payload): Shared | undefined => Reflect.get(db, SCHEDULE);

/** Tells the scheduler, if there is one, that a time was set. */
export const timeWasSet = (payload: Payload): void => sharedOf(payload)?.notify();
/** Why appointments were not kept. */
export const scheduleProblems = (payload: Payload): ReadonlyMap<string, string> =>
  sharedOf(payload)?.problems ?? new Map();
