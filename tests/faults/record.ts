import { publish, type Bar } from "../../bench/result.ts";
import { isLong } from "./long.ts";

/** Writes the long form's figures to `bench/results/summary.json`; the short form is too short. */
export function record(name: string, bars: Bar[], details: unknown = {}): void {
  if (isLong) publish(`faults-${name}`, bars, details);
}
