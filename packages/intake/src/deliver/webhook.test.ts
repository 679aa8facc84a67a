import { createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { officeLabels } from "@meridian/messages/forms/office-labels";
import { languageOf } from "@meridian/messages/language";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createWebhookDeliverer } from "#deliver/webhook.ts";
import { openIntakeFiles } from "#files.ts";
import { createFakeClock } from "#tests/fake-clock.ts";
import { newFolder } from "#tests/new-folder.ts";
import { sampleFile, sampleSubmission } from "#tests/samples.ts";

let server: Server;
let url: string;
let answer: (response: ServerResponse) => void;
let got: { path: string | undefined; headers: IncomingMessage["headers"]; body: string }[];
const clock = createFakeClock();
const status =
  (code: number, headers = {}) =>
  (response: ServerResponse) =>
    void response.writeHead(code, headers).end();

beforeEach(async () => {
  got = [];
  answer = status(204);
  server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request.setEncoding("utf8")) body += String(chunk);
    got.push({ path: request.url, headers: request.headers, body });
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
});
afterEach(() => void server.close().closeAllConnections());

const first = () => got[0] ?? expect.unreachable("nothing came");
const submission = sampleSubmission({
  source: { language: "de", utm_source: "newsletter" },
  files: [sampleFile({ id: "stored-as", name: "план.pdf" })],
});
const deliver = (secret = "a secret of sixteen", timeoutMs?: number) =>
  createWebhookDeliverer({ url, secret }, { fetch, clock, timeoutMs }).deliver(
    { id: "1", target: "webhook", attempt: 1, doubts: 0, since: 0, submission },
    openIntakeFiles(join(newFolder(), "files")),
    new AbortController().signal,
  );

test("[LANG-40] a receiver gets the submission as JSON with a valid signature", async () => {
  expect(await deliver()).toEqual({ outcome: "delivered" });
  const { headers, body } = first();
  expect(JSON.parse(body)).toEqual({
    type: "submission.received",
    timestamp: "2026-01-05T12:00:00.000Z",
    data: {
      id: submission.id,
      kind: "contact",
      variant: "main",
      page: "/",
      language: "de",
      source: { utm_source: "newsletter" },
      came_from: {
        first: { source: "newsletter", medium: "", campaign: "" },
        last: { source: "newsletter", medium: "", campaign: "" },
        landing_page: "",
      },
      fields: submission.fields,
      files: [
        { field: "file-type", name: "план.pdf", size: 9, type: "application/pdf", sha256: "d" },
      ],
    },
  });
  expect(headers["webhook-id"]).toBe(submission.id);
  const signed = `${submission.id}.${String(headers["webhook-timestamp"])}.${body}`;
  expect(headers["webhook-signature"]).toBe(
    `v1,${createHmac("sha256", "a secret of sixteen").update(signed).digest("base64")}`,
  );
  expect(Number(headers["webhook-timestamp"])).toBe(clock.now() / 1000);
});

test("[LANG-40] a receiver gets the labels of the office's language, whatever the page's was", async () => {
  const labels = () => officeLabels(languageOf("de").language.t);
  const sent = sampleSubmission({
    fields: { fullname: "Ann", description: "Hello" },
    source: { language: "en" },
  });
  await createWebhookDeliverer(
    { url, secret: "a secret of sixteen", labels },
    { fetch, clock, timeoutMs: undefined },
  ).deliver(
    { id: "1", target: "webhook", attempt: 1, doubts: 0, since: 0, submission: sent },
    openIntakeFiles(join(newFolder(), "files")),
    new AbortController().signal,
  );
  const { data } = JSON.parse(first().body);
  expect(data).toMatchObject({
    language: "en",
    fields: { fullname: "Ann", description: "Hello" },
    labels: { fullname: "Name", description: "Nachricht" },
  });
});

test("[OWN-142] a receiver gets the first and the last touch of the visit as the inbox has them", async () => {
  const sent = sampleSubmission({
    source: {
      referrer: "https://www.linkedin.com/feed",
      landing_page: "/blog",
      first_visit: "2026-05-03",
      last_utm_source: "Google",
      last_utm_campaign: "spring",
    },
  });
  await createWebhookDeliverer(
    { url, secret: "a secret of sixteen" },
    { fetch, clock, timeoutMs: undefined },
  ).deliver(
    { id: "1", target: "webhook", attempt: 1, doubts: 0, since: 0, submission: sent },
    openIntakeFiles(join(newFolder(), "files")),
    new AbortController().signal,
  );
  const { data } = JSON.parse(first().body);
  expect(data.source).toEqual(sent.source);
  expect(data.came_from).toEqual({
    first: { source: "linkedin", medium: "social", campaign: "" },
    last: { source: "google", medium: "", campaign: "spring" },
    landing_page: "/blog",
  });
});

test("a secret in Standard Webhooks' form is base64", async () => {
  await deliver(`whsec_${Buffer.from("key").toString("base64")}`);
  const { headers, body } = first();
  expect(headers["webhook-signature"]).toBe(
    `v1,${createHmac("sha256", "key")
      .update(`${submission.id}.${String(headers["webhook-timestamp"])}.${body}`)
      .digest("base64")}`,
  );
});

test("does not follow a redirect", async () => {
  answer = status(302, { location: "/elsewhere" });
  expect(await deliver()).toEqual({
    outcome: "retry",
    error: "answered HTTP 302, a redirect, which is not followed",
  });
  expect(got.map(({ path }) => path)).toEqual(["/hook"]);
});

test("respects Retry-After with replies that mean 'not now', and with no others", async () => {
  const answers = [];
  for (const code of [429, 503, 504, 500]) {
    answer = status(code, { "retry-after": "120" });
    answers.push(await deliver());
  }
  expect(answers).toEqual([
    { outcome: "retry", error: "answered HTTP 429", afterMs: 120_000 },
    { outcome: "retry", error: "answered HTTP 503", afterMs: 120_000 },
    { outcome: "retry", error: "answered HTTP 504", afterMs: 120_000 },
    { outcome: "retry", error: "answered HTTP 500" },
  ]);
});

test.each([400, 410, 413, 422])("%i is refused for good", async (code) => {
  answer = status(code);
  expect(await deliver()).toEqual({ outcome: "refused", error: `answered HTTP ${code}` });
});

test.each([401, 404, 500])("retries %i", async (code) => {
  answer = status(code);
  expect(await deliver()).toEqual({ outcome: "retry", error: `answered HTTP ${code}` });
});

test("gives up a receiver that hangs or sends slowly", async () => {
  answer = () => undefined;
  expect(await deliver(undefined, 60)).toEqual({
    outcome: "retry",
    error: "no answer within 60 ms",
  });
  answer = (response) => void response.writeHead(500).write("x");
  expect(await deliver(undefined, 60)).toMatchObject({ outcome: "retry" });
});
