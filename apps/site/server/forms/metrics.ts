import type { Figures } from "@meridian/intake";

const GAUGES: Partial<Record<keyof Figures, string>> = {
  waiting: "intake_outbox_waiting",
  heldAside: "intake_outbox_set_aside",
  oldestWaitingMs: "intake_outbox_oldest_waiting_milliseconds",
};

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The intake's figures in Prometheus's text format. */
export const metricsText = (figures: Figures): string =>
  (Object.entries(figures) as [keyof Figures, number][])
    .map(([name, value]) => {
      const gauge = GAUGES[name];
      const metric = gauge ?? `intake_${snake(name)}_total`;
      return `# TYPE ${metric} ${gauge ? "gauge" : "counter"}\n${metric} ${value}\n`;
    })
    .join("");
