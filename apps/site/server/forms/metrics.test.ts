import { expect, test } from "vitest";
import { metricsText } from "#server/forms/metrics.ts";

const none = { waiting: 0, heldAside: 0, oldestWaitingMs: 0 };
const counters = {
  received: 5,
  stored: 3,
  suspicious: 0,
  repeated: 0,
  unreadable: 0,
  refusedTrap: 0,
  refusedRate: 0,
  refusedFields: 2,
  refusedFiles: 0,
  refusedCaptcha: 0,
  refusedConflict: 0,
  refusedBusy: 0,
  unavailable: 0,
  delivered: 2,
  retried: 4,
  setAside: 1,
};

test("reports the outbox as a whole and by target, and the free space", () => {
  const text = metricsText({
    ...counters,
    waiting: 1,
    heldAside: 1,
    oldestWaitingMs: 60_000,
    diskFreeBytes: 1024,
    journalUp: 1,
    byTarget: { host: none, mail: { waiting: 1, heldAside: 1, oldestWaitingMs: 60_000 } },
  } as Parameters<typeof metricsText>[0]);
  const lines = text.split("\n");
  for (const line of [
    "intake_received_total 5",
    "intake_set_aside_total 1",
    "intake_outbox_waiting 1",
    "intake_outbox_set_aside 1",
    "intake_outbox_oldest_waiting_milliseconds 60000",
    "intake_disk_free_bytes 1024",
    "# TYPE intake_outbox_target_waiting gauge",
    'intake_outbox_target_waiting{target="host"} 0',
    'intake_outbox_target_oldest_waiting_milliseconds{target="mail"} 60000',
  ])
    expect(lines).toContain(line);
  expect(
    lines.filter((line) => line.startsWith("# TYPE intake_outbox_target_waiting ")),
  ).toHaveLength(1);
});
