import type { DemoContent } from "#content.ts";

/** Notes a fault where something does not hold, and says whether it does. */
export type Check = (holds: unknown, fault: string) => boolean;

/** What every rule is given. */
export interface Checked {
  content: DemoContent;
  check: Check;
}

/** Collects faults. `count` is how many checks were made. */
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

/** Each value stands once. */
export function checkUnique(check: Check, label: string, values: readonly unknown[]): void {
  for (const [at, value] of values.entries())
    check(values.indexOf(value) === at, `${label}: "${String(value)}" twice`);
}

/** A figure is what it should be. */
export function checkFigure(
  check: Check,
  label: string,
  got: number | string,
  wanted: number | string | ((got: number) => boolean),
): void {
  check(
    typeof wanted === "function" ? wanted(Number(got)) : got === wanted,
    `${label}: ${String(got)}`,
  );
}
