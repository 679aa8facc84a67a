/**
 * Compares the site's public surfaces with the model. A check that fails is repeated for a while:
 * a change is visible within moments, not at once.
 */
import { setTimeout as pause } from "node:timers/promises";
import { expectationsOf } from "./addresses.ts";
import { documentChecks } from "./documents.ts";
import type { History } from "./history.ts";
import { addressOf, LANGUAGES, shown, type Item } from "./model.ts";
import { NoReply } from "./site-client.ts";
import { openReading, type Check } from "./reading.ts";
import { listChecks } from "./lists.ts";
import { checkSearch } from "./search.ts";

const EVERY = 250;
/** Records that are compared although nothing has changed them. */
const UNCHANGED = 4;
/** At the end of a short history. */
const UNCHANGED_AT_END = 10;

export class Difference extends Error {}

/** Samples move on from comparison to comparison. */
const sample = <T>(all: readonly T[], size: number, turn: number): T[] =>
  all.length <= size
    ? [...all]
    : Array.from({ length: size }, (_, at) => all[(turn * size + at) % all.length] as T);

function itemChecks(history: History, items: Iterable<Item>): Check[] {
  return [...new Set(items)].map((item) => ({
    name: `${item.kind} ${item.id}`,
    run: async (reading) => {
      const found: string[] = [];
      for (const expected of expectationsOf(history.model, item))
        found.push(...(await expected.differences(reading)));
      return found;
    },
  }));
}

interface Trying {
  tries: number;
  isWhole: boolean;
}

async function settled(history: History, check: Check, { tries, isWhole }: Trying): Promise<void> {
  let found: string[] = [];
  for (let at = 0; at < tries; at++) {
    const reading = openReading(history, isWhole);
    try {
      found = [...(await check.run(reading)), ...(await reading.differences())];
    } catch (error) {
      if (error instanceof NoReply) throw error;
      found = [String(error)];
    }
    if (found.length === 0) return;
    await pause(EVERY);
  }
  throw new Difference(`${check.name}:\n${found.slice(0, 12).join("\n")}`);
}

const addressesOf = (item: Item): string[] =>
  LANGUAGES.flatMap((language) =>
    [...item.en.known, ...(item.de?.known ?? [])].map((slug) =>
      addressOf(item.kind, slug, language),
    ),
  );

/** Requests each link's target anew, or only those of records that have changed. */
function forgetTargets({ targets, touched }: History, extent: Extent): void {
  if (extent === "whole") return targets.clear();
  for (const path of [...touched].flatMap(addressesOf)) targets.delete(path);
}

/** An unreachable host is none of them. */
const FAULT_IN_CODE =
  /\b(?:RangeError|ReferenceError|AssertionError|TypeError: (?!fetch failed|terminated))/;

/** What the site repairs by itself, such as its index for the search, no surface shows for long. */
const checkLog = ({ site }: History): Check => ({
  name: "log of the site",
  run: async () =>
    site
      .output()
      .split("\n")
      .filter((line) => FAULT_IN_CODE.test(line)),
});

/** How many records that nothing has changed are compared; `whole`: and each link. */
export type Extent = "some" | "more" | "whole";
const COMPARED = { some: UNCHANGED, more: UNCHANGED_AT_END, whole: Infinity };

/**
 * Throws with the first difference that stays. Most comparisons leave out most of what has not
 * changed, which takes processor time.
 */
export async function compare(history: History, extent: Extent = "some"): Promise<void> {
  const { model, touched, round } = history;
  forgetTargets(history, extent);
  const others = sample(model.items, COMPARED[extent], round);
  const checks = [
    ...itemChecks(history, [...touched, ...others]),
    ...LANGUAGES.flatMap((language) => listChecks(history, language)),
    ...documentChecks(history),
    checkSearch(history, touched),
    checkLog(history),
  ];
  for (const check of checks) {
    const tries = history.faults.has(check.name) ? 1 : history.tries;
    const trying = { tries, isWhole: extent === "whole" };
    await history.survive(check.name, () => settled(history, check, trying));
  }
  history.log.push(`  compared ${checks.length} surfaces; ${countShown(history)} pages are public`);
  touched.clear();
}

const countShown = ({ model }: History): number =>
  LANGUAGES.reduce(
    (sum, language) => sum + model.items.filter((item) => shown(model, item, language)).length,
    0,
  );
