/**
 * What the hosts' forms say of themselves: the rules that a message is held to before its sender is
 * thanked, and whether a message may be sent there again. Asked at the start and from time to time,
 * never while a visitor waits.
 */
import { KEY_HEADER, schemaAddress } from "@meridian/contract/form-host/form-address";
import type { HostSchema } from "@meridian/contract/form-host/host-schema";
import type { Clock } from "#clock.ts";
import type { HostTargets } from "#deliver/host.ts";
import { askSchema, type Asked } from "#host-forms/ask-schema.ts";
import { createFormReport } from "#host-forms/form-report.ts";
import type { Log } from "#log.ts";
import type { Kind } from "#submission.ts";

/** Milliseconds between questions; rules of a form change rarely. */
const EVERY_MS = 10 * 60_000;
/** After a question that nobody answered. */
const AGAIN_MS = 60_000;
/** Between two questions that somebody's message gave rise to. */
const SOONEST_MS = 30_000;
/** Failures of the schema alone after which messages are sent all the same. */
const FAILURES_MOST = 3;

/** What is known of a form's address before a message is sent there. */
export interface FormStatus {
  /** A message it has got before is recognised: sending it again does nothing. */
  recognisesKeys: boolean;
  schema: HostSchema | null;
}

export interface HostForms {
  /** The rules of a kind's form, as they were last heard; `null` where none are known. */
  rulesOf(kind: Kind): HostSchema | null;
  /**
   * What is known of a kind's address; asks where nothing is. `trouble`: the host does not answer,
   * and allows no question before `afterMs`. Never throws.
   */
  status(kind: Kind): Promise<FormStatus | { trouble: string; afterMs?: number | undefined }>;
  /** A message was answered. */
  noteReply(kind: Kind, reply: Pick<Response, "headers" | "status">): void;
  /** A message went there and nothing is known of it: the next one is sent when it answers. */
  noteNoReply(kind: Kind): void;
  /** It refused a message: its rules may be others by now. */
  noteRefusal(kind: Kind): void;
  /** What is wrong with the addresses, for the operator; empty when all is well. */
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
  askedAt: number;
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
    known.askedAt = clock.ticks();
    const asked = await askSchema(known.url, schemaUrl, { fetch });
    if (isStopped) return;
    learn(known, asked);
    report.asked(kind, known.url, asked, known.schema);
  }

  /** One question at a time for each form. */
  const ask = (kind: Kind, known: Known): Promise<void> => {
    if (!known.schemaUrl) return Promise.resolve();
    known.asking ??= question(kind, known, known.schemaUrl).finally(() => (known.asking = null));
    return known.asking;
  };

  async function askAll(): Promise<void> {
    await Promise.all([...forms].map(([kind, known]) => ask(kind, known)));
    if (isStopped) return;
    const silent = [...forms.values()].filter(({ isAnswered }) => !isAnswered);
    const again = Math.max(AGAIN_MS, ...silent.map(({ afterMs = 0 }) => afterMs));
    cancel = clock.after(silent.length === 0 ? EVERY_MS : again, () => void askAll());
  }

  void askAll();
  return {
    rulesOf: (kind) => forms.get(kind)?.schema ?? null,
    async status(kind) {
      const known = forms.get(kind);
      if (!known) return { recognisesKeys: false, schema: null };
      if (!known.isAnswered) await ask(kind, known);
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
      if (known && clock.ticks() - known.askedAt > SOONEST_MS) void ask(kind, known);
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
    // Of an address that is no Contact Form 7's there is nothing to be asked.
    isAnswered: schemaUrl === null,
    trouble: "",
    afterMs: undefined,
    failures: 0,
    askedAt: -Infinity,
    asking: null,
  };
}

/** A host that is away leaves what was known as it was. */
function learn(known: Known, asked: Asked): void {
  if (asked.recognisesKeys) known.recognisesKeys = true;
  if (asked.is === "away") {
    known.trouble = asked.problem;
    known.afterMs = asked.afterMs;
    return;
  }
  known.afterMs = undefined;
  if (asked.is === "silent") {
    // Its schema may be all that is broken: after some tries that is no reason to hold messages.
    known.failures += 1;
    known.trouble = asked.problem;
    const isFailure = / HTTP 5\d\d$/.test(asked.problem);
    known.isAnswered ||= !isFailure || known.failures >= FAILURES_MOST;
    return;
  }
  known.failures = 0;
  known.isAnswered = true;
  known.recognisesKeys = asked.recognisesKeys;
  known.schema = asked.is === "schema" ? asked.schema : null;
}
