type Spent<T> = T extends Promise<unknown> ? Promise<number> : number;

/** Milliseconds of processor time that this process spends on a piece of work: a promise's until it settles. */
export function processorTime<T>(work: () => T): Spent<T> {
  const before = process.cpuUsage();
  const spent = (): number => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  const done = work();
  return (done instanceof Promise ? done.then(spent) : spent()) as Spent<T>;
}

/** Of the fixed work below, on the machine on which the figures of the issues were taken. */
const REFERENCE_MS = 60;

const rows = Array.from({ length: 2000 }, (_, id) => ({ id, text: `${"word ".repeat(20)}${id}` }));

function fixedWork(): void {
  for (let round = 0; round < 10; round += 1) {
    JSON.parse(JSON.stringify(rows));
    JSON.stringify(rows).replaceAll(/w(or)d/g, "$1");
  }
}

/**
 * How many times longer than on the reference machine fixed work takes now, at least 1: a shared
 * machine's speed changes by half within an hour. A limit is multiplied by it.
 */
export function slowness(): number {
  const rounds = Array.from({ length: 5 }, () => processorTime(fixedWork));
  return Math.max(1, Math.min(...rounds) / REFERENCE_MS);
}
