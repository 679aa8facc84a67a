import { within } from "#within.ts";

/** Whether a part works. `detail` is one line for the operator; empty if there is nothing to do. */
export interface Readiness {
  ok: boolean;
  detail: string;
}

export type ReadinessParts = Readonly<Record<string, () => Promise<Readiness>>>;

export interface ReadinessReport {
  ok: boolean;
  parts: Record<string, Readiness>;
}

/** Milliseconds for which a report is reused: frequent requests must not cause work. */
const FRESH_FOR = 1000;

/** The state of all parts, of both apps. Each part has a timeout of `timeoutMs`. */
export function createReadiness(
  parts: ReadinessParts,
  timeoutMs = 3000,
): () => Promise<ReadinessReport> {
  let last: { at: number; report: Promise<ReadinessReport> } | undefined;
  async function examine(): Promise<ReadinessReport> {
    const found = await Promise.all(
      Object.entries(parts).map(
        async ([name, ready]) => [name, await check(timeoutMs, ready)] as const,
      ),
    );
    return { ok: found.every(([, part]) => part.ok), parts: Object.fromEntries(found) };
  }
  return () => {
    if (!last || Date.now() - last.at > FRESH_FOR) last = { at: Date.now(), report: examine() };
    return last.report;
  };
}

/** A part's readiness; a failure or timeout counts as not ready. */
async function check(timeoutMs: number, ready: () => Promise<Readiness>): Promise<Readiness> {
  try {
    return (
      (await within(timeoutMs, ready())) ?? {
        ok: false,
        detail: `no response within ${timeoutMs} ms`,
      }
    );
  } catch (error) {
    return { ok: false, detail: error instanceof Error ? error.message : String(error) };
  }
}
