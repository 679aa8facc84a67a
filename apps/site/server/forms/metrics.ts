import type { Metrics, Undelivered } from "@meridian/intake";

const GAUGES: Readonly<Record<string, string>> = {
  waiting: "intake_outbox_waiting",
  heldAside: "intake_outbox_set_aside",
  oldestWaitingMs: "intake_outbox_oldest_waiting_milliseconds",
  diskFreeBytes: "intake_disk_free_bytes",
  journalUp: "intake_journal_up",
} satisfies Partial<Record<keyof Metrics, string>>;

const BY_TARGET: Record<keyof Undelivered, string> = {
  waiting: "intake_outbox_target_waiting",
  heldAside: "intake_outbox_target_set_aside",
  oldestWaitingMs: "intake_outbox_target_oldest_waiting_milliseconds",
};

const snake = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The intake's metrics in Prometheus's text format; a target's name is the only label. */
export function metricsText({ byTarget, ...metrics }: Metrics): string {
  const plain = Object.entries(metrics).map(([name, value]) => {
    const gauge = GAUGES[name];
    const metric = gauge ?? `intake_${snake(name)}_total`;
    return `# TYPE ${metric} ${gauge ? "gauge" : "counter"}\n${metric} ${value}\n`;
  });
  const labelled = (Object.entries(BY_TARGET) as [keyof Undelivered, string][]).map(
    ([name, metric]) => {
      const lines = Object.entries(byTarget).map(
        ([target, undelivered]) => `${metric}{target="${target}"} ${undelivered[name]}\n`,
      );
      return `# TYPE ${metric} gauge\n${lines.join("")}`;
    },
  );
  return [...plain, ...labelled].join("");
}
