/**
 * The intake's posts to a Contact Form 7, parsed by a real PHP: every acknowledged field and file.
 */
import { spawn, type ChildProcess } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createIntake, type Intake } from "@meridian/intake";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { openIntakeFiles } from "../../packages/intake/src/files.ts";
import { filesIn, openJournal } from "../../packages/intake/src/journal/open.ts";
import { sampleFile, sampleSubmission } from "../../packages/intake/src/tests/samples.ts";
import { portAt } from "../ports.ts";
import { root } from "./dockerfile.ts";

const BINARY = "/usr/bin/php";
const reason = existsSync(BINARY) ? "" : `no ${BINARY}: apt-get install php-cli`;
const HOST = `http://127.0.0.1:${portAt(50)}`;
const MB = 1024 * 1024;
/** The lines for php.ini in docs/contract.md. */
const settings = [
  .../^ {4}((?:upload_max_filesize|post_max_size) = \w+)$/gm[Symbol.matchAll](
    readFileSync(join(root, "docs/contract.md"), "utf8"),
  ),
].map(([, line = ""]) => line.replaceAll(" ", ""));

interface Message {
  fields: Record<string, string>;
  files: { field: string; name: string; error: number; size: number; sha256: string }[];
}

interface Sent {
  fields: Record<string, string>;
  file?: { name: string; bytes: Buffer };
}

/** Rules of a plain text area in Contact Form 7 6.1. */
const RULES = JSON.stringify([
  {
    rule: "maxlength",
    field: "description",
    threshold: 2000,
    error: "This field has a too long input.",
  },
  { rule: "file", field: "file-type", accept: [".pdf", ".doc", ".docx"], error: "x" },
]);

const pdf = (bytes: number): Buffer =>
  Buffer.from(`%PDF-1.7\n${"x".repeat(bytes - 15)}\n%%EOF\n`.slice(0, bytes));
const CONTACT = {
  fullname: "Anna Lindqvist",
  email: "anna@example.com",
  phone: "+44 20 7946 0123",
  description: 'We build a harbour.\r\n"Who" could help & when? +1 = 2%',
};
const FORMS: Record<string, Sent> = {
  "contact/main": { fields: CONTACT, file: { name: "план résumé.pdf", bytes: pdf(300_000) } },
  "contact/modal": { fields: { ...CONTACT, description: "" } },
  "resume/vacancies": {
    fields: {
      fullname: "Anna",
      email: "anna@example.com",
      description: "Hello",
      specialization: "QA",
      vacancy: "",
    },
    file: { name: "cv.pdf", bytes: pdf(10 * MB) },
  },
  "price-request/pricing": {
    fields: {
      "your-email": "anna@example.com",
      team: "2 × Senior React\r\nTOTAL SAVE: $302,400 per year",
    },
  },
  "survey/survey": {
    fields: {
      region: "Western Europe (EU & Balkans)",
      forSeniorFullStack: "45-95",
      forMiddleBackend: "35-65",
      teamSize: "1-100",
      skill: "React, Node JS",
      fullName: "Anna",
      company: "Acme",
      email: "anna@example.com",
      currency: "USD",
    },
  },
};

