import type { Payload } from "payload";

/** The part of this process's scheduler that hooks and admin use. */
export interface Shared {
  notify: () => void;
  /** Why an appointment failed, by its key. */
  problems: ReadonlyMap<string, string>;
}

// On the database adapter: Next bundles this module more than once, and all copies must share one
// state.
const SCHEDULE = Symbol.for("meridian.schedule");

export const shareSchedule = ({ db }: Payload, shared: Shared): void =>
  void Object.assign(db, { [SCHEDULE]: shared });
const sharedOf = ({ db }: Payload): Shared | undefined => Reflect.get(db, SCHEDULE);

/** Notifies the scheduler, if there is one, that a time was set. */
export const timeWasSet = (payload: Payload): void => sharedOf(payload)?.notify();
/** Why appointments failed. */
export const scheduleProblems = (payload: Payload): ReadonlyMap<string, string> =>
  sharedOf(payload)?.problems ?? new Map();
