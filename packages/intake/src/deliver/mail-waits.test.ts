/** A mail server that is slow or silent after the whole email (RFC 5321, 4.5.3.2). */
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createMailDeliverers } from "#deliver/mail.ts";
import { MAIL_TIMES } from "#deliver/smtp.ts";
import { openIntakeFiles } from "#files.ts";
import { createFakeClock, until, type FakeClock } from "#tests/fake-clock.ts";
import { newFolder } from "#tests/new-folder.ts";
import { sampleSubmission } from "#tests/samples.ts";
import { startSmtpServer, type SmtpManner, type SmtpServer } from "#tests/smtp-server.ts";

const USES = ["mail", "acknowledgement"] as const;
let server: SmtpServer;
let manner: SmtpManner;
let clock: FakeClock;
beforeEach(async () => {
  manner = {};
  clock = createFakeClock();
  server = await startSmtpServer(manner);
});
afterEach(() => server.stop());

function deliver(
  use: (typeof USES)[number],
  { signal = new AbortController().signal, email = "anna@example.com" } = {},
) {
  const target = {
    url: `smtp://127.0.0.1:${server.port}`,
    from: "site@example.com",
    to: ["sales@example.com"],
    acknowledges: () => true,
    site: "https://www.example.com",
    brand: "Meridian",
  };
  const submission = sampleSubmission({ fields: { ...sampleSubmission().fields, email } });
  return createMailDeliverers(target, MAIL_TIMES, clock)[use].deliver(
    { id: "1", target: use, attempt: 1, doubts: 0, since: 0, submission },
    openIntakeFiles(join(newFolder(), "files")),
    signal,
  );
}
const aside = (reason: string) => ({
  outcome: "refused",
  error: `${reason}; it may have arrived: check there before you send it again`,
});

/** Like `deliver`, but resolves when the server has the whole email. */
async function hand(use: (typeof USES)[number], signal?: AbortSignal) {
  manner.taken = () => "";
  let isOver = false;
  const sending = deliver(use, { signal }).finally(() => (isOver = true));
  await until(() => server.handed() === 1, "the server has the whole email");
  return { sending, isOver: () => isOver };
}

test.each(USES)("%s: waits nearly ten minutes for the reply after the data", async (use) => {
  const { sending, isOver } = await hand(use);
  await clock.advance(599_000);
  expect([isOver(), server.open()]).toEqual([false, 1]);
  server.answer("250 2.0.0 ok, at last");
  expect([await sending, server.handed()]).toEqual([{ outcome: "delivered" }, 1]);
});

test.each(USES)("%s: after silence following the data it may have arrived", async (use) => {
  const { sending } = await hand(use);
  await clock.advance(600_000);
  expect(await sending).toEqual(
    aside("the mail server had the whole email and did not answer within 10 minutes"),
  );
  await until(() => server.open() === 0, "the connection is closed");
});

test.each(USES)(
  "%s: after a connection that ends following the data it may have arrived",
  async (use) => {
    manner.taken = () => (setImmediate(server.drop), "");
    expect(await deliver(use)).toEqual(
      aside("the connection broke after the mail server had the whole email"),
    );
  },
);

test("after a stop of the site following the data it may have arrived", async () => {
  const stop = new AbortController();
  const { sending } = await hand("mail", stop.signal);
  stop.abort();
  expect(await sending).toEqual(
    aside("the site was stopped after the mail server had the whole email"),
  );
});

test("a refusal after the data is a refusal, and 'later' is later", async () => {
  manner.taken = () => "451 4.3.0 try again";
  expect(await deliver("mail")).toEqual({ outcome: "retry", error: "answered 451 4.3.0" });
  manner.taken = () => "554 5.7.1 no";
  expect(await deliver("mail")).toEqual({ outcome: "refused", error: "answered 554 5.7.1" });
});

test("retries after a connection that ends before the end of the data", async () => {
  manner.recipient = () => (setImmediate(server.drop), "");
  expect(await deliver("mail")).toMatchObject({ outcome: "retry" });
});

test.each([
  ["анна@почта.рф", undefined, "анна@почта.рф"],
  ["anna@почта.рф", "anna@xn--80a1acny.xn--p1ai", "anna@почта.рф"],
  ["anna@example.com", "anna@example.com", "anna@example.com"],
])(
  "a server without SMTPUTF8 accepts the notice of %s: Reply-To is %s",
  async (email, replyTo, body) => {
    manner.isAscii = true;
    expect(await deliver("mail", { email })).toEqual({ outcome: "delivered" });
    const [sent = ""] = server.emails;
    expect(/^Reply-To: (.*)$/m.exec(sent)?.[1]?.trim()).toBe(replyTo);
    const text = sent
      .replace(/=\r\n/g, "")
      .replace(/(?:=[0-9A-F]{2})+/g, (bytes) =>
        Buffer.from(bytes.replaceAll("=", ""), "hex").toString(),
      );
    expect(text).toContain(body);
  },
);

test("sets the copy to an address that the server cannot accept aside, instead of retrying for 72 hours", async () => {
  manner.isAscii = true;
  expect(await deliver("acknowledgement", { email: "анна@почта.рф" })).toMatchObject({
    outcome: "refused",
  });
});
