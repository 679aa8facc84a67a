import type { DemoContent } from "#content.ts";

/** Records a fault unless `holds`, which it returns. */
export type Check = (holds: unknown, fault: string) => boolean;

export interface Checked {
  content: DemoContent;
  check: Check;
}

/** Collects faults; `count` is the number of checks. */
export function createChecks(): { check: Check; faults: string[]; count(): number } {
  const faults: string[] = [];
  let count = 0;
  return {
    faults,
    count: () => count,
    check: (holds, fault) => {
      count++;
      if (!holds) faults.push(fault);
      return Boolean(holds);
    },
  };
}

/** No value occurs twice. */
export function checkUnique(check: Check, label: string, values: readonly unknown[]): void {
  for (const [at, value] of values.entries())
    check(values.indexOf(value) === at, `${label}: "${String(value)}" twice`);
}
