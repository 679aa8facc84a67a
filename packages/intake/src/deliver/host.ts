import { formReply } from "@meridian/contract";
import { formIdOf, KEY_FIELD, parseBeginning } from "@meridian/contract/form-host/form-address";
import { normalizeFields } from "@meridian/contract/form-host/host-checks";
import type { HostSchema } from "@meridian/contract/form-host/host-schema";
import { partOfFile, sourceFields } from "@meridian/contract/forms";
import { readBytes } from "@meridian/contract/http";
import * as v from "valibot";
import type { Deliverer, Delivery } from "#deliver/deliverer.ts";
import { notNow, post, retry } from "#deliver/http.ts";
import { unreadable, type IntakeFiles } from "#files.ts";
import { settingOf } from "#host-forms/form-report.ts";
import type { HostForms } from "#host-forms/host-forms.ts";
import type { Job } from "#journal/journal.ts";
import type { Kind } from "#submission.ts";

/** A form address of the content host. `key` is sent as `x-form-key`. */
export interface HostTarget {
  url: string;
  key?: string;
}

export type HostTargets = Partial<Record<Kind, HostTarget>>;

/** Bytes of a reply that are read: Contact Form 7 answers in hundreds. */
const REPLY_BYTES = 64 * 1024;

export interface HostDelivererOptions {
  fetch: typeof globalThis.fetch;
  /** What is known of the addresses. */
  forms: Pick<HostForms, "status" | "noteReply" | "noteNoReply" | "noteRefusal">;
  timeoutMs?: number;
}

/**
 * Delivers to the host's form address as Contact Form 7 expects it (API-03). Where the host
 * recognises the submission's id, a repeat is harmless. Where it does not, a message that may have
 * been taken is not sent again: it is set aside, with the reason, for a person who can look.
 */
export function createHostDeliverer(
  targets: HostTargets,
  { fetch, forms, timeoutMs }: HostDelivererOptions,
): Deliverer {
  return {
    async deliver(job, files, signal) {
      const { kind } = job.submission;
      const target = targets[kind];
      if (!target) return retry(`no form address is set for ${kind}: set ${settingOf(kind)}`);
      const status = await unlessAborted(signal, forms.status(kind));
      if ("trouble" in status) return retry(status.trouble);
      const onUnknown = status.recognisesKeys
        ? undefined
        : (error: string): Delivery => (forms.noteNoReply(kind), unknownOutcome(error));
      if (onUnknown && job.isInDoubt) return onUnknown("the site ended while it was on its way");
      const body = await bodyOf(job, target.url, files, status.schema).catch(unreadable);
      if (typeof body === "string") return retry(body);
      signal.throwIfAborted();
      const headers = {
        accept: "application/json",
        ...(target.key ? { "x-form-key": target.key } : {}),
      };
      return post(
        { fetch, signal, timeoutMs, onUnknown },
        target.url,
        { body, headers },
        async (response) => {
          forms.noteReply(kind, response.headers);
          const delivery = await judge(response, onUnknown);
          if (delivery.outcome === "refused") forms.noteRefusal(kind);
          return noted(delivery, job);
        },
      );
    },
  };
}

/** Stopped while it waits, a message has not been sent. */
function unlessAborted<T>(signal: AbortSignal, waited: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const end = (): void => reject(signal.reason as Error);
  if (signal.aborted) end();
  signal.addEventListener("abort", end, { once: true });
  return Promise.race([waited, promise]).finally(() => signal.removeEventListener("abort", end));
}

const unknownOutcome = (error: string): Delivery => ({
  outcome: "refused",
  error: `${error}; it may have arrived all the same: look there before you send it again`,
});

async function bodyOf(
  { submission }: Job,
  url: string,
  files: IntakeFiles,
  schema: HostSchema | null,
): Promise<FormData> {
  const body = new FormData();
  const fields = schema ? normalizeFields(schema, submission.fields) : submission.fields;
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  for (const [nth, file] of submission.files.entries())
    body.append(partOfFile(file.field, nth), await files.read(file.id, file.type), file.name);
  // Names that begin with `_` stay out of what Contact Form 7 posts on.
  body.append("_wpcf7_unit_tag", `wpcf7-f${formIdOf(url) ?? submission.kind}-o1`);
  body.append(KEY_FIELD, submission.id);
  body.append("_variant", submission.variant);
  for (const [name, value] of Object.entries(sourceFields(submission.source)))
    body.append(name, value);
  return body;
}

/** Redirects by which a server shows what became of a post; the others say where to send it. */
const SEE_OTHER = new Set([302, 303]);
/** Answers of something in front of a host that it could not reach. */
const NOT_REACHED = new Set([521, 523, 525, 526]);

/**
 * Whether an answer leaves open what was done: the host failed on the way, or something in front of
 * it lost patience. A server that says when to come again, or what is wrong with the request, has
 * done nothing.
 */
const isOpen = ({ status, headers }: Response): boolean =>
  SEE_OTHER.has(status) ||
  (status >= 500 && !NOT_REACHED.has(status) && !(status === 503 && headers.has("retry-after")));

/**
 * Contact Form 7 answers every outcome with 200; only `mail_sent` is success. `onUnknown`: a message
 * is not sent to this host twice.
 */
async function judge(
  response: Response,
  onUnknown: ((error: string) => Delivery) | undefined,
): Promise<Delivery> {
  if (!response.ok)
    return onUnknown && isOpen(response)
      ? onUnknown(`answered HTTP ${response.status}`)
      : notNow(response);
  const bytes = await readBytes(response.body, REPLY_BYTES);
  const reply = v.safeParse(formReply, parseBeginning(bytes?.toString("utf8") ?? ""));
  if (!reply.success)
    return (onUnknown ?? retry)(`answered ${mediaType(response)} that is no form reply`);
  const { status, invalid_fields: fields } = reply.output;
  if (status === "mail_sent") return { outcome: "delivered" };
  // The host's own message may quote the visitor: only names of fields go into the journal and the
  // log.
  const named = fields.length > 0 ? ` (${fields.map(({ field }) => field).join(", ")})` : "";
  if (status === "init") return retry("answered init");
  if (status !== "mail_failed") return { outcome: "refused", error: `answered ${status}${named}` };
  return onUnknown
    ? {
        outcome: "refused",
        error:
          "answered mail_failed: the host has it, and could not send its e-mail; mend that there before you send it again",
      }
    : retry("answered mail_failed");
}

/** Contact Form 7 drops a file whose field its form has not: it answers as if all were well. */
function noted(delivery: Delivery, { submission: { files } }: Job): Delivery {
  if (delivery.outcome !== "delivered" || files.length < 2) return delivery;
  const further = files
    .map(({ field }, nth) => partOfFile(field, nth))
    .slice(1)
    .join(", ");
  return {
    ...delivery,
    note: `it has several files, and went out with ${further} beside the first: a Contact Form 7 without fields of these names has dropped them; the intake's files folder has them`,
  };
}

/** The header is the host's own text: only what looks like a type is repeated. */
const mediaType = (response: Response): string =>
  /^[\w.+-]+\/[\w.+-]+/.exec(response.headers.get("content-type") ?? "")?.[0] ?? "an unnamed type";
