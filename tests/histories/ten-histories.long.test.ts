/** Their order of the steps and their choices differ; at the end they compare every record and link. */
import { expect, test } from "vitest";
import { portAt } from "../ports.ts";
import { bundledHost } from "./hosts/bundled-host.ts";
import { demoHost } from "./hosts/demo-host.ts";
import { runHistory } from "./run-history.ts";
import { longSeeds } from "./seeds.ts";

/** Milliseconds on a busy machine. */
const LONGEST = 1_200_000;
const HOSTS = { bundled: bundledHost, demo: demoHost };
const cases = longSeeds.flatMap((seed) =>
  (["bundled", "demo"] as const).map((name) => [name, seed] as const),
);

test.each(cases)(
  "the %s host's history of HISTORY_SEED=%i",
  { timeout: LONGEST },
  async (name, seed) => {
    const [port, sitePort] = [portAt(604), portAt(605)];
    const host = HOSTS[name](port, sitePort);
    const { reached } = await runHistory({ name, host, sitePort, seed, end: "whole" });
    expect(reached.size).toBeGreaterThan(15);
  },
);
