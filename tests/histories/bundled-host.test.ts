import { expect, test } from "vitest";
import { portAt } from "../ports.ts";
import { missedBy } from "./commands.ts";
import { bundledHost } from "./hosts/bundled-host.ts";
import { runHistory } from "./run-history.ts";
import { shortSeed } from "./seeds.ts";

test(`the site shows what the bundled content host publishes, through a history (HISTORY_SEED=${shortSeed})`, async () => {
  const [port, sitePort] = [portAt(600), portAt(601)];
  const host = bundledHost(port, sitePort);
  const history = await runHistory({
    name: "bundled",
    host,
    sitePort,
    seed: shortSeed,
    end: "more",
  });
  expect(missedBy(history)).toEqual([]);
});
