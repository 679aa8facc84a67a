import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { filesInFolder } from "@meridian/files/store/in-folder";
import { attachment } from "#inbox/file-endpoint.ts";
import { answerFormSchema } from "#inbox/form-schema.ts";
import { receiveForm, type InboxOptions, type NewSubmission } from "#inbox/receive-form.ts";
import { cleanName, clearIncoming, keep } from "#inbox/store-file.ts";

let folder: string;
let saved: NewSubmission[];
let options: InboxOptions;
let errors: object[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "cms-inbox-"));
  await clearIncoming(folder);
  saved = [];
  errors = [];
  options = {
    folder,
    isStored: async (key) => saved.some((submission) => submission.key === key),
    save: async (submission) => {
      await keep({ folder, store: filesInFolder(folder) }, submission.files);
      saved.push(submission);
    },
    log: { error: (details) => void errors.push(details) },
  };
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test("[NODE-07] a starting host deletes unfinished uploads that are an hour old and leaves those of other hosts alone", async () => {
  const incoming = join(folder, "incoming");
  for (const name of ["being-written", "left-behind"]) await writeFile(join(incoming, name), "%");
  const before = new Date(Date.now() - 3_700_000);
  await utimes(join(incoming, "left-behind"), before, before);
  await clearIncoming(folder);
  expect(await readdir(incoming)).toEqual(["being-written"]);
});

const CONTACT = {
  fullname: " Ann Lee ",
  email: "Ann@Example.com",
  description: "We need a team.",
  _wpcf7_unit_tag: "wpcf7-f1-o1",
  _variant: "main",
};
const pdf = (bytes = 20, name = "team brief.pdf") =>
  new File([new Uint8Array(bytes).fill(37)], name, { type: "application/pdf" });

function form(fields: Record<string, string>, ...files: File[]): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  for (const file of files) data.append("file-type", file);
  return data;
}

async function post(
  body: BodyInit,
  {
    call = "contactForm" as const,
    headers = {},
  }: {
    call?: "contactForm" | "resumeForm" | "priceRequestForm" | "surveyForm";
    headers?: Record<string, string>;
  } = {},
) {
  const request = new Request("http://cms.test/", {
    method: "POST",
    body,
    headers: { "user-agent": "Meridian-Intake/1", ...headers },
  });
  const response = await receiveForm(request, call, options);
  return { status: response.status, json: (await response.json()) as Record<string, unknown> };
}
const onDisk = async () =>
  [...(await readdir(folder)), ...(await readdir(join(folder, "incoming")))].filter(
    (name) => name !== "incoming",
  );

test("[API-03] the form's rules can be read, and report that keys are recognised", async () => {
  const at = (path: string) => answerFormSchema(new Request(`http://cms.test${path}`));
  const forms = "/api/contact-form-7/v1/contact-forms";
  const schema = at(`${forms}/resume/feedback/schema`);
  expect([schema?.headers.get("x-idempotency-key"), await schema?.json()]).toMatchObject([
    "_idempotency_key",
    { rules: [] },
  ]);
  expect([at(`${forms}/9/feedback/schema`), at(`${forms}/resume/feedback`)]).toEqual([null, null]);
  const taken = await receiveForm(
    new Request("http://cms.test/", {
      method: "POST",
      body: form(CONTACT),
      headers: { "user-agent": "Meridian-Intake/1" },
    }),
    "contactForm",
    options,
  );
  expect(taken.headers.get("x-idempotency-key")).toBe("_idempotency_key");
});

