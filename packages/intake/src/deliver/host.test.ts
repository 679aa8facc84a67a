import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createHostDeliverer } from "#deliver/host.ts";
import { openIntakeFiles, type IntakeFiles } from "#files.ts";
import type { Job } from "#journal/journal.ts";
import { newFolder } from "#tests/new-folder.ts";
import { recognisingForms } from "#tests/recognising-forms.ts";
import { sampleFile, sampleSubmission } from "#tests/samples.ts";

let server: Server;
let url: string;
let files: IntakeFiles;
let answer: (response: ServerResponse) => void;
let got: { headers: IncomingMessage["headers"]; form: FormData }[];

const json =
  (body: unknown, status = 200) =>
  (response: ServerResponse) =>
    void response
      .writeHead(status, { "content-type": "application/json" })
      .end(JSON.stringify(body));
const reply = (status: string) => ({
  contact_form_id: 7,
  status,
  message: "Thank you, Anna Lindqvist",
  posted_data_hash: "x",
  into: "#",
  invalid_fields: [],
});

beforeEach(async () => {
  files = openIntakeFiles(join(newFolder(), "files"));
  got = [];
  answer = json(reply("mail_sent"));
  server = createServer(async (request, response) => {
    const body = await new Response(request as unknown as BodyInit, {
      headers: { "content-type": request.headers["content-type"] ?? "" },
    }).formData();
    got.push({ headers: request.headers, form: body });
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/contact-form-7/v1/contact-forms/contact/feedback`;
});
afterEach(() => void server.close().closeAllConnections());

const jobOf = (changes = {}): Job => ({
  id: "1",
  target: "host",
  attempt: 1,
  doubts: 0,
  since: 0,
  submission: sampleSubmission(changes),
});
const deliver = (job = jobOf(), signal = new AbortController().signal) =>
  createHostDeliverer(
    { contact: { url, key: "form-key" } },
    { fetch, forms: recognisingForms },
  ).deliver(job, files, signal);

test("[API-03] [LANG-40] the host gets a multipart with the specification's names, the file included", async () => {
  const { id, handle } = await files.create();
  await handle.writeFile("%PDF-1.7 plan");
  await handle.close();
  const job = jobOf({
    files: [sampleFile({ id, name: "план.pdf" })],
    variant: "case-study",
    source: { language: "de", referrer: "https://example.com/", utm_source: "newsletter" },
  });
  expect(await deliver(job)).toEqual({ outcome: "delivered" });
  const [{ headers, form } = { headers: {}, form: new FormData() }] = got;
  expect(headers["content-type"]).toMatch(/^multipart\/form-data/);
  expect(headers["user-agent"]).toBe("Meridian-Intake/1");
  expect(headers["x-form-key"]).toBe("form-key");
  expect(Object.fromEntries([...form].filter(([, value]) => typeof value === "string"))).toEqual({
    fullname: "Anna Lindqvist",
    email: "anna@example.com",
    phone: "",
    description: "Hello",
    _wpcf7_unit_tag: "wpcf7-fcontact-o1",
    _idempotency_key: job.submission.id,
    _variant: "case-study",
    _page: job.submission.page,
    _language: "de",
    _referrer: "https://example.com/",
    _utm_source: "newsletter",
  });
  const file = form.get("file-type") as File;
  expect([file.name, file.type, await file.text()]).toEqual([
    "план.pdf",
    "application/pdf",
    "%PDF-1.7 plan",
  ]);
});

test("[API-03] an older message with several files has a name for each, because PHP uses only the last of one name", async () => {
  const stored = await Promise.all(
    ["cv.pdf", "letter.pdf", "work.doc"].map(async (name) => {
      const { id, handle } = await files.create();
      await handle.writeFile(`%PDF-1.7 ${name}`).finally(() => handle.close());
      return sampleFile({ id, name });
    }),
  );
  expect(await deliver(jobOf({ files: stored }))).toEqual({
    outcome: "delivered",
    note: expect.stringContaining("file-type-2, file-type-3"),
  });
  const sent = [...(got[0]?.form ?? [])].filter(
    (part): part is [string, File] => part[1] instanceof File,
  );
  expect(
    await Promise.all(sent.map(async ([part, file]) => [part, file.name, await file.text()])),
  ).toEqual([
    ["file-type", "cv.pdf", "%PDF-1.7 cv.pdf"],
    ["file-type-2", "letter.pdf", "%PDF-1.7 letter.pdf"],
    ["file-type-3", "work.doc", "%PDF-1.7 work.doc"],
  ]);
});

test("reports which fields the host refused, not their values", async () => {
  answer = json({
    ...reply("validation_failed"),
    invalid_fields: [{ field: "email", message: "anna@example.com is wrong" }],
  });
  expect(await deliver()).toEqual({
    outcome: "refused",
    error: "answered validation_failed (email)",
  });
});

test.each([
  ["404", json({ code: "wpcf7_not_found" }, 404), /HTTP 404/],
  [
    "a redirect",
    (response: ServerResponse) => void response.writeHead(301, { location: "/elsewhere" }).end(),
    /HTTP 301/,
  ],
  [
    "a reset",
    (response: ServerResponse) => void response.socket?.resetAndDestroy(),
    /could not be reached/,
  ],
])("retries %s", async (_, answering, error) => {
  answer = answering;
  expect(await deliver()).toEqual({ outcome: "retry", error: expect.stringMatching(error) });
  expect(got).toHaveLength(1);
});

test("retries an unreachable host", async () => {
  await new Promise((resolve) => server.close(resolve));
  expect(await deliver()).toEqual({
    outcome: "retry",
    error: "could not be reached: ECONNREFUSED",
  });
});

test("gives up a host that hangs, and retries", async () => {
  answer = () => undefined;
  const impatient = createHostDeliverer(
    { contact: { url } },
    { fetch, forms: recognisingForms, timeoutMs: 40 },
  );
  expect(await impatient.deliver(jobOf(), files, new AbortController().signal)).toEqual({
    outcome: "retry",
    error: "no answer within 40 ms",
  });
});

test("does not read an endless reply to its end", async () => {
  answer = (response) => {
    const more = (): void => {
      while (!response.destroyed && response.write("x".repeat(16_384)));
      response.once("drain", more);
    };
    more();
  };
  expect(await deliver()).toEqual({
    outcome: "unknown",
    error: expect.stringMatching(/not a form's response/),
  });
});

test("reports a missing file", async () => {
  expect(await deliver(jobOf({ files: [sampleFile()] }))).toEqual({
    outcome: "retry",
    error: expect.stringMatching(/its file cannot be read/),
  });
});

test("names the missing setting for a kind without an address", async () => {
  expect(
    await createHostDeliverer({}, { fetch, forms: recognisingForms }).deliver(
      jobOf({ kind: "price-request" }),
      files,
      new AbortController().signal,
    ),
  ).toEqual({ outcome: "retry", error: expect.stringContaining("FORM_PRICE_REQUEST_URL") });
});

test("stopping the worker ends the delivery with an unknown outcome", async () => {
  const stop = new AbortController();
  answer = () => stop.abort();
  await expect(deliver(jobOf(), stop.signal)).rejects.toThrow();
});
