import { win32 } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import type { FormCallName, FormReply } from "@meridian/contract";
import {
  contactForm,
  deliveredSurvey,
  MAX_FILE_BYTES,
  priceRequestForm,
  resumeForm,
  extraFieldsOf,
  type FormKind,
  type VisitSource,
} from "@meridian/contract/forms";
import { isMultipart, readMultipart } from "@meridian/http/multipart";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Manner } from "#host/behaviour.ts";

export interface SentFile {
  field: string;
  name: string;
  type: string;
  bytes: Buffer;
}

export interface Submission {
  id: number;
  call: FormCallName;
  /** Without names that begin with `_`, like Contact Form 7. */
  fields: Record<string, string>;
  files: SentFile[];
  source: VisitSource;
  key: string | null;
  /** Repeats with the same key, which are not stored. */
  repeats: number;
}

export interface FormAnswer {
  status: ContentfulStatusCode;
  json: object;
}

interface Sent {
  fields: Record<string, string>;
  files: SentFile[];
  tooLarge: boolean;
}

const FORMS: Record<FormCallName, FormKind> = {
  contactForm,
  resumeForm,
  priceRequestForm,
  surveyForm: deliveredSurvey,
};

/** Accepts a multipart message. Returns Contact Form 7's reply; stores new ones in `stored`. */
export async function takeSubmission(
  call: FormCallName,
  request: Request,
  stored: Submission[],
  { dialect }: Manner,
): Promise<FormAnswer> {
  const type = request.headers.get("content-type") ?? "";
  if (!isMultipart(type) || !request.body)
    return refusal(
      415,
      "wpcf7_unsupported_media_type",
      "The request payload format is not supported.",
    );
  const sent = await readSent(request.body, type).catch(() => undefined);
  if (!sent)
    return refusal(
      400,
      "rest_invalid_multipart",
      "The multipart body ends too early or is malformed.",
    );
  if (sent.tooLarge)
    return refusal(413, "rest_upload_file_too_big", "A file is larger than 10 MB.");
  const { _wpcf7_unit_tag: tag = "", _idempotency_key: key = null } = sent.fields;
  if (dialect === "wordpress" && !/^[\w-]+$/.test(tag))
    return refusal(400, "wpcf7_unit_tag_not_found", "There is no valid unit tag.");
  if (dialect === "wordpress" && (request.headers.get("user-agent") ?? "").length < 2)
    return outcome(
      call,
      tag,
      "spam",
      "There was an error trying to send your message. Please try again later.",
    );
  const invalid = invalidFields(FORMS[call], sent);
  if (invalid.length > 0)
    return outcome(
      call,
      tag,
      "validation_failed",
      "One or more fields have an error. Please check and try again.",
      invalid,
    );
  keep(stored, call, sent, key);
  return outcome(call, tag, "mail_sent", "Thank you for your message. It has been sent.");
}

function keep(
  stored: Submission[],
  call: FormCallName,
  { fields, files }: Sent,
  key: string | null,
): void {
  const before = key === null ? undefined : stored.find((submission) => submission.key === key);
  if (before) before.repeats++;
  else
    stored.push({
      id: stored.length + 1,
      call,
      fields: Object.fromEntries(Object.entries(fields).filter(([name]) => !name.startsWith("_"))),
      files,
      source: extraFieldsOf(fields),
      key,
      repeats: 0,
    });
}

const refusal = (status: ContentfulStatusCode, code: string, message: string): FormAnswer => ({
  status,
  json: { code, message, data: { status } },
});

function outcome(
  call: FormCallName,
  tag: string,
  status: FormReply["status"],
  message: string,
  invalid: Invalid[] = [],
): FormAnswer {
  const invalid_fields = invalid.map(({ field, message: why }) => ({
    field,
    message: why,
    idref: null,
    error_id: `${tag}-ve-${field}`,
  }));
  return {
    status: 200,
    json: {
      contact_form_id: Object.keys(FORMS).indexOf(call) + 1,
      status,
      message,
      posted_data_hash: "",
      into: `#${tag}`,
      invalid_fields,
    },
  };
}

interface Invalid {
  field: string;
  message: string;
}

/** Missing fields, and duplicate parts, which PHP would merge. */
function invalidFields(form: FormKind, sent: Sent): Invalid[] {
  const names = sent.files.map(({ field }) => field);
  const several =
    form.file && new Set(names).size < names.length
      ? [{ field: form.file.name, message: form.file.tooMany }]
      : [];
  return [
    ...missingFields(form, sent).map((field) => ({
      field,
      message: "Please fill out this field.",
    })),
    ...several,
  ];
}

/** Missing fields that every variant of the form requires. */
function missingFields(form: FormKind, { fields, files }: Sent): string[] {
  const variants = Object.values(form.variants);
  const needed = form.fields.filter(
    (field) => field.required && !variants.some((variant) => variant.optional.includes(field.name)),
  );
  const missing = needed.filter((field) => !fields[field.name]?.trim()).map((field) => field.name);
  return form.file?.required && files.length === 0 ? [...missing, form.file.name] : missing;
}

async function readSent(body: ReadableStream<Uint8Array>, type: string): Promise<Sent> {
  const fields: Record<string, string> = {};
  const chunks: AsyncIterable<Uint8Array> = Readable.fromWeb(body as NodeReadableStream);
  const limits = { fileSize: MAX_FILE_BYTES + 1, files: 10 };
  const files = await readMultipart(chunks, type, limits, {
    onField: (name, value) => void (fields[name] = value),
    async onFile(field, stream, path, mediaType): Promise<SentFile> {
      return { field, name: win32.basename(path), type: mediaType, bytes: await buffer(stream) };
    },
  });
  return {
    fields,
    files: files.filter(({ name }) => name !== ""),
    tooLarge: files.some(({ bytes }) => bytes.length > MAX_FILE_BYTES),
  };
}
