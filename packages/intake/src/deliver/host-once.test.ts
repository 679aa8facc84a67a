/** Without keys a message that may have arrived has an unknown outcome. */
import type { ServerResponse } from "node:http";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createHostDeliverer } from "#deliver/host.ts";
import { openIntakeFiles } from "#files.ts";
import { openHostForms, type HostForms } from "#host-forms/host-forms.ts";
import type { Job } from "#journal/journal.ts";
import { outcome, sendJson, startContactForm7, type ContactForm7 } from "#tests/contact-form-7.ts";
import { createFakeClock } from "#tests/fake-clock.ts";
import { newFolder } from "#tests/new-folder.ts";
import { createNotedLog, sampleSubmission } from "#tests/samples.ts";

let host: ContactForm7;
let forms: HostForms | undefined;

beforeEach(async () => {
  host = await startContactForm7();
  forms = undefined;
});
afterEach(async () => {
  forms?.stop();
  await host.stop();
});

const jobOf = (changes: Partial<Job> = {}, fields = {}): Job => ({
  id: "1",
  target: "host",
  attempt: 1,
  doubts: 0,
  since: 0,
  submission: sampleSubmission({ fields: { ...sampleSubmission().fields, ...fields } }),
  ...changes,
});
function deliver(job = jobOf(), signal = new AbortController().signal, timeoutMs = 10_000) {
  const targets = { contact: { url: host.url() } };
  forms ??= openHostForms({
    targets,
    fetch,
    clock: createFakeClock(),
    log: createNotedLog(),
  });
  return createHostDeliverer(targets, { fetch, forms, timeoutMs }).deliver(
    job,
    openIntakeFiles(join(newFolder(), "files")),
    signal,
  );
}
const open = (error: RegExp) => ({ outcome: "unknown", error: expect.stringMatching(error) });

test("[API-03] a form under a number gets the message, with a unit tag of that number", async () => {
  expect(await deliver()).toEqual({ outcome: "delivered" });
  expect(host.taken[0]?.get("_wpcf7_unit_tag")).toBe("wpcf7-f12-o1");
  expect(host.requests).toEqual(["GET feedback/schema", "POST feedback"]);
});

test.each<[string, (response: ServerResponse) => void, RegExp]>([
  ["no answer", () => undefined, /^no answer within 300 ms$/],
  [
    "a broken connection",
    (response) => void response.socket?.resetAndDestroy(),
    /^the connection broke before a response arrived/,
  ],
])("after %s the outcome is unknown", async (kind, answer, reason) => {
  host.afterTaking = answer;
  expect(await deliver(jobOf(), undefined, kind === "no answer" ? 300 : 10_000)).toEqual(
    open(reason),
  );
  expect(host.taken).toHaveLength(1);
});

test("success after PHP's warnings and a byte-order mark is success", async () => {
  host.afterTaking = (response) =>
    void response
      .writeHead(200, { "content-type": "text/html" })
      .end(`\uFEFF<br />\n<b>Warning</b>: {x}\n${JSON.stringify(outcome("mail_sent"))}`);
  expect(await deliver()).toEqual({ outcome: "delivered" });
});

test.each<[string, (response: ServerResponse) => void, RegExp]>([
  ["404", (response) => sendJson(response, 404, { code: "wpcf7_not_found" }), /HTTP 404/],
  ["413", (response) => sendJson(response, 413, {}), /HTTP 413/],
  ["a canonical address", (response) => void response.writeHead(301).end(), /301/],
  ["init", (response) => sendJson(response, 200, outcome("init")), /init/],
])("%s means that nothing was done: it is sent again", async (_, answer, error) => {
  host.instead = (request, response) => {
    if (request.method !== "POST") return false;
    request.resume().on("end", () => answer(response));
    return true;
  };
  expect(await deliver()).toMatchObject({
    outcome: "retry",
    error: expect.stringMatching(error) as string,
  });
});

test("an unreachable host gets no message that could be lost: its schema is requested first", async () => {
  await host.stop();
  expect(await deliver()).toEqual({
    outcome: "retry",
    error: "could not be reached: ECONNREFUSED",
  });
});

test("after a message without a reply the next one waits until the host responds", async () => {
  host.afterTaking = () => undefined;
  expect(await deliver(jobOf(), undefined, 300)).toEqual(open(/no answer/));
  host.instead = (_, response) => (sendJson(response, 502, {}), true);
  expect(await deliver()).toEqual({ outcome: "retry", error: "answered HTTP 502" });
  host.instead = host.afterTaking = undefined;
  expect(await deliver()).toEqual({ outcome: "delivered" });
  expect(host.taken).toHaveLength(2);
});

test("the outcome of a message is unknown when its process died or was stopped", async () => {
  expect(await deliver(jobOf({ isInDoubt: true }))).toEqual(open(/site stopped while it was/));
  expect(host.taken).toEqual([]);
  const stop = new AbortController();
  host.afterTaking = () => stop.abort();
  expect(await deliver(jobOf(), stop.signal)).toEqual(open(/site was stopped before/));
});

test("a host that recognises keys gets it again", async () => {
  host.instead = (request, response) => {
    if (request.method === "GET")
      sendJson(response, 200, { rules: [] }, { "x-idempotency-key": "_idempotency_key" });
    else request.resume().on("end", () => sendJson(response, 502, {}));
    return true;
  };
  expect(await deliver(jobOf({ isInDoubt: true }))).toEqual({
    outcome: "retry",
    error: "answered HTTP 502",
  });
});

test("the message is spelled as the host's rules require", async () => {
  host.rules = [
    { rule: "email", field: "email" },
    { rule: "tel", field: "phone" },
  ];
  await deliver(jobOf({}, { email: "maria@münchen.example", phone: "020.7946.0123" }));
  expect([host.taken[0]?.get("email"), host.taken[0]?.get("phone")]).toEqual([
    "maria@xn--mnchen-3ya.example",
    "020 7946 0123",
  ]);
});
