/**
 * Documents store the times, so a restart loses nothing: what was due meanwhile runs at once. A
 * second process in parallel finds the work done.
 */
import type { Payload } from "payload";
import { DOER } from "#accounts/audit/note-event.ts";
import { SCHEDULE } from "#publishing/schedule/doer.ts";
import { isPast, type Timed } from "#publishing/schedule/fields.ts";
import { keyOf, nameOf } from "#publishing/schedule/keys.ts";
import { shareSchedule } from "#publishing/schedule/shared-scheduler.ts";
import { appointments, type Appointment } from "#publishing/schedule/upcoming.ts";
import { unlessTaken } from "#server/nodes/turns.ts";

export interface Scheduler {
  /** Call when a time may have been set. */
  notify(): void;
  runDue(): Promise<void>;
  stop(): Promise<void>;
}

export interface SchedulerOptions {
  payload: Payload;
  now?: () => number;
}

/** Milliseconds between checks, which also find times set by other processes. */
const EVERY = 15_000;
/** Milliseconds until a failed appointment is retried. */
const RETRY = 60_000;

/** Runs one appointment at a time; stores which failed, and why. */
function createRunner(payload: Payload, now: () => number) {
  const resting = new Map<string, number>();
  const problems = new Map<string, string>();
  return {
    problems,
    async runDue(all: readonly Appointment[]): Promise<void> {
      const keys = new Set(all.map(keyOf));
      for (const key of problems.keys()) if (!keys.has(key)) problems.delete(key);
      for (const appointment of all)
        if (appointment.at <= now() && (resting.get(keyOf(appointment)) ?? 0) <= now())
          await this.runOne(appointment);
    },
    async runOne(appointment: Appointment): Promise<void> {
      const key = keyOf(appointment);
      try {
        await carryOut(payload, appointment, now());
        problems.delete(key);
        resting.delete(key);
      } catch (error) {
        const problem = error instanceof Error ? error.message : String(error);
        if (!problems.has(key))
          payload.logger.error({
            err: error,
            msg: `schedule: could not ${key}; the next attempt is in a minute. ${problem}`,
          });
        problems.set(key, problem);
        resting.set(key, now() + RETRY);
      }
    },
  };
}

export function createScheduler({ payload, now = Date.now }: SchedulerOptions): Scheduler {
  const runner = createRunner(payload, now);
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> | undefined;
  let again = false;
  let stopped = false;

  async function runDue(): Promise<void> {
    const all = await appointments(payload);
    await unlessTaken(payload.db, "schedule", () => runner.runDue(all));
    const next = all.find(({ at }) => at > now())?.at ?? Infinity;
    plan(Math.max(Math.min(next - now(), EVERY), 50));
  }

  function plan(ms: number): void {
    clearTimeout(timer);
    if (stopped) return;
    timer = setTimeout(begin, ms);
    timer.unref();
  }

  function begin(): void {
    again = round !== undefined;
    if (again || stopped) return;
    round = runDue()
      .catch((error: unknown) => {
        payload.logger.error({ err: error, msg: "schedule: due records could not be read" });
        plan(EVERY);
      })
      .finally(() => {
        round = undefined;
        if (again) begin();
      });
  }

  shareSchedule(payload, { notify: begin, problems: runner.problems });
  return {
    notify: begin,
    runDue,
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await round;
    },
  };
}

/** Whether the place has an appointment to be published. */
const isPending = async (payload: Payload, place: Appointment["place"]): Promise<boolean> =>
  (await appointments(payload, place)).some(({ action }) => action === "publish");

/** The latest version's. */
async function timesOf(payload: Payload, place: Appointment["place"]): Promise<Timed> {
  const how = { depth: 0, draft: true, overrideAccess: true };
  const latest: object =
    "global" in place
      ? await payload.findGlobal({ ...how, slug: place.global })
      : await payload.findByID({ ...how, collection: place.collection, id: place.id });
  return latest;
}

/**
 * Checks again: another process or an editor may have been faster. A publication whose own end has
 * passed meanwhile is left out, and the record is off the site as after that end.
 */
async function carryOut(
  payload: Payload,
  { place, action }: Appointment,
  now: number,
): Promise<void> {
  const due = (await appointments(payload, place)).find(
    (one) => one.action === action && one.at <= now,
  );
  if (!due) return;
  const { unpublishAt } = await timesOf(payload, place);
  const hasEnded = isPast(unpublishAt, now);
  const isMissed = action === "publish" && hasEnded && Date.parse(unpublishAt ?? "") >= due.at;
  const how = {
    depth: 0,
    overrideAccess: true,
    context: { [DOER]: SCHEDULE },
    ...(action === "publish" && !isMissed
      ? { data: { _status: "published" as const } }
      : {
          data: {
            _status: "draft" as const,
            // A later end belongs to the draft that is still to be published.
            ...(hasEnded && { unpublishAt: null }),
            ...(isMissed && { publishAt: null }),
          },
          unpublishAllLocales: true,
        }),
  };
  // TypeScript cannot infer Payload's type of a global for a variable slug.
  if ("global" in place)
    await payload.updateGlobal({ ...how, slug: place.global } as Parameters<
      Payload["updateGlobal"]
    >[0]);
  else await payload.update({ ...how, collection: place.collection, id: place.id });
  // A post whose day is still to come has a later time now (`dated.ts`).
  if (action === "publish" && (await isPending(payload, place))) return;
  payload.logger.info(`schedule: ${nameOf(place)} ${isMissed ? MISSED : DONE[action]}.`);
}

const DONE = { publish: "was published", unpublish: "was taken off the site" };
const MISSED = "was not published, as its time to be unpublished has passed, too";
