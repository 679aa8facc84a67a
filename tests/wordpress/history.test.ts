/**
 * A history (`tests/histories`) on a real WordPress: the site shows what it publishes, through caches
 * that run out, renamed, withdrawn and restored records, restarts and an unreachable WordPress.
 */
import { describe, expect, test } from "vitest";
import { missedBy } from "../histories/commands.ts";
import { runHistory } from "../histories/run-history.ts";
import { shortSeed } from "../histories/seeds.ts";
import { wordPressHost } from "./history-host.ts";
import { SITE_PORTS } from "./kit.ts";
import { because, isSkipped, kit } from "./wordpress-fixture.ts";
import { debugLog } from "./wordpress.ts";

describe.skipIf(isSkipped)(`a history on WordPress${because}`, () => {
  test(
    `the site shows what WordPress publishes (HISTORY_SEED=${shortSeed})`,
    { timeout: 900_000 },
    async () => {
      const history = await runHistory({
        name: "wordpress",
        host: wordPressHost(),
        sitePort: SITE_PORTS.history,
        seed: shortSeed,
        end: "more",
      });
      expect(missedBy(history)).toEqual([]);
    },
  );

  test("the plugin has given PHP nothing to report", () => {
    const lines = debugLog(kit().folder, "history").split("\n");
    expect(lines.filter((line) => /meridian\/(includes|admin|meridian\.php)/.test(line))).toEqual(
      [],
    );
  });
});
