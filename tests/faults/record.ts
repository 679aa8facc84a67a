import { publish, type Bar } from "../../bench/result.ts";
import { isLong } from "./long.ts";

/**
 * Figures of the long form, to `bench/results/summary.json`; the short form is too short for
 * figures.
 */
export function record(name: string, bars: Bar[], details: unknown = {}): void {
  if (isLong) publish(`faults-${name}`, bars, details);
}
