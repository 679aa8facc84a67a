import { formReply } from "@meridian/contract";
import { formIdOf, KEY_FIELD, parseBeginning } from "@meridian/contract/form-host/form-address";
import { normalizeFields } from "@meridian/contract/form-host/host-checks";
import type { HostSchema } from "@meridian/contract/form-host/host-schema";
import { partOfFile, sourceFields } from "@meridian/contract/forms";
import { readBytes } from "@meridian/http/bounded-fetch";
import * as v from "valibot";
import type { Deliverer, Delivery } from "#deliver/deliverer.ts";
import { notNow, post, retry } from "#deliver/http.ts";
import { unreadable, type IntakeFiles } from "#files.ts";
import { settingOf } from "#host-forms/form-report.ts";
import type { HostForms } from "#host-forms/host-forms.ts";
import type { Job } from "#journal/journal.ts";
import type { Kind } from "#submission.ts";

/** `key` is sent as `x-form-key`. */
export interface HostTarget {
  url: string;
  key?: string;
}

export type HostTargets = Partial<Record<Kind, HostTarget>>;

/** Bytes read of a reply; Contact Form 7 sends hundreds. */
const REPLY_BYTES = 64 * 1024;

export interface HostDelivererOptions {
  fetch: typeof globalThis.fetch;
  forms: Pick<HostForms, "status" | "noteReply" | "noteNoReply" | "noteRefusal">;
  timeoutMs?: number;
}

/**
 * Posts to the host's form address as Contact Form 7 expects it (API-03). A message that may have
 * been accepted is `unknown`; if the host recognises the submission's id, a repeat is harmless, and
 * a missing reply is an ordinary failure.
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
      if ("trouble" in status) return { ...retry(status.trouble), afterMs: status.afterMs };
      const { recognisesKeys } = status;
      const onSilence = recognisesKeys
        ? undefined
        : (error: string): Delivery => (forms.noteNoReply(kind), unknown(error));
      if (onSilence && job.isInDoubt) return onSilence("the site stopped while it was being sent");
      const body = await bodyOf(job, target.url, files, status.schema).catch(unreadable);
      if (typeof body === "string") return retry(body);
      signal.throwIfAborted();
      const headers = {
        accept: "application/json",
        ...(target.key ? { "x-form-key": target.key } : {}),
      };
      return post(
        { fetch, signal, timeoutMs, onSilence },
        target.url,
        { body, headers },
        async (response) => {
          forms.noteReply(kind, response);
          const delivery = await judge(response, recognisesKeys);
          if (delivery.outcome === "refused") forms.noteRefusal(kind);
          if (delivery.outcome === "unknown") forms.noteNoReply(kind);
          return noted(delivery, job);
        },
      );
    },
  };
}

/** A message aborted while it waits was not sent. */
function unlessAborted<T>(signal: AbortSignal, waited: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const end = (): void => reject(signal.reason as Error);
  if (signal.aborted) end();
  signal.addEventListener("abort", end, { once: true });
  return Promise.race([waited, promise]).finally(() => signal.removeEventListener("abort", end));
}

const unknown = (error: string): Delivery => ({ outcome: "unknown", error });

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
  // Contact Form 7 omits names with a leading `_` from its messages.
  body.append("_wpcf7_unit_tag", `wpcf7-f${formIdOf(url) ?? submission.kind}-o1`);
  body.append(KEY_FIELD, submission.id);
  body.append("_variant", submission.variant);
  for (const [name, value] of Object.entries(
    sourceFields({ ...submission.source, page: submission.page }),
  ))
    body.append(name, value);
  return body;
}

/** These show a post's result; other redirects name where to send it. */
const SEE_OTHER = new Set([302, 303]);
/** Temporary failures, or those of a proxy that did not pass the post on. */
const NOT_REACHED = new Set([502, 503, 504, 521, 523, 525, 526]);

/** Whether a reply without a verdict leaves the outcome open. */
const isOpen = ({ ok, status }: Response): boolean =>
  ok || SEE_OTHER.has(status) || (status >= 500 && !NOT_REACHED.has(status));

/**
 * Contact Form 7 sends every outcome with 200; only `mail_sent` is success. A verdict counts under
 * any status, because PHP may fail after writing it.
 */
async function judge(response: Response, recognisesKeys: boolean): Promise<Delivery> {
  const bytes = await readBytes(response.body, REPLY_BYTES);
  const reply = v.safeParse(formReply, parseBeginning(bytes?.toString("utf8") ?? ""));
  if (!reply.success) {
    if (!isOpen(response)) return notNow(response);
    return unknown(
      response.ok
        ? `returned ${mediaType(response)} that is not a form's response`
        : `answered HTTP ${response.status}`,
    );
  }
  const { status, invalid_fields: fields } = reply.output;
  if (status === "mail_sent") return { outcome: "delivered" };
  // The host's message may quote the visitor: journal and log get only field names.
  const named = fields.length > 0 ? ` (${fields.map(({ field }) => field).join(", ")})` : "";
  if (status === "init") return retry("answered init");
  if (status !== "mail_failed") return { outcome: "refused", error: `answered ${status}${named}` };
  return recognisesKeys
    ? retry("answered mail_failed")
    : unknown("answered mail_failed: the host could not send its e-mail");
}

/** Contact Form 7 silently drops a file whose field the form lacks. */
function noted(delivery: Delivery, { submission: { files } }: Job): Delivery {
  if (delivery.outcome !== "delivered" || files.length < 2) return delivery;
  const further = files
    .map(({ field }, nth) => partOfFile(field, nth))
    .slice(1)
    .join(", ");
  return {
    ...delivery,
    note: `it has several files, and went out with ${further} in addition to the first: a Contact Form 7 without fields of these names has dropped them; the intake's files folder has them`,
  };
}

/** The header is foreign text: only a valid type is logged. */
const mediaType = (response: Response): string =>
  /^[\w.+-]+\/[\w.+-]+/.exec(response.headers.get("content-type") ?? "")?.[0] ?? "an unnamed type";