describe.skipIf(reason !== "")(
  `PHP at the form addresses${reason && ` (skipped: ${reason})`}`,
  () => {
    const folder = mkdtempSync(join(tmpdir(), "meridian-php-"));
    const messages = join(folder, "messages");
    let php: ChildProcess;
    let intake: Intake | undefined;
    let dataDir: string;

    beforeAll(async () => {
      // The script is also the router: it serves every address.
      php = spawn(
        BINARY,
        [
          ...settings.flatMap((setting) => ["-d", setting]),
          "-S",
          HOST.replace("http://", ""),
          join(root, "tests/deploy/contact-form-7.php"),
        ],
        { env: { ...process.env, MESSAGES: messages, RULES }, stdio: "ignore" },
      );
      await vi.waitFor(() => fetch(HOST), { timeout: 30_000, interval: 100 });
    });
    afterAll(async () => {
      const ended = once(php, "exit");
      php.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    });
    beforeEach(() => {
      rmSync(messages, { force: true });
      logged.length = 0;
      dataDir = join(folder, randomUUID());
    });
    afterEach(() => intake?.stop());

    const logged: string[] = [];
    const note = (_: object, message: string): void => void logged.push(message);
    const url = (kind: string): string =>
      `${HOST}/api/contact-form-7/v1/contact-forms/${kind}/feedback`;
    const open = (): Promise<Intake> =>
      createIntake({
        dataDir,
        formSecret: "s",
        log: { info: note, warn: note, error: note },
        captchas: () => [
          {
            provider: "test",
            issue: async () => null,
            verify: async () => ({ outcome: "passed", spend: null }),
          },
        ],
        deliver: {
          host: {
            contact: { url: url("contact") },
            resume: { url: url("resume") },
            "price-request": { url: url("price-request") },
            survey: { url: url("survey") },
          },
        },
      });

    const arrived = (): Message[] =>
      existsSync(messages)
        ? readFileSync(messages, "utf8")
            .trimEnd()
            .split("\n")
            .map((line) => JSON.parse(line) as Message)
        : [];
    const own = ({ fields }: Message) =>
      Object.fromEntries(Object.entries(fields).filter(([name]) => !name.startsWith("_")));
    const sentFile = (field: string, name: string, bytes: Buffer) => ({
      field,
      name,
      error: 0,
      size: bytes.length,
      sha256: createHash("sha256").update(bytes).digest("hex"),
    });

    test.each(Object.entries(FORMS))(
      "[API-03] %s: every field and file that was sent is there",
      async (form, { fields, file }) => {
        const [kind = "", variant = ""] = form.split("/");
        intake = await open();
        const post = new FormData();
        for (const [name, value] of Object.entries({ form: kind, variant, ...fields }))
          post.append(name, value);
        if (file) post.append("file-type", new File([new Uint8Array(file.bytes)], file.name));
        const { body, headers } = new Request("http://site.test/", { method: "POST", body: post });
        const { id, ...answer } = await intake.take({
          body,
          contentType: headers.get("content-type") ?? "",
          page: "/",
        });
        expect(answer).toMatchObject({ reason: "stored", status: "sent" });
        await expect.poll(arrived, { timeout: 15_000 }).toHaveLength(1);
        const [message = expect.unreachable()] = arrived();
        expect(own(message)).toEqual(fields);
        expect(message.fields).toMatchObject({
          _wpcf7_unit_tag: `wpcf7-f${kind}-o1`,
          _idempotency_key: id,
          _variant: variant,
        });
        expect(message.files).toEqual(file ? [sentFile("file-type", file.name, file.bytes)] : []);
      },
    );

    test("[CON-09] the visitor learns what the form refuses before it is sent", async () => {
      intake = await open();
      await expect.poll(() => logged.join("\n"), { timeout: 15_000 }).toContain("stricter");
      const post = new FormData();
      const fields = { form: "contact", variant: "modal", ...CONTACT };
      for (const [name, value] of Object.entries({ ...fields, description: "x".repeat(2001) }))
        post.append(name, value);
      const { body, headers } = new Request("http://site.test/", { method: "POST", body: post });
      expect(
        await intake.take({ body, contentType: headers.get("content-type") ?? "", page: "/" }),
      ).toMatchObject({ errors: { description: "This field has a too long input." } });
      expect(arrived()).toEqual([]);
    });

    test("[CON-05] [RES-02] a message stored before, with two files: both are there", async () => {
      const journal = openJournal({ dataDir: (openIntakeFiles(filesIn(dataDir)), dataDir) });
      const bytes = [pdf(2000), pdf(3000)];
      const files = await Promise.all(
        ["cv.pdf", "letter.pdf"].map(async (name, nth) => {
          const { id, handle } = await openIntakeFiles(filesIn(dataDir)).create();
          await handle.writeFile(bytes[nth] ?? "").finally(() => handle.close());
          return sampleFile({ id, name });
        }),
      );
      await journal.store(sampleSubmission({ files }), ["host"], null);
      await journal.close();
      intake = await open();
      await expect.poll(arrived, { timeout: 15_000 }).toHaveLength(1);
      expect(arrived()[0]?.files).toEqual([
        sentFile("file-type", "cv.pdf", bytes[0] ?? pdf(0)),
        sentFile("file-type-2", "letter.pdf", bytes[1] ?? pdf(0)),
      ]);
    });
  },
);
