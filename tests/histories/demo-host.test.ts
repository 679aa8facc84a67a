import { expect, test } from "vitest";
import { portAt } from "../ports.ts";
import { missedBy } from "./commands.ts";
import { demoHost } from "./hosts/demo-host.ts";
import { runHistory } from "./run-history.ts";
import { shortSeed } from "./seeds.ts";

test(`the site shows what a host without drafts publishes, through a history (HISTORY_SEED=${shortSeed})`, async () => {
  const [port, sitePort] = [portAt(602), portAt(603)];
  const host = demoHost(port, sitePort);
  const history = await runHistory({ name: "demo", host, sitePort, seed: shortSeed, end: "more" });
  expect(missedBy(history)).toEqual([]);
});
