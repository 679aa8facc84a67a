import type { AsyncCommand } from "fast-check";
import { randomFrom } from "../../random-from.ts";
import { compare } from "../compare.ts";
import type { History } from "../history.ts";
import type { HostDriver } from "../hosts/host-driver.ts";
import type { Item, Model } from "../model.ts";

/** A number from 0 to 1, the next one of the step. */
export type Random = () => number;

export interface Step {
  name: string;
  /** Hosts without this have no such step. */
  needs?: keyof HostDriver;
  /** The records that it can change; default: it changes none. */
  among?(item: Item, model: Model): boolean;
  /** Whether it can be done now. */
  isPossible?(model: Model): boolean;
  /** Returns what it chose, for the log. `item` is one of `among`. */
  run(history: History, item: Item, random: Random): Promise<string | void>;
}

/** Steps between two comparisons. */
const COMPARED_EVERY = 8;

export const pickFrom = <T>(all: readonly T[], random: Random): T | undefined =>
  all[Math.floor(random() * all.length)];

/** The step with its choices; compares site and model after every few of them. */
export class StepCommand implements AsyncCommand<Model, History> {
  readonly step: Step;
  readonly seed: number;
  #isDone = false;

  constructor(step: Step, seed: number) {
    this.step = step;
    this.seed = seed;
  }

  #candidates(model: Model): Item[] {
    const { among } = this.step;
    return among ? model.items.filter((item) => among(item, model)) : [];
  }

  /** A change that is not compared yet is not hidden by the next one of the same record. */
  async #unhidden(model: Model, history: History): Promise<Item[]> {
    const candidates = this.#candidates(model);
    const compared = candidates.filter((item) => !history.touched.has(item));
    if (compared.length > 0 || candidates.length === 0) return compared;
    await compare(history);
    return candidates;
  }

  check(model: Readonly<Model>): boolean {
    const { among, isPossible } = this.step;
    if (this.#isDone) return false;
    return (!among || this.#candidates(model).length > 0) && (isPossible?.(model) ?? true);
  }

  async run(model: Model, history: History): Promise<void> {
    this.#isDone = true;
    const random = randomFrom(this.seed);
    const item = pickFrom(await this.#unhidden(model, history), random);
    const of = item ? `${item.kind} ${item.id} (${item.en.face.slug})` : "";
    history.log.push(`${this.step.name} ${of}`);
    history.reached.add(this.step.name);
    if (item) history.touched.add(item);
    await history.survive(this.step.name, async () => {
      // Steps without records do not read it.
      const chosen = await this.step.run(history, item as Item, random);
      if (chosen) history.log.push(`  ${chosen}`);
    });
    if (++history.round % COMPARED_EVERY === 0) await compare(history);
  }

  toString(): string {
    return `${this.step.name}(${this.seed})`;
  }
}
