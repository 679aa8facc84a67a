/** The steps of a history in an order of its seed. */
import { array, nat, sample, shuffledSubarray, tuple } from "fast-check";
import type { History } from "./history.ts";
import type { HostDriver } from "./hosts/host-driver.ts";
import { documents } from "./steps/documents.ts";
import { editing } from "./steps/editing.ts";
import { languages } from "./steps/languages.ts";
import { pictures } from "./steps/pictures.ts";
import { running } from "./steps/running.ts";
import { StepCommand, type Step } from "./steps/step.ts";
import { translating } from "./steps/translating.ts";
import { troubles } from "./steps/troubles.ts";

const STEPS: readonly Step[] = [
  ...editing,
  ...languages,
  ...translating,
  ...running,
  ...troubles,
  ...pictures,
  ...documents,
];

/** Those that the host can do. */
const stepsOf = (host: HostDriver): Step[] =>
  STEPS.filter(({ needs }) => needs === undefined || host[needs] !== undefined);

/** Names of those that the host can do, and that were never possible. */
export const missedBy = ({ host, reached }: History): string[] =>
  stepsOf(host)
    .map(({ name }) => name)
    .filter((name) => !reached.has(name));

/**
 * Each step once, in an order of the seed. The order comes again for the steps that were not possible:
 * nothing can be restored before something is in the trash.
 */
export function commandsOf(host: HostDriver, seed: number): StepCommand[] {
  const steps = stepsOf(host);
  const turn = shuffledSubarray(steps, { minLength: steps.length });
  const seeds = array(nat(), { minLength: steps.length, maxLength: steps.length });
  return sample(tuple(turn, seeds), { seed, numRuns: 1 }).flatMap(([shuffled, numbers]) => {
    const commands = shuffled.map((step, at) => new StepCommand(step, numbers[at] ?? 0));
    return [...commands, ...commands];
  });
}