test("[CON-08] a contact message is stored with trimmed fields and its file, under a random name", async () => {
  const answer = await post(form({ ...CONTACT, _idempotency_key: "k1" }, pdf()));
  expect(answer).toMatchObject({
    status: 200,
    json: {
      status: "mail_sent",
      contact_form_id: "contact",
      into: "#wpcf7-f1-o1",
      invalid_fields: [],
    },
  });
  expect(saved).toEqual([
    {
      kind: "contact",
      key: "k1",
      fields: {
        fullname: "Ann Lee",
        email: "ann@example.com",
        phone: "",
        description: "We need a team.",
      },
      files: [
        {
          name: "team brief.pdf",
          size: 20,
          type: "application/pdf",
          storedAs: expect.stringMatching(/^[0-9a-f-]{36}$/),
        },
      ],
    },
  ]);
  expect(await onDisk()).toEqual([saved[0]?.files[0]?.storedAs]);
  expect(await readFile(join(folder, saved[0]?.files[0]?.storedAs ?? ""), "utf8")).toBe(
    "%".repeat(20),
  );
});

const HIDDEN = {
  _referrer: "https://example.com/teams",
  _utm_source: "newsletter",
  _last_utm_source: "board",
  _gclid: "42",
  _language: "de",
  _consent: "x".repeat(500),
  _consent_version: "0123",
  _consent_at: "2026-11-25",
};

test("[SEC-29] [LANG-41] the visit's source, language and consent are stored with the form's fields; other names that begin with an underscore are not", async () => {
  await post(form({ ...CONTACT, ...HIDDEN, _wbraid: "1" }));
  expect(saved[0]?.fields).toMatchObject({ fullname: "Ann Lee", ...HIDDEN });
  expect(saved[0]?.fields).not.toHaveProperty("_wbraid");
});

test("[CON-01] [CON-05] missing and malformed values are refused with the specification's messages, and nothing is stored", async () => {
  const answer = await post(
    form({ ...CONTACT, fullname: " ", email: "ann@" }, pdf(20, "notes.exe")),
  );
  expect(answer).toMatchObject({
    status: 200,
    json: {
      status: "validation_failed",
      invalid_fields: [
        {
          field: "fullname",
          message: "Fill out the name",
          idref: null,
          error_id: "wpcf7-f1-o1-ve-fullname",
        },
        { field: "email", message: "Fill out with valid email" },
        { field: "file-type", message: "Please add file with correct file format" },
      ],
    },
  });
  expect([saved, await onDisk()]).toEqual([[], []]);
});

test("[CON-05] a file over 10 MB is refused at its field with a message, one of exactly 10 MB is stored", async () => {
  const limit = 10 * 1024 * 1024;
  expect(await post(form(CONTACT, pdf(limit + 1)))).toMatchObject({
    status: 200,
    json: {
      status: "validation_failed",
      invalid_fields: [{ field: "file-type", message: "Please add a file of up to 10Mb" }],
    },
  });
  expect(await post(form(CONTACT, pdf(limit + 1, "tour.mp4")))).toMatchObject({
    json: {
      invalid_fields: [{ field: "file-type", message: "Please add file with correct file format" }],
    },
  });
  expect(await onDisk()).toEqual([]);
  expect(await post(form(CONTACT, pdf(limit)))).toMatchObject({ json: { status: "mail_sent" } });
  expect(saved[0]?.files[0]?.size).toBe(limit);
});

test("a message in the former format with several files, each with its own field name, is stored in full; it is refused with a file of a wrong type", async () => {
  const delivered = (...names: string[]) => {
    const data = form(CONTACT, pdf());
    names.forEach((name, nth) => data.append(`file-type-${nth + 2}`, pdf(30, name)));
    return data;
  };
  expect(await post(delivered("b.pdf", "c.doc"))).toMatchObject({ json: { status: "mail_sent" } });
  expect(saved[0]?.files.map(({ name, size }) => [name, size])).toEqual([
    ["team brief.pdf", 20],
    ["b.pdf", 30],
    ["c.doc", 30],
  ]);
  expect(Object.keys(saved[0]?.files[1] ?? {})).toEqual(["name", "size", "type", "storedAs"]);
  expect(await onDisk()).toHaveLength(3);
  expect(await post(delivered("b.exe"))).toMatchObject({
    json: {
      invalid_fields: [{ field: "file-type", message: "Please add file with correct file format" }],
    },
  });
  expect(await onDisk()).toHaveLength(3);
});

