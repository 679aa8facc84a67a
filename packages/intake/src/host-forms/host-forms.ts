/**
 * Reads what the hosts' forms declare: rules that a message must satisfy before its sender is
 * thanked, and whether a message may be repeated. Reads at the start and periodically, never while
 * a visitor waits.
 */
import { KEY_HEADER, schemaAddress } from "@meridian/contract/form-host/form-address";
import type { HostSchema } from "@meridian/contract/form-host/host-schema";
import type { Clock } from "#clock.ts";
import type { HostTargets } from "#deliver/host.ts";
import { readSchema, type SchemaReading } from "#host-forms/read-schema.ts";
import { createFormReport } from "#host-forms/form-report.ts";
import type { Log } from "#log.ts";
import type { Kind } from "#submission.ts";

/** Milliseconds between reads; rules change rarely. */
const EVERY_MS = 10 * 60_000;
/** After a failure. */
const AGAIN_MS = 60_000;
/** Between reads triggered by messages. */
const SOONEST_MS = 30_000;
/** After so many failures of the schema, messages are sent all the same. */
const FAILURES_MOST = 3;

export interface FormStatus {
  /** The host recognises a repeated message and ignores it. */
  recognisesKeys: boolean;
  schema: HostSchema | null;
}

export interface HostForms {
  /** The last known rules; `null` if unknown. */
  rulesOf(kind: Kind): HostSchema | null;
  /**
   * The form's status, read first if necessary. `trouble`: the host does not respond and must not
   * be called before `afterMs`. Never throws.
   */
  status(kind: Kind): Promise<FormStatus | { trouble: string; afterMs?: number | undefined }>;
  noteReply(kind: Kind, reply: Pick<Response, "headers" | "status">): void;
  /** The next message waits until the host responds. */
  noteNoReply(kind: Kind): void;
  /** The rules may have changed. */
  noteRefusal(kind: Kind): void;
  /** For the operator; empty if all is well. */
  problems(): string[];
  stop(): void;
}

interface HostFormsOptions {
  targets: HostTargets;
  fetch: typeof globalThis.fetch;
  clock: Clock;
  log: Log;
}

interface Known extends FormStatus {
  url: string;
  schemaUrl: string | null;
  isAnswered: boolean;
  trouble: string;
  afterMs: number | undefined;
  failures: number;
  requestedAt: number;
  asking: Promise<void> | null;
}

export function openHostForms({ targets, fetch, clock, log }: HostFormsOptions): HostForms {
  const report = createFormReport(log);
  const forms = new Map<Kind, Known>();
  for (const [kind, target] of Object.entries(targets) as [Kind, { url: string }][])
    forms.set(kind, beginning(target.url));
  let isStopped = false;
  let cancel = (): void => undefined;

  async function question(kind: Kind, known: Known, schemaUrl: string): Promise<void> {
    known.requestedAt = clock.ticks();
    const reading = await readSchema(known.url, schemaUrl, { fetch });
    if (isStopped) return;
    learn(known, reading);
    report.schemaRead(kind, known.url, reading, known.schema);
  }

  /** One request at a time per form. */
  const refresh = (kind: Kind, known: Known): Promise<void> => {
    if (!known.schemaUrl) return Promise.resolve();
    known.asking ??= question(kind, known, known.schemaUrl).finally(() => (known.asking = null));
    return known.asking;
  };

  async function refreshAll(): Promise<void> {
    await Promise.all([...forms].map(([kind, known]) => refresh(kind, known)));
    if (isStopped) return;
    const silent = [...forms.values()].filter(({ isAnswered }) => !isAnswered);
    const again = Math.max(AGAIN_MS, ...silent.map(({ afterMs = 0 }) => afterMs));
    cancel = clock.after(silent.length === 0 ? EVERY_MS : again, () => void refreshAll());
  }

  void refreshAll();
  return {
    rulesOf: (kind) => forms.get(kind)?.schema ?? null,
    async status(kind) {
      const known = forms.get(kind);
      if (!known) return { recognisesKeys: false, schema: null };
      if (!known.isAnswered) await refresh(kind, known);
      const { isAnswered, recognisesKeys, schema, trouble, afterMs } = known;
      return isAnswered ? { recognisesKeys, schema } : { trouble, afterMs };
    },
    noteReply(kind, { headers, status }) {
      const known = forms.get(kind);
      if (!known) return;
      if (headers.has(KEY_HEADER)) known.recognisesKeys = true;
      report.answered(kind, known.url, status);
    },
    noteNoReply(kind) {
      const known = forms.get(kind);
      if (known?.schemaUrl) known.isAnswered = false;
    },
    noteRefusal(kind) {
      const known = forms.get(kind);
      if (known && clock.ticks() - known.requestedAt > SOONEST_MS) void refresh(kind, known);
    },
    problems: report.problems,
    stop() {
      isStopped = true;
      cancel();
    },
  };
}

function beginning(url: string): Known {
  const schemaUrl = schemaAddress(url);
  return {
    url,
    schemaUrl,
    recognisesKeys: false,
    schema: null,
    // Only Contact Form 7 has a schema.
    isAnswered: schemaUrl === null,
    trouble: "",
    afterMs: undefined,
    failures: 0,
    requestedAt: -Infinity,
    asking: null,
  };
}

/** If the host is unreachable, the last known state stays. */
function learn(known: Known, reading: SchemaReading): void {
  if (reading.recognisesKeys) known.recognisesKeys = true;
  if (reading.is === "away") {
    known.trouble = reading.problem;
    known.afterMs = reading.afterMs;
    return;
  }
  known.afterMs = undefined;
  if (reading.is === "silent") {
    // Only the schema may be broken, so a few failures do not stop messages.
    known.failures += 1;
    known.trouble = reading.problem;
    const isFailure = / HTTP 5\d\d$/.test(reading.problem);
    known.isAnswered ||= !isFailure || known.failures >= FAILURES_MOST;
    return;
  }
  known.failures = 0;
  known.isAnswered = true;
  known.recognisesKeys = reading.recognisesKeys;
  known.schema = reading.is === "schema" ? reading.schema : null;
}
