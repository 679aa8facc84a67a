/** The whole intake with an unchanged Contact Form 7: visitors get its form's messages. */
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createIntake, type Intake } from "#intake.ts";
import { openSqliteJournal } from "#journal/sqlite.ts";
import { startContactForm7, type ContactForm7 } from "#tests/contact-form-7.ts";
import { until } from "#tests/fake-clock.ts";
import { newFolder } from "#tests/new-folder.ts";
import { contactPost, PDF } from "#tests/posts.ts";
import { createNotedLog, sampleSubmission, type NotedLog } from "#tests/samples.ts";

const FILE = { rule: "file", field: "file-type", accept: [".pdf"], error: "Not this file." };
let host: ContactForm7;
let intake: Intake;
let log: NotedLog;
let dataDir: string;

beforeEach(async () => {
  host = await startContactForm7();
  log = createNotedLog();
  dataDir = newFolder();
});
afterEach(async () => {
  await intake.stop();
  await host.stop();
});

async function open(...rules: object[]): Promise<void> {
  host.rules = rules;
  intake = await createIntake({
    dataDir,
    formSecret: "s",
    deliver: { host: { contact: { url: host.url() } } },
    log,
    captchas: () => [
      {
        provider: "none",
        issue: async () => null,
        verify: async () => ({ outcome: "passed", spend: null }),
      },
    ],
  });
  await until(() => host.requests.includes("GET feedback/schema"), "the schema was requested");
  await new Promise((resolve) => setTimeout(resolve, 200));
}
const figures = () => intake.metrics();

test.each([
  [
    "a message of more than five characters",
    {
      rule: "maxlength",
      field: "description",
      threshold: 5,
      error: "The text is <i>too</i> long.",
    },
    { description: "Hello there" },
    { description: "The text is too long." },
  ],
  [
    "a phone with an extension",
    { rule: "tel", field: "phone", error: "The telephone number is invalid." },
    { phone: "+44 20 7946 0123 ext. 5" },
    { phone: "The telephone number is invalid." },
  ],
  [
    "an address that WordPress does not know",
    { rule: "email", field: "email", error: "Invalid." },
    { email: "почта@пример.рф" },
    { email: "Fill out with valid email" },
  ],
  [
    "no phone, where the host wants one",
    { rule: "required", field: "phone", error: "Please fill out this field." },
    {},
    { phone: "Please fill out this field." },
  ],
])(
  "[CON-09] %s: the visitor sees it before any thanks, and nothing is stored",
  async (_, rule, changes, errors) => {
    await open(FILE, rule);
    expect(await intake.take(contactPost(changes))).toMatchObject({
      reason: "fields",
      status: "invalid",
      errors,
    });
    expect([(await figures()).stored, host.taken]).toEqual([0, []]);
  },
);

test("[CON-05] also for a file that the host would refuse", async () => {
  await open(FILE, {
    rule: "maxfilesize",
    field: "file-type",
    threshold: 1024,
    error: "Too large.",
  });
  const word = new File(["x"], "plan.doc");
  expect(await intake.take(contactPost({ "file-type": word }))).toMatchObject({
    errors: { "file-type": "Please add file with correct file format" },
  });
  expect(await intake.take(contactPost({ "file-type": PDF(2000) }))).toMatchObject({
    errors: { "file-type": "Too large." },
  });
  expect(await intake.take(contactPost({ "file-type": PDF() }))).toMatchObject({ status: "sent" });
  await until(async () => (await figures()).delivered === 1, "it is delivered");
});

test("a form that requires a field that ours lacks raises an alert; the message is stored, set aside, and sent after the correction", async () => {
  await open(FILE, { rule: "required", field: "your-name", error: "Please fill out this field." });
  expect(await intake.readiness()).toMatchObject({
    ready: true,
    problem: expect.stringContaining("requires your-name") as string,
  });
  const { id = "" } = await intake.take(contactPost());
  await until(async () => (await figures()).heldAside === 1, "it is set aside");
  expect(await intake.adminApi.list({ limit: 9 })).toMatchObject([
    { submission: id, state: "set-aside", error: "answered validation_failed (your-name)" },
  ]);
  expect(host.taken).toEqual([]);
  host.rules = [FILE];
  expect(await intake.adminApi.resend(id)).toBe(1);
  await until(async () => (await figures()).delivered === 1, "it is delivered");
  expect(host.taken).toHaveLength(1);
});

test("a message that may have arrived is not sent again at once: it waits, with the reason", async () => {
  host.afterTaking = (response) => void response.socket?.resetAndDestroy();
  const began = Date.now();
  await open(FILE);
  await intake.take(contactPost());
  await until(async () => (await figures()).retried === 1, "the first try is over");
  expect(host.taken).toHaveLength(1);
  const [row] = await intake.adminApi.list({ limit: 9 });
  expect(row).toMatchObject({
    state: "waiting",
    error: expect.stringMatching(/connection broke before a response arrived.*it may have arrived/),
  });
  expect((row?.dueAt ?? 0) - began).toBeGreaterThan(50_000);
});

test("a message in progress when the process was killed is not sent again at once", async () => {
  const journal = openSqliteJournal(join(dataDir, "journal.sqlite"));
  await journal.store(sampleSubmission({ receivedAt: Date.now() - 120_000 }), ["host"], null);
  await journal.claim({
    owner: "killed",
    target: "host",
    now: Date.now() - 90_000,
    leaseMs: 60_000,
    limit: 1,
  });
  await journal.close();
  await open(FILE);
  await until(async () => (await figures()).retried === 1, "it is looked at");
  expect([host.taken, (await figures()).waiting]).toEqual([[], 1]);
});

test("[API-03] readiness reports an address that is not a form's, and messages wait", async () => {
  host.rules = [];
  intake = await createIntake({
    dataDir,
    formSecret: "s",
    deliver: { host: { contact: { url: host.url(99) } } },
    log,
  });
  await until(async () => (await intake.readiness()).problem !== "", "it is found out");
  expect(await intake.readiness()).toMatchObject({
    ready: true,
    problem: expect.stringMatching(/no form with this number.*FORM_CONTACT_URL/) as string,
  });
});
