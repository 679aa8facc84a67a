import { randomUUIDv7 } from "node:crypto";
import sharp from "sharp";
import { afterAll, expect, test, vi } from "vitest";
import { createMailTools } from "#inbox/mailbox/open-mail-tools.ts";
import { readNew } from "#inbox/mailbox/read-mailbox.ts";
import type { Thread } from "#inbox/replies/reply-endpoints.ts";
import { inboxFiles } from "#inbox/store-file.ts";
import { callApi } from "#testing/api.ts";
import { newAnsweredThread } from "#testing/answered-thread.ts";
import { mailboxWith } from "#testing/mailbox-with.ts";
import { mailOf } from "#testing/mails.ts";
import { testCms, testUsers } from "#testing/test-cms.ts";

vi.setConfig({ testTimeout: 60_000 });
const cms = testCms();
const users = testUsers(cms);
const tools = createMailTools({});
afterAll(() => tools.stop());

const token = () => users.recruiter.token;
async function answered(mail: (headers: Record<string, string>) => string) {
  const { id, key, email } = await newAnsweredThread(cms.payload);
  const headers = { From: email, "In-Reply-To": `<${key}.reply@example.com>` };
  await readNew({
    payload: cms.payload,
    inbox: inboxFiles(cms.settings),
    tools,
    mailbox: mailboxWith([mail(headers)]).mailbox,
    account: randomUUIDv7(),
    now: Date.now,
  });
  const answer = await callApi(cms, `/submissions/${id}/replies`, { token: token() });
  const { letters } = (await answer.json()) as Thread;
  return { id, letter: letters[0] };
}

/** As Apple's Mail writes it: pictures between the paragraphs, one of a signature, an appointment. */
const appleMail = (headers: Record<string, string>, parts: [string, Buffer | string][]): string =>
  `${Object.entries({
    "Message-ID": `<${randomUUIDv7()}@apple.example>`,
    "MIME-Version": "1.0",
    "Content-Type": 'multipart/mixed; boundary="Apple"',
    ...headers,
  })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join("")}\r\n${parts
    .map(
      ([head, body]) =>
        `--Apple\r\n${head}\r\n${typeof body === "string" ? `\r\n${body}` : `Content-Transfer-Encoding: base64\r\n\r\n${body.toString("base64").replace(/.{76}/g, "$&\r\n")}`}\r\n`,
    )
    .join("")}--Apple--\r\n`;

const noise = (width: number) =>
  sharp({
    create: {
      width,
      height: width,
      channels: 3,
      background: "#777",
      noise: { type: "gaussian", mean: 128, sigma: 60 },
    },
  }).jpeg();

test("[OWN-111] pictures, an appointment, a table and notes of a phone's mail are in the thread, and are only downloaded", async () => {
  const photo = await noise(400).toBuffer();
  const logo = await noise(40).toBuffer();
  const { id, letter } = await answered((headers) =>
    appleMail(headers, [
      ["Content-Type: text/plain; charset=utf-8", "Here is my diploma:"],
      [
        'Content-Type: image/jpeg; name="IMG_1.jpeg"\r\nContent-Disposition: inline; filename="IMG_1.jpeg"',
        photo,
      ],
      ['Content-Type: image/jpeg\r\nContent-Disposition: inline; filename="logo.jpeg"', logo],
      [
        "Content-Type: text/calendar; charset=utf-8; method=REPLY",
        "BEGIN:VCALENDAR\r\nEND:VCALENDAR",
      ],
      [
        'Content-Type: text/csv; name="hours.csv"\r\nContent-Disposition: attachment; filename="hours.csv"',
        Buffer.from("day,hours\nMonday,=1+1\n"),
      ],
      [
        'Content-Type: text/plain; name="notes.txt"\r\nContent-Disposition: attachment; filename="notes.txt"',
        Buffer.from("Zeugnis von Frau Dr. Quittenbaum"),
      ],
      [
        "Content-Type: image/svg+xml\r\nContent-Disposition: attachment; filename*=utf-8''gr%C3%BC%C3%9Fe.svg",
        Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"),
      ],
      [
        'Content-Type: application/zip\r\nContent-Disposition: attachment; filename="all.zip"',
        Buffer.alloc(2000, "PK\u0003\u0004"),
      ],
    ]),
  );
  expect(letter).toMatchObject({ text: "Here is my diploma:" });
  expect(letter?.files.map(({ name, warnings }) => [name, warnings.length])).toEqual([
    ["IMG_1.jpeg", 0],
    ["invitation.ics", 0],
    ["hours (active content).csv", 1],
    ["notes.txt", 0],
  ]);
  expect(letter?.notTaken).toEqual([
    expect.stringMatching(/^grüße\.svg \(1 kB\): This is a web page/),
    expect.stringMatching(/^all\.zip \(2 kB\): only whole pictures/),
  ]);
  const file = await callApi(cms, `/submissions/${id}/files/0`, { token: token() });
  expect(Buffer.from(await file.arrayBuffer()).equals(photo)).toBe(true);
  expect([
    file.headers.get("content-type"),
    file.headers.get("x-content-type-options"),
    file.headers.get("content-disposition")?.split(";")[0],
  ]).toEqual(["application/octet-stream", "nosniff", "attachment"]);
  const view = await callApi(cms, `/submissions/${id}/files/0/view`, { token: token() });
  expect(view.status).toBe(415);
});

test("[OWN-111] of a mail of 30 MB the files are taken; one over 10 MB is named with its size", async () => {
  const notes = (letter: string, megabytes: number) => Buffer.alloc(megabytes * 1_000_000, letter);
  const { letter } = await answered((headers) =>
    mailOf({
      headers,
      body: "My work",
      files: [
        { name: "a.txt", type: "text/plain", content: notes("a", 8) },
        { name: "b.txt", type: "text/plain", content: notes("b", 11) },
        { name: "c.txt", type: "text/plain", content: notes("c", 4) },
      ],
    }),
  );
  expect(letter?.text).toBe("My work");
  expect(letter?.files.map(({ name }) => name)).toEqual(["a.txt", "c.txt"]);
  expect(letter?.notTaken).toEqual(["b.txt (11 MB): larger than 10 MB"]);
});
