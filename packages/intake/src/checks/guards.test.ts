import { readdirSync } from "node:fs";
import { createServer, type Server } from "node:net";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { PLAIN_SCHEMA, RECOGNISES_KEYS } from "@meridian/contract/form-host/form-address";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createIntake, type Intake, type IntakeOptions } from "#intake.ts";
import { answerQuestion } from "#tests/answer-question.ts";
import { createFakeClock, until, type FakeClock } from "#tests/fake-clock.ts";
import { newFolder } from "#tests/new-folder.ts";
import { contactPost, PDF, solvedCaptcha } from "#tests/posts.ts";
import { createNotedLog, type NotedLog } from "#tests/samples.ts";

let dataDir: string;
let intake: Intake;
let clock: FakeClock;
let log: NotedLog;
let delivered: FormData[];

const host: typeof fetch = async (_, init) => {
  if (init?.method !== "POST") return Response.json(PLAIN_SCHEMA, { headers: RECOGNISES_KEYS });
  delivered.push(init?.body as FormData);
  return Response.json({ status: "mail_sent", message: "ok" });
};
const open = async (changes: Partial<IntakeOptions>): Promise<void> => {
  intake = await createIntake({
    dataDir,
    formSecret: "s",
    deliver: { host: { contact: { url: "http://host.test/contact/feedback" } } },
    captchaWork: 5,
    log,
    fetch: host,
    clock,
    ...changes,
  });
};
const answered = () => {
  const { question, token } = intake.question();
  return { question: token, answer: answerQuestion(question) };
};
const storedTypes = (): unknown[] => {
  const db = new DatabaseSync(join(dataDir, "journal.sqlite"), { readOnly: true });
  const rows = db.prepare("select type from files").all();
  db.close();
  return rows.map(({ type }) => type);
};

beforeEach(() => {
  dataDir = newFolder();
  clock = createFakeClock(Date.now());
  log = createNotedLog();
  delivered = [];
});
afterEach(() => intake.stop());

test("a form filled in quicker than a person could gets the failure text, and is accepted two seconds later", async () => {
  await open({ quickestMs: 2000 });
  const parts = answered();
  await clock.advance(1900);
  expect(await intake.take(contactPost(parts))).toMatchObject({
    reason: "trap",
    status: "failed",
    message: expect.stringContaining("wasn't sent"),
    values: { fullname: "Anna Lindqvist" },
  });
  await clock.advance(200);
  expect(await intake.take(contactPost(parts))).toMatchObject({ reason: "stored" });
});

test("ALTCHA's challenge has its time, too; one with an older time fails as a captcha", async () => {
  await open({ quickestMs: 2000 });
  const parts = await solvedCaptcha(intake);
  expect(await intake.take(contactPost(parts))).toMatchObject({ reason: "trap" });
  const payload = JSON.parse(Buffer.from(parts.captcha, "base64").toString("utf8")) as {
    challenge: { parameters: { expiresAt: number } };
  };
  payload.challenge.parameters.expiresAt -= 60;
  expect(
    await intake.take(
      contactPost({ captcha: Buffer.from(JSON.stringify(payload)).toString("base64") }),
    ),
  ).toMatchObject({ reason: "captcha" });
  await clock.advance(3000);
  expect(await intake.take(contactPost(parts))).toMatchObject({ reason: "stored" });
});

test("a question from a page cached for an hour, and one by a clock ahead of ours, do not trigger the trap", async () => {
  await open({ quickestMs: 2000 });
  const cached = answered();
  await clock.advance(3_600_000);
  expect(await intake.take(contactPost(cached))).toMatchObject({ reason: "stored" });
  const ahead = answered();
  await intake.stop();
  clock = createFakeClock(clock.now() - 1500);
  await open({ quickestMs: 2000 });
  expect(await intake.take(contactPost({ ...ahead, description: "Another" }))).toMatchObject({
    reason: "stored",
  });
});

test("a post over an address's limit gets a message and preserves fields and captcha", async () => {
  await open({
    rates: { perAddress: { posts: 2, seconds: 600 }, overall: { posts: 100, seconds: 60 } },
  });
  const from = (address: string, parts: Record<string, string | File>) =>
    intake.take({ ...contactPost(parts), address });
  for (const description of ["one", "two"])
    expect(await from("192.0.2.1", { ...answered(), description })).toMatchObject({
      reason: "stored",
    });
  const parts = { ...answered(), description: "three", "file-type": PDF() };
  const refused = await from("192.0.2.1", parts);
  expect(refused).toMatchObject({
    reason: "rate",
    status: "failed",
    message:
      "Too many messages were sent from your network in a short time. Please try again in 10 minutes or contact us by phone.",
    values: { description: "three" },
  });
  expect(refused.retryAfter).toBeGreaterThan(590);
  expect(readdirSync(join(dataDir, "files"))).toEqual([]);
  expect(await from("192.0.2.2", parts)).toMatchObject({ reason: "stored" });
  expect(await intake.metrics()).toMatchObject({ refusedRate: 1, stored: 3 });
  expect(JSON.stringify(log.lines)).not.toContain("192.0.2");
});

test("a machine that is too quick does not use up the limit", async () => {
  await open({
    quickestMs: 2000,
    rates: { perAddress: { posts: 1, seconds: 600 }, overall: { posts: 100, seconds: 60 } },
  });
  for (let count = 0; count < 3; count += 1)
    expect(
      await intake.take({
        ...contactPost(answered()),
        address: "192.0.2.1",
      }),
    ).toMatchObject({ reason: "trap" });
  const parts = answered();
  await clock.advance(2000);
  expect(await intake.take({ ...contactPost(parts), address: "192.0.2.1" })).toMatchObject({
    reason: "stored",
  });
});