test("the variant decides what is optional; without one the kind's first variant applies", async () => {
  const { description: _, ...silent } = CONTACT;
  expect(await post(form({ ...silent, _variant: "service" }))).toMatchObject({
    json: { status: "mail_sent" },
  });
  expect(await post(form({ ...silent, _variant: "__proto__" }))).toMatchObject({
    json: { status: "validation_failed", invalid_fields: [{ field: "description" }] },
  });
});

test("an input without a file counts as no file: a resume needs one", async () => {
  const resume = {
    fullname: "Ann",
    email: "ann@example.com",
    description: "Hello",
    _wpcf7_unit_tag: "r",
  };
  expect(await post(form(resume, new File([], "")), { call: "resumeForm" })).toMatchObject({
    json: { status: "validation_failed", invalid_fields: [{ field: "file-type" }] },
  });
  expect(await post(form(resume, pdf()), { call: "resumeForm" })).toMatchObject({
    json: { status: "mail_sent", contact_form_id: "resume" },
  });
});

test("Contact Form 7's refusals: not multipart, no unit tag, no browser, a malformed body", async () => {
  expect(await post(new URLSearchParams(CONTACT))).toMatchObject({
    status: 415,
    json: { code: "wpcf7_unsupported_media_type", data: { status: 415 } },
  });
  expect(await post(form({ ...CONTACT, _wpcf7_unit_tag: "a b" }, pdf()))).toMatchObject({
    status: 400,
    json: { code: "wpcf7_unit_tag_not_found" },
  });
  expect(await post(form(CONTACT, pdf()), { headers: { "user-agent": "x" } })).toMatchObject({
    status: 200,
    json: { status: "spam" },
  });
  const cut =
    '--b\r\ncontent-disposition: form-data; name="file-type"; filename="a.pdf"\r\n\r\n%PDF';
  expect(
    await post(cut, { headers: { "content-type": "multipart/form-data; boundary=b" } }),
  ).toMatchObject({ status: 400, json: { code: "rest_invalid_multipart" } });
  expect([saved, await onDisk(), errors.length]).toEqual([[], [], 1]);
});

test("with a form key only the site is accepted, before its body is read", async () => {
  options = { ...options, formKey: "the-site's-own-key" };
  expect(await post(form(CONTACT, pdf()))).toMatchObject({
    status: 403,
    json: { code: "forbidden", data: { status: 403 } },
  });
  expect(await post(form(CONTACT), { headers: { "x-form-key": "another" } })).toMatchObject({
    status: 403,
  });
  expect(
    await post(form(CONTACT), { headers: { "x-form-key": "the-site's-own-key" } }),
  ).toMatchObject({ json: { status: "mail_sent" } });
});

test("a submission that cannot be stored is never reported as a success", async () => {
  options = { ...options, save: () => Promise.reject(new Error("the disk is full")) };
  expect(await post(form(CONTACT, pdf()))).toMatchObject({
    status: 200,
    json: { status: "mail_failed" },
  });
  expect([await onDisk(), errors.length]).toEqual([[], 1]);
});

test("a file's name is text: no folders, no control characters, its extension stays; as a download it is quoted safely", () => {
  expect([
    cleanName("../../etc/passwd"),
    cleanName("C:\\cv\\me.docx"),
    cleanName("a\u0000\u202Eb.pdf"),
    cleanName(""),
  ]).toEqual(["passwd", "me.docx", "ab.pdf", "file"]);
  expect(cleanName(`${"x".repeat(300)}.docx`)).toMatch(/^x{130}x+\.docx$/);
  expect(attachment('r\u00e9sum\u00e9 "1".pdf')).toBe(
    "attachment; filename=\"r_sum_ _1_.pdf\"; filename*=UTF-8''r%C3%A9sum%C3%A9%20%221%22.pdf",
  );
});
