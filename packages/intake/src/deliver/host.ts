import { formReply } from "@meridian/contract";
import { partOfFile, sourceFields } from "@meridian/contract/forms";
import { readBytes } from "@meridian/contract/http";
import * as v from "valibot";
import type { Deliverer, Delivery } from "#deliver/deliverer.ts";
import { notNow, post, retry } from "#deliver/http.ts";
import type { FileStore } from "#files.ts";
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

/**
 * Delivers to the host's form address as Contact Form 7 expects it (API-03). The submission's id
 * makes a repeat harmless.
 */
export function createHostDeliverer(
  targets: HostTargets,
  fetch: typeof globalThis.fetch,
  timeoutMs?: number,
): Deliverer {
  return {
    async deliver(job, files, signal) {
      const target = targets[job.submission.kind];
      if (!target)
        return retry(
          `no form address is set for ${job.submission.kind}: set FORM_${job.submission.kind.toUpperCase().replace("-", "_")}_URL`,
        );
      const body = await bodyOf(job, target.url, files).catch(
        (error: NodeJS.ErrnoException) =>
          `its file cannot be read (${error.code ?? "no code"}): restore the intake's files folder`,
      );
      if (typeof body === "string") return retry(body);
      return post(
        { fetch, signal, timeoutMs },
        target.url,
        {
          body,
          headers: {
            accept: "application/json",
            ...(target.key ? { "x-form-key": target.key } : {}),
          },
        },
        judge,
      ).then((delivery) => noted(delivery, job));
    },
  };
}

async function bodyOf({ submission }: Job, url: string, files: FileStore): Promise<FormData> {
  const body = new FormData();
  for (const [name, value] of Object.entries(submission.fields)) body.append(name, value);
  for (const [nth, file] of submission.files.entries())
    body.append(partOfFile(file.field, nth), await files.read(file.id, file.type), file.name);
  // Names that begin with `_` stay out of what Contact Form 7 posts on.
  body.append(
    "_wpcf7_unit_tag",
    `wpcf7-f${/\/([\w-]+)\/feedback\/?$/.exec(new URL(url).pathname)?.[1] ?? submission.kind}-o1`,
  );
  body.append("_idempotency_key", submission.id);
  body.append("_variant", submission.variant);
  for (const [name, value] of Object.entries(sourceFields(submission.source)))
    body.append(name, value);
  return body;
}

/** Contact Form 7 answers every outcome with 200; only `mail_sent` is success. */
async function judge(response: Response): Promise<Delivery> {
  if (!response.ok) return notNow(response);
  const bytes = await readBytes(response.body, REPLY_BYTES);
  const reply = v.safeParse(formReply, parse(bytes?.toString("utf8") ?? ""));
  if (!reply.success) return retry(`answered ${mediaType(response)} that is no form reply`);
  const { status, invalid_fields: fields } = reply.output;
  if (status === "mail_sent") return { outcome: "delivered" };
  // The host's own message may quote the visitor: only names of fields go into the journal and the
  // log.
  const named = fields.length > 0 ? ` (${fields.map(({ field }) => field).join(", ")})` : "";
  return status === "mail_failed" || status === "init"
    ? retry(`answered ${status}`)
    : { outcome: "refused", error: `answered ${status}${named}` };
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

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
