/**
 * Lighthouse reckons a phone's blocking time from how long tasks took by the clock, and on a machine that others use
 * too most of that may be theirs: one build of one page had 99 to 843 ms within an hour. Chromium notes beside the clock
 * how long a thread had a core, which is what a task costs on a machine at rest.
 */

/** Of a trace event what is read here (Chromium's Trace Event Format); times in microseconds. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Time on a core; only of events with a `dur`. */
  tdur?: number;
}

/** What Chromium calls the outermost task of a thread. */
const isTask = ({ name, ph, dur, tdur }: TraceEvent): boolean => ph === "X" && /(?:^|::)RunTask$/.test(name) && dur !== undefined && tdur !== undefined;

interface Task {
  start: number;
  end: number;
  /** Share of its time on a core, 0 to 1. */
  share: number;
}

const thread = ({ pid, tid }: TraceEvent): string => `${pid}:${tid}`;

/** Outermost tasks of each thread, in order. */
function tasksOf(events: readonly TraceEvent[]): Map<string, Task[]> {
  const threads = Map.groupBy(events.filter(isTask), thread);
  return new Map(
    [...threads].map(([key, tasks]) => {
      const outermost: Task[] = [];
      for (const { ts, dur = 0, tdur = 0 } of tasks.toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0)))
        if (ts >= (outermost.at(-1)?.end ?? -Infinity)) outermost.push({ start: ts, end: ts + dur, share: dur > 0 ? Math.min(1, tdur / dur) : 1 });
      return [key, outermost] as const;
    }),
  );
}

/** The last task that has begun by `time`. */
function taskAt(tasks: readonly Task[], time: number): Task | undefined {
  let [low, high] = [0, tasks.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tasks[middle]?.start ?? Infinity) <= time) low = middle + 1;
    else high = middle;
  }
  return tasks[low - 1];
}

/** The same events, every task as long as it had a core, and what is in it drawn together evenly. Tasks begin when they did. */
export function onCpuTime<Event extends TraceEvent>(events: readonly Event[]): Event[] {
  const threads = tasksOf(events);
  const moved = (tasks: readonly Task[], time: number): number => {
    const task = taskAt(tasks, time);
    return task && time <= task.end ? task.start + (time - task.start) * task.share : time;
  };
  return events.map((event) => {
    const tasks = threads.get(thread(event));
    if (!tasks) return event;
    const ts = moved(tasks, event.ts);
    return event.dur === undefined ? { ...event, ts } : { ...event, ts, dur: moved(tasks, event.ts + event.dur) - ts };
  });
}
