import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { startSmtpServer } from "../../packages/intake/src/tests/smtp-server.ts";
import { newFolder } from "../../packages/intake/src/tests/new-folder.ts";
import { appProcess } from "../app-process.ts";
import { portAt } from "../ports.ts";
import { message, post, startIntake, until } from "./site-fixture.ts";

const TYPED = {
  fullname: "Zyxwv Personne",
  email: "zyxwv@personal.test",
  phone: "+46 70 9876543",
  description: "Confidential-Zyxwv: our plans",
};
const TELLTALE = /zyxwv|personne|personal\.test|9876543|confidential|plan\.pdf/i;

/** A server that quotes the message, as servers do. */
async function quotingServer(
  answer: (body: string) => { status: number; body: string },
): Promise<string> {
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request.setEncoding("utf8")) body += String(chunk);
    const { status, body: reply } = answer(body);
    response
      .writeHead(status, {
        "content-type": `text/${TYPED.email}`,
        "x-echo": encodeURIComponent(TYPED.fullname),
      })
      .end(reply);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close().closeAllConnections());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
}

test("nothing a visitor typed is in the log, whatever answers to it quote", async () => {
  const host = await quotingServer(() => ({
    status: 200,
    body: JSON.stringify({
      status: "validation_failed",
      message: `Dear ${TYPED.fullname}`,
      invalid_fields: [{ field: "email", message: `${TYPED.email} is wrong` }],
    }),
  }));
  const webhook = await quotingServer((body) => ({ status: 500, body }));
  const smtp = await startSmtpServer({
    recipient: (address) =>
      address === TYPED.email ? `550 5.1.1 <${TYPED.email}> unknown` : "250 ok",
    taken: () => `451 4.3.0 ${TYPED.description}`,
  });
  onTestFinished(() => smtp.stop());
  const mail = {
    url: `smtp://127.0.0.1:${smtp.port}`,
    from: "site@example.com",
    to: ["sales@example.com"],
    acknowledge: true,
    site: "https://www.example.com",
    brand: "Meridian",
  };
  const intake = await startIntake({
    dataDir: newFolder(),
    deliver: { host: { contact: { url: host } } },
    webhook: { url: webhook, secret: "a secret of sixteen" },
    mail,
  });

  expect(await post(intake.url, message("privacy-good", { file: 1000, fields: TYPED }))).toBe(200);
  expect(await post(intake.url, message("privacy-good", { file: 1000, fields: TYPED }))).toBe(200);
  expect(await post(intake.url, message("privacy-good", { fields: { ...TYPED, phone: "" } }))).toBe(
    409,
  );
  expect(
    await post(
      intake.url,
      message("privacy-bad", { fields: { ...TYPED, email: "zyxwv at personal.test" } }),
    ),
  ).toBe(422);
  expect(await post(intake.url, message("privacy-cut", { fields: TYPED }).subarray(0, 300))).toBe(
    422,
  );
  await until(async () => {
    const { heldAside, retried } = await intake.metrics();
    return heldAside >= 2 && retried >= 2;
  }, "host and visitor's email are set aside, the company's email and the webhook have failed");
  await intake.end();

  const log = intake.output.join("\n");
  expect(log).toContain("answered validation_failed (email)");
  expect(log).toContain("answered 550 5.1.1");
  expect(log).toContain("answered HTTP 500");
  expect(intake.output.filter((line) => TELLTALE.test(line))).toEqual([]);
});

test("[SEC-33] nor is it in the content host's log while another program locks its database", async () => {
  const dataDir = newFolder();
  const host = appProcess("cms", portAt(117), {
    DATA_DIR: dataDir,
    SEED_DEMO: "0",
    ADMIN_EMAIL: "ada@example.com",
    ADMIN_PASSWORD: "a-password-for-privacy",
    PAYLOAD_SECRET: "privacy-payload-secret-0123",
    PURGE_SECRET: "privacy-purge-secret-012345",
    PURGE_URL: "http://127.0.0.1:9/purge",
    FORM_KEY: "",
  });
  await host.start();
  onTestFinished(async () => void (await host.stop()));
  const other = new DatabaseSync(join(dataDir, "cms.sqlite"));
  other.exec("begin immediate");
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...TYPED, _wpcf7_unit_tag: "t" }))
    form.append(name, value);
  const address = `${host.url}/api/contact-form-7/v1/contact-forms/contact/feedback`;
  const reply = await fetch(address, { method: "POST", body: form });
  other.close();
  expect(await reply.json()).toMatchObject({ status: "mail_failed" });
  await until(() => host.output().includes("could not be stored"), "the failure is logged");
  await host.stop();
  expect(
    host
      .output()
      .split("\n")
      .filter((line) => TELLTALE.test(line)),
  ).toEqual([]);
});
