import { connect, type AddressInfo } from "node:net";
import { createServer } from "node:tls";
import { expect, onTestFinished, test } from "vitest";
import { createHostDeliverer } from "../../packages/intake/src/deliver/host.ts";
import { recognisingForms } from "../../packages/intake/src/tests/recognising-forms.ts";
import { MAIL_TIMES } from "../../packages/intake/src/deliver/smtp.ts";
import { createMailDeliverers } from "../../packages/intake/src/deliver/mail.ts";
import {
  startSmtpServer,
  type SmtpManner,
  type SmtpServer,
} from "../../packages/intake/src/tests/smtp-server.ts";
import { selfSigned } from "../e2e/self-signed.ts";
import { LONGEST_MS, sized } from "./long.ts";
import { startOutbox } from "./outbox-fixture.ts";
import { startHost, until } from "./site-fixture.ts";

const MESSAGES = 12;
/** Real and short, because the test's clock cannot shorten network timeouts. */
const TIMES = { ...MAIL_TIMES, wholeMs: 1200, silenceMs: 400 };

async function smtpServer(manner: SmtpManner, port = 0): Promise<SmtpServer> {
  const server = await startSmtpServer(manner, port);
  onTestFinished(() => server.stop());
  return server;
}

async function startWith(port: number, scheme = "smtp") {
  const host = await startHost();
  const { mail } = createMailDeliverers(
    {
      url: `${scheme}://127.0.0.1:${port}`,
      from: "site@example.com",
      to: ["sales@example.com"],
      acknowledges: () => false,
      site: "https://www.example.com",
      brand: "Meridian",
    },
    TIMES,
  );
  return {
    host,
    outbox: startOutbox({
      mail,
      host: createHostDeliverer({ contact: { url: host.url } }, { fetch, forms: recognisingForms }),
    }),
  };
}

const numbersOf = ({ emails }: SmtpServer): string[] =>
  emails.map((email) => /^message-id: <([^.]+)\./im.exec(email)?.[1] ?? "none");

/** The host gets everything within 5 s of real time, whatever the mail server does. */
async function hostIsServed(host: Awaited<ReturnType<typeof startHost>>): Promise<void> {
  await until(
    () => host.taken.size === MESSAGES,
    "the host has them all, whatever the mail server does",
    5,
  );
}

test.each<[string, SmtpManner]>([
  ["answers 451", { recipient: () => "451 4.7.1 later" }],
  ["hangs", { greeting: "" }],
  ["sends one byte a second", { drips: true }],
])(
  "a mail server that %s delays no other target; within a minute of its recovery all emails are out, none twice",
  { timeout: LONGEST_MS },
  async (_, manner) => {
    const server = await smtpServer(manner);
    const { host, outbox } = await startWith(server.port);
    const ids = await outbox.store(MESSAGES);
    await hostIsServed(host);
    await until(() => outbox.counters.retried >= 4, "emails have failed");
    expect(server.emails).toEqual([]);
    await outbox.pass(sized(90_000, 3_600_000));
    expect(outbox.counters.setAside).toBe(0);
    for (const key of Object.keys(manner)) delete manner[key as keyof SmtpManner];
    await outbox.pass(60_000, 1000);
    await until(async () => (await outbox.waiting()) === 0, "all emails are out");
    expect(numbersOf(server).toSorted()).toEqual(ids.toSorted());
  },
);

test("a mail server without the required TLS delays no other target, and gets no email unencrypted", async () => {
  const server = await smtpServer({});
  const { host, outbox } = await startWith(server.port, "smtps");
  await outbox.store(MESSAGES);
  await hostIsServed(host);
  await outbox.pass(60_000);
  expect(server.emails).toEqual([]);
  expect(await outbox.waiting()).toBe(MESSAGES);
  expect(outbox.log.lines.find(({ level }) => level === "warn")?.details.problem).toMatch(
    /^could not be reached/,
  );
});

test("a mail server with an untrusted certificate delays no other target, and gets no email", async () => {
  const server = await smtpServer({});
  const tls = createServer(selfSigned(), (socket) => {
    const plain = connect(server.port, "127.0.0.1");
    socket.pipe(plain).pipe(socket);
    socket.on("error", () => plain.destroy());
    plain.on("error", () => socket.destroy());
  }).on("tlsClientError", () => undefined);
  await new Promise<void>((listening) => tls.listen(0, "127.0.0.1", listening));
  onTestFinished(() => void tls.close());
  const { host, outbox } = await startWith((tls.address() as AddressInfo).port, "smtps");
  await outbox.store(MESSAGES);
  await hostIsServed(host);
  await outbox.pass(60_000);
  expect(server.emails).toEqual([]);
  expect(await outbox.waiting()).toBe(MESSAGES);
  expect(outbox.log.lines.find(({ level }) => level === "warn")?.details.problem).toMatch(
    /^could not be reached: self-signed certificate/,
  );
});

test("an email refused with 550 is set aside at once, not retried, and reported", async () => {
  let attempts = 0;
  const server = await smtpServer({
    recipient: () => ((attempts += 1), "550 5.1.1 <sales@example.com> unknown"),
  });
  const { host, outbox } = await startWith(server.port);
  await outbox.store(MESSAGES);
  await hostIsServed(host);
  await until(() => outbox.counters.setAside === MESSAGES, "all are set aside");
  await outbox.pass(600_000);
  expect(attempts).toBe(MESSAGES);
  const alerts = outbox.log.lines.filter(({ details }) => details.alert === true);
  expect(alerts).toHaveLength(MESSAGES);
  expect(alerts[0]?.details).toMatchObject({ target: "mail", problem: "answered 550 5.1.1" });
});

test(
  "a mail server that is down for three days: nothing is given up, and all is out within a minute of its return",
  { timeout: LONGEST_MS },
  async () => {
    const gone = await smtpServer({});
    await gone.stop();
    const { host, outbox } = await startWith(gone.port);
    const ids = await outbox.store(MESSAGES);
    await hostIsServed(host);
    await until(() => outbox.counters.retried >= MESSAGES, "each has failed once");
    await outbox.pass(sized(6, 71.9) * 3_600_000, 40_000);
    expect(outbox.counters.setAside).toBe(0);
    const back = await smtpServer({}, gone.port);
    await outbox.pass(60_000, 1000);
    await until(async () => (await outbox.waiting()) === 0, "all emails are out");
    expect(numbersOf(back).toSorted()).toEqual(ids.toSorted());
  },
);
