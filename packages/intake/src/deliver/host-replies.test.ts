/** Which replies are retried, which leave the outcome open, and which are a verdict (API-03). */
import type { ServerResponse } from "node:http";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Delivery } from "#deliver/deliverer.ts";
import { createHostDeliverer } from "#deliver/host.ts";
import { openIntakeFiles } from "#files.ts";
import { outcome, sendJson, startContactForm7, type ContactForm7 } from "#tests/contact-form-7.ts";
import { newFolder } from "#tests/new-folder.ts";
import { sampleSubmission } from "#tests/samples.ts";

let host: ContactForm7;
beforeEach(async () => void (host = await startContactForm7()));
afterEach(() => host.stop());

/** The same reply from a host with keys and from one without. */
async function both(answer: (response: ServerResponse) => void): Promise<Delivery[]> {
  host.afterTaking = answer;
  const deliver = (recognisesKeys: boolean) =>
    createHostDeliverer(
      { contact: { url: host.url() } },
      {
        fetch,
        forms: {
          status: async () => ({ recognisesKeys, schema: null }),
          noteReply: () => undefined,
          noteNoReply: () => undefined,
          noteRefusal: () => undefined,
        },
      },
    ).deliver(
      { id: "1", target: "host", attempt: 1, doubts: 0, since: 0, submission: sampleSubmission() },
      openIntakeFiles(join(newFolder(), "files")),
      new AbortController().signal,
    );
  return [await deliver(true), await deliver(false)];
}
const outcomes = async (answer: (response: ServerResponse) => void) =>
  (await both(answer)).map((delivery) => delivery.outcome);

const RETRIED = [408, 425, 429, 502, 503, 504];

test.each(RETRIED)("retries %i for 72 hours, and respects Retry-After", async (status) => {
  expect(
    await both((response) => sendJson(response, status, {}, { "retry-after": "600" })),
  ).toEqual(
    [1, 2].map(() => ({
      outcome: "retry",
      error: `answered HTTP ${status}`,
      afterMs: 600_000,
    })),
  );
  expect(await outcomes((response) => sendJson(response, status, {}))).toEqual(["retry", "retry"]);
});

test.each<[string, (response: ServerResponse) => void]>([
  ["500", (response) => sendJson(response, 500, {})],
  ["another failure", (response) => sendJson(response, 508, {})],
  ["a page", (response) => void response.writeHead(200, { "content-type": "text/html" }).end("Hi")],
  ["an empty body", (response) => void response.writeHead(200).end()],
  ["a page of thanks elsewhere", (response) => void response.writeHead(303).end()],
  ["an unknown status", (response) => sendJson(response, 200, outcome("brand_new"))],
])("%s leaves the outcome open, whether or not the host recognises keys", async (_, answer) => {
  expect(await outcomes(answer)).toEqual(["unknown", "unknown"]);
});

test.each(["validation_failed", "spam", "acceptance_missing"])(
  "%s is a verdict: it is never sent again",
  async (status) => {
    const answer = (response: ServerResponse) => sendJson(response, 200, outcome(status));
    expect(await outcomes(answer)).toEqual(["refused", "refused"]);
  },
);

test("mail_sent is delivered", async () => {
  const answer = (response: ServerResponse) => sendJson(response, 200, outcome("mail_sent"));
  expect(await outcomes(answer)).toEqual(["delivered", "delivered"]);
});

test("retries mail_failed: for 72 hours where keys are recognised, else twice", async () => {
  const answer = (response: ServerResponse) => sendJson(response, 200, outcome("mail_failed"));
  expect(await outcomes(answer)).toEqual(["retry", "unknown"]);
});