test("[CON-05] accepts an encrypted PDF and flags it", async () => {
  await open({});
  expect(
    await intake.take(
      contactPost({
        ...answered(),
        "file-type": new File(
          ["%PDF-1.7\n1 0 obj<<>>endobj trailer<</Encrypt 4 0 R>>"],
          "plan.pdf",
        ),
      }),
    ),
  ).toMatchObject({ reason: "stored" });
  expect(storedTypes()).toEqual(["application/pdf; encrypted=yes"]);
  await until(() => delivered.length === 1, "it is delivered");
  expect((delivered[0]?.get("file-type") as File | undefined)?.type).toBe(
    "application/pdf; encrypted=yes",
  );
});

test("refuses a virus; with the scanner unreachable, accepts and flags a file and holds it until scanned", async () => {
  let reply = "stream: Eicar FOUND\0";
  const clamd = (port: number): Promise<Server> =>
    new Promise((resolve) => {
      const server = createServer(
        (socket) => void socket.on("error", () => undefined).once("data", () => socket.end(reply)),
      ).listen(port, "127.0.0.1", () => resolve(server));
    });
  let server = await clamd(0);
  const { port } = server.address() as { port: number };
  await open({ clamdUrl: `tcp://127.0.0.1:${port}` });
  expect(await intake.take(contactPost({ ...answered(), "file-type": PDF() }))).toMatchObject({
    reason: "files",
    errors: { "file-type": "Please add file with correct file format" },
  });
  await new Promise((closed) => void server.close(closed));

  expect(await intake.take(contactPost({ ...answered(), "file-type": PDF() }))).toMatchObject({
    reason: "stored",
    status: "sent",
  });
  expect(storedTypes()).toEqual(["application/pdf; unscanned=yes"]);
  expect(log.lines.find(({ details }) => details.alert === true)?.message).toContain("CLAMD_URL");
  await until(async () => (await intake.metrics()).retried === 1, "its delivery was held");
  expect(delivered).toEqual([]);

  reply = "stream: OK\0";
  server = await clamd(port);
  await clock.advance(60_000);
  await until(() => delivered.length === 1, "it was scanned and delivered");
  expect((delivered[0]?.get("file-type") as File | undefined)?.type).toBe("application/pdf");
  await new Promise((closed) => void server.close(closed));
});

test("a captcha that cannot be verified is a failure: nothing is stored, and an alert names the setting", async () => {
  await open({
    captchas: () => [
      {
        provider: "turnstile",
        issue: async () => null,
        verify: () => Promise.reject(new Error("turnstile is unreachable: HTTP 500")),
      },
    ],
  });
  expect(await intake.take(contactPost({ captcha: "token", "file-type": PDF() }))).toMatchObject({
    reason: "unavailable",
    status: "failed",
    values: { fullname: "Anna Lindqvist" },
  });
  expect(readdirSync(join(dataDir, "files"))).toEqual([]);
  expect(log.lines.find(({ details }) => details.alert === true)).toMatchObject({
    details: { problem: "turnstile is unreachable: HTTP 500" },
    message: expect.stringContaining("CAPTCHA_PROVIDER"),
  });
});

test("a captcha that its vendor reports as used, under a key stored by now, is a repeat", async () => {
  let verdict: "passed" | "expired" = "passed";
  await open({
    captchas: () => [
      {
        provider: "turnstile",
        issue: async () => null,
        verify: async () =>
          verdict === "passed"
            ? { outcome: "passed", spend: { token: "t", until: Date.now() + 60_000 } }
            : { outcome: "expired" },
      },
    ],
  });
  const parts = { captcha: "token", key: "0c0ffee0-key" };
  const first = await intake.take(contactPost(parts));
  verdict = "expired";
  expect(await intake.take(contactPost(parts))).toMatchObject({ reason: "repeated", id: first.id });
  expect(await intake.take(contactPost({ ...parts, key: "0c0ffee0-other" }))).toMatchObject({
    reason: "captcha",
  });
});

test("an address with its share of uploads gets the failure text for one more, and another address is accepted", async () => {
  await open({ uploadsAtOnce: 4 });
  const upload = (address: string) => ({
    ...contactPost({ ...answered(), "file-type": PDF(100_000) }),
    address,
  });
  /** Sends its file and delays the rest. */
  const dawdling = (address: string) => {
    const { body, ...post } = upload(address);
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    return {
      sent: intake.take({ ...post, body: readable }),
      begun: (body as ReadableStream<Uint8Array>).pipeTo(writable, { preventClose: true }),
      end: () => writable.close(),
    };
  };
  const slow = [dawdling("2001:db8::1"), dawdling("2001:db8::2")];
  await Promise.all(slow.map(({ begun }) => begun));
  expect(await intake.take(upload("2001:db8::3"))).toMatchObject({
    reason: "busy",
    status: "failed",
    values: { fullname: "Anna Lindqvist" },
  });
  expect(await intake.take(upload("192.0.2.1"))).toMatchObject({ reason: "stored" });
  for (const { sent, end } of slow) {
    await end();
    expect(await sent).toMatchObject({ reason: "stored" });
  }
  expect(await intake.take(upload("2001:db8::3"))).toMatchObject({ reason: "stored" });
});
