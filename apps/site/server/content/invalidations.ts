/**
 * The time of each tag's last purge, so that work begun before a purge never counts as fresh. Nor
 * does the work of an earlier process: what was purged since is unknown.
 */
export interface Invalidations {
  /** Records a purge of these tags; `*` is every tag. */
  note(tags: readonly string[]): void;
  /** Adds what drops its copies after each purge, one after the other in the order of these calls. */
  onPurge(drop: Drop): void;
  /** Records a purge; resolves when all copies are dropped. */
  purge(tags: readonly string[]): Promise<void>;
  /** Whether one of the tags was purged at or after `time`, in milliseconds of `now`. */
  since(tags: Iterable<string>, time: number): boolean;
  /** Whether any tag was purged at or after `time`. */
  anySince(time: number): boolean;
  /** The clock for these times: finer than a millisecond, and comparable between processes. */
  now(): number;
}

type Drop = (tags: readonly string[]) => void | Promise<void>;

export const EVERYTHING = "*";
const TAGS_REMEMBERED = 20_000;

export function createInvalidations(
  now: () => number = () => performance.timeOrigin + performance.now(),
): Invalidations {
  const times = new Map<string, number>();
  const startedAt = now();
  let clearedAt = -Infinity;
  let last = -Infinity;
  const drops: Drop[] = [];
  const note = (tags: readonly string[]): void => {
    const time = now();
    if (times.size + tags.length > TAGS_REMEMBERED) {
      times.clear();
      clearedAt = time;
    }
    for (const tag of tags) times.set(tag, time);
    last = time;
  };
  return {
    now,
    note,
    onPurge: (drop) => void drops.push(drop),
    async purge(tags) {
      note(tags);
      for (const drop of drops) await drop(tags);
    },
    anySince: (time) => last >= time,
    since(tags, time) {
      if (time < startedAt || clearedAt >= time) return true;
      if ((times.get(EVERYTHING) ?? -Infinity) >= time) return true;
      for (const tag of tags) if ((times.get(tag) ?? -Infinity) >= time) return true;
      return false;
    },
  };
}
