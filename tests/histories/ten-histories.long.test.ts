import { expect, test } from "vitest";
import { portAt } from "../ports.ts";
import { bundledHost } from "./hosts/bundled-host.ts";
import { demoHost } from "./hosts/demo-host.ts";
import { runHistory } from "./run-history.ts";
import { longSeeds } from "./seeds.ts";

/** Milliseconds on a busy machine. */
const LONGEST = 1_200_000;
const [PORT, SITE_PORT] = [portAt(604), portAt(605)];

test.each(longSeeds)(
  "the bundled host's history of HISTORY_SEED=%i",
  { timeout: LONGEST },
  async (seed) => {
    const host = bundledHost(PORT, SITE_PORT);
    const { log } = await runHistory({
      name: "bundled",
      host,
      sitePort: SITE_PORT,
      seed,
      turns: 2,
    });
    expect(log.length).toBeGreaterThan(60);
  },
);

test.each(longSeeds)(
  "the demo host's history of HISTORY_SEED=%i",
  { timeout: LONGEST },
  async (seed) => {
    const host = demoHost(PORT, SITE_PORT);
    const { log } = await runHistory({ name: "demo", host, sitePort: SITE_PORT, seed, turns: 2 });
    expect(log.length).toBeGreaterThan(40);
  },
);
