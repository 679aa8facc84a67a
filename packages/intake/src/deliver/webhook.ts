import { createHmac } from "node:crypto";
import { askedLabels, isAsked, sourceFields } from "@meridian/contract/forms";
import { touchesOf } from "@meridian/contract/touch";
import type { Clock } from "#clock.ts";
import type { Deliverer, Delivery } from "#deliver/deliverer.ts";
import { notNow, post } from "#deliver/http.ts";
import { postPublic } from "#deliver/post-public.ts";
import type { Job } from "#journal/journal.ts";

export interface WebhookTarget {
  url: string;
  /** `whsec_…` is base64, as in Standard Webhooks; other secrets are used unchanged. */
  secret: string;
  /** Names of the fields for people, by field. */
  labels?(): Readonly<Record<string, string>>;
  /** One that refuses private networks, for an admin's address; default: the intake's. */
  fetch?: typeof globalThis.fetch | undefined;
}

/** A repeat cannot succeed. Other refusals may come from a receiver without setup. */
const FOR_GOOD = new Set([400, 410, 413, 422]);

/**
 * Posts to the operator's address, signed as in Standard Webhooks 1.0, for which libraries exist.
 * `webhook-id` is the submission's, the same in each repeat. Files are described, not sent.
 */
export function createWebhookDeliverer(
  target: WebhookTarget,
  { fetch, clock, timeoutMs }: { fetch: typeof globalThis.fetch; clock: Clock; timeoutMs?: number },
): Deliverer {
  const { url, labels = () => ({}), fetch: own } = target;
  return {
    deliver(job, _files, signal) {
      const { id } = job.submission;
      const request = signedRequest(target, clock, { id, content: payload(job, labels()) });
      const posting = { fetch: own ?? fetch, signal, timeoutMs };
      return own
        ? postPublic(posting, "correct it under Answer people, Mail", url, request, judge)
        : post(posting, url, request, judge);
    },
  };
}

/** `content` as JSON, with the signature of Standard Webhooks 1.0. */
export function signedRequest(
  { secret }: Pick<WebhookTarget, "secret">,
  clock: Clock,
  { id, content }: { id: string; content: object },
): { body: string; headers: Record<string, string> } {
  const key = secret.startsWith("whsec_")
    ? Buffer.from(secret.slice("whsec_".length), "base64")
    : Buffer.from(secret);
  const body = JSON.stringify(content);
  const seconds = Math.floor(clock.now() / 1000);
  const signature = createHmac("sha256", key).update(`${id}.${seconds}.${body}`).digest("base64");
  return {
    body,
    headers: {
      "content-type": "application/json",
      accept: "application/json",
      "webhook-id": id,
      "webhook-timestamp": String(seconds),
      "webhook-signature": `v1,${signature}`,
    },
  };
}

function judge(response: Response): Delivery {
  if (response.ok) return { outcome: "delivered" };
  return FOR_GOOD.has(response.status)
    ? { outcome: "refused", error: `answered HTTP ${response.status}` }
    : notNow(response);
}

/** The first and the last touch of the visit, as in the inbox (OWN-142). */
function cameFrom({ source }: Job["submission"]) {
  const { first, last, landingPage } = touchesOf(sourceFields(source));
  return { first, last, landing_page: landingPage };
}

function payload({ submission }: Job, labels: Readonly<Record<string, string>>) {
  const { id, kind, variant, fields, page, receivedAt, files } = submission;
  const { language, suspicious, ...visit } = submission.source;
  const source = Object.fromEntries(Object.entries(visit).filter(([name]) => !isAsked(name)));
  const named = { ...labels, ...askedLabels(submission.source) };
  const labelled = Object.keys(fields).filter((name) => named[name] !== undefined);
  return {
    type: "submission.received",
    timestamp: new Date(receivedAt).toISOString(),
    data: {
      id,
      kind,
      variant,
      page,
      language,
      suspicious,
      source,
      came_from: cameFrom(submission),
      fields,
      ...(labelled.length > 0 && {
        labels: Object.fromEntries(labelled.map((name) => [name, named[name]])),
      }),
      files: files.map(({ field, name, size, type, digest }) => ({
        field,
        name,
        size,
        type,
        sha256: digest,
      })),
    },
  };
}
