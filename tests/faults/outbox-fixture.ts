import { join } from "node:path";
import { setTimeout as turn } from "node:timers/promises";
import { onTestFinished } from "vitest";
import type { Deliverer } from "../../packages/intake/src/deliver/deliverer.ts";
import { zeroCounters } from "../../packages/intake/src/metrics.ts";
import { openIntakeFiles } from "../../packages/intake/src/files.ts";
import { openSqliteJournal } from "../../packages/intake/src/journal/sqlite.ts";
import { createOutbox } from "../../packages/intake/src/outbox/outbox.ts";
import { createFakeClock } from "../../packages/intake/src/tests/fake-clock.ts";
import { createNotedLog, sampleSubmission } from "../../packages/intake/src/tests/samples.ts";
import { newFolder } from "../../packages/intake/src/tests/new-folder.ts";

/** An outbox with real deliverers and network, and a fake clock. */
export function startOutbox(deliverers: Record<string, Deliverer>) {
  const clock = createFakeClock();
  const journal = openSqliteJournal(":memory:");
  const counters = zeroCounters();
  const log = createNotedLog();
  let underWay = 0;
  const counted = ({ deliver }: Deliverer): Deliverer => ({
    async deliver(...delivery) {
      underWay += 1;
      return deliver(...delivery).finally(() => (underWay -= 1));
    },
  });
  const outbox = createOutbox({
    journal,
    files: openIntakeFiles(join(newFolder(), "files")),
    deliverers: Object.fromEntries(
      Object.entries(deliverers).map(([target, deliverer]) => [target, counted(deliverer)]),
    ),
    clock,
    log,
    counters,
  });
  const waiting = async (): Promise<number> =>
    Object.values(await journal.tally()).reduce((sum, target) => sum + target.waiting, 0);
  onTestFinished(async () => {
    await outbox.stop();
    await journal.close();
  });
  return {
    clock,
    journal,
    counters,
    log,
    async store(count: number): Promise<string[]> {
      const ids: string[] = [];
      for (let number = 0; number < count; number += 1) {
        const submission = sampleSubmission({ receivedAt: clock.now() });
        await journal.store(submission, Object.keys(deliverers), null);
        ids.push(submission.id);
      }
      outbox.notify();
      return ids;
    },
    /** Advances the fake clock. Waits in real time for work that starts in between. */
    async pass(ms: number, step = 5000): Promise<void> {
      for (let passed = 0; passed < ms; passed += step) {
        await clock.advance(Math.min(step, ms - passed));
        while (underWay > 0) await turn(1);
      }
    },
    /** Deliveries that are neither completed nor set aside. */
    waiting,
  };
}
