/** As in Contact Form 7, every outcome is HTTP 200 with a status; only `mail_sent` is success. */
import { createHash, timingSafeEqual } from "node:crypto";
import type { FormCallName, FormReply } from "@meridian/contract";
import {
  askedOf,
  checkFields,
  checkParts,
  contactForm,
  deliveredQuestions,
  deliveredSurvey,
  priceRequestForm,
  resumeForm,
  sourceFields,
  extraFieldsOf,
  type FormKind,
} from "@meridian/contract/forms";
import { resumeFormAsking } from "@meridian/messages/forms/resume";
import { ENGLISH } from "@meridian/messages/language";
import { isMultipart } from "@meridian/http/multipart";
import { RECOGNISES_KEYS } from "@meridian/contract/form-host/form-address";
import { readPosted, type Posted } from "#inbox/read-posted.ts";
import { drop, type InboxFile } from "#inbox/store-file.ts";
import type { Submission } from "#payload-types.ts";

export interface NewSubmission {
  kind: FormKind["kind"];
  /** The form's fields, and the visit's source under names with `_`. */
  fields: Record<string, string>;
  files: InboxFile[];
  key: string | null;
  /** Of a colleague who adds it by hand. */
  added?: Pick<Submission, "vacancy" | "subject" | "page" | "remarks" | "history">;
}

export interface InboxOptions {
  folder: string;
  /** The required `x-form-key`; without it anyone may post. */
  formKey?: string;
  /** Stores once for each key. */
  save(submission: NewSubmission): Promise<void>;
  isStored(key: string): Promise<boolean>;
  log: { error(details: object): void };
}

const FORMS: Record<FormCallName, FormKind> = {
  contactForm,
  resumeForm,
  priceRequestForm,
  surveyForm: deliveredSurvey,
};
/** Maximum bytes of a post with files and fields. */
const MAX_BODY = 12 * 1024 * 1024;

const WORDS = {
  mail_sent: "Thank you for your message. It has been sent.",
  mail_failed: "There was an error trying to send your message. Please try again later.",
  validation_failed: "One or more fields have an error. Please check and try again.",
  spam: "There was an error trying to send your message. Please try again later.",
} satisfies Partial<Record<FormReply["status"], string>>;

const refusal = (status: number, code: string, message: string): Response =>
  Response.json(
    { code, message, data: { status } },
    { status, headers: { "cache-control": "no-store" } },
  );

/** In constant time. */
function isSame(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(wanted));
}

export async function receiveForm(
  request: Request,
  call: FormCallName,
  options: InboxOptions,
): Promise<Response> {
  const { folder, formKey, log } = options;
  if (formKey && !isSame(request.headers.get("x-form-key") ?? "", formKey))
    return refusal(403, "forbidden", "This form address accepts messages from the site only.");
  const contentType = request.headers.get("content-type") ?? "";
  if (!isMultipart(contentType) || !request.body)
    return refusal(
      415,
      "wpcf7_unsupported_media_type",
      "The request payload format is not supported.",
    );
  if (Number(request.headers.get("content-length") ?? 0) > MAX_BODY)
    return refusal(413, "rest_upload_file_too_big", "The message is larger than 12 MB.");
  let posted: Posted;
  try {
    posted = await readPosted(request.body, contentType, folder);
  } catch (error) {
    log.error({ err: error, msg: `form ${call}: a post could not be read` });
    return refusal(
      400,
      "rest_invalid_multipart",
      "The multipart body ends too early or is malformed.",
    );
  }
  try {
    return await judge(request, call, posted, options);
  } catch (error) {
    await drop(folder, posted.files);
    log.error({
      err: error,
      msg: `form ${call}: a submission could not be stored; the sender gets an error and tries again`,
    });
    return outcome(call, posted, "mail_failed");
  }
}

/** For the host: Contact Form 7 excludes names that begin with `_` from the posted data. */
const notesOf = ({
  fields: { _wpcf7_unit_tag: unitTag = "", _idempotency_key: key = "", _variant: variant = "" },
}: Posted) => ({ unitTag, key: key || null, variant });

async function judge(
  request: Request,
  call: FormCallName,
  posted: Posted,
  { folder, save, isStored }: InboxOptions,
): Promise<Response> {
  const { files } = posted;
  const { unitTag, key } = notesOf(posted);
  const refuse = async (answer: Response): Promise<Response> => {
    await drop(folder, files);
    return answer;
  };
  if (!/^[\w-]+$/.test(unitTag))
    return refuse(refusal(400, "wpcf7_unit_tag_not_found", "There is no valid unit tag."));
  if ((request.headers.get("user-agent") ?? "").length < 2)
    return refuse(outcome(call, posted, "spam"));
  if (key && key.length > 200)
    return refuse(
      refusal(
        400,
        "wpcf7_idempotency_key_too_long",
        "The idempotency key is longer than 200 characters.",
      ),
    );
  if (key && (await isStored(key))) return refuse(outcome(call, posted, "mail_sent"));
  const asked = call === "resumeForm" ? deliveredQuestions(posted.fields) : [];
  const form = asked.length > 0 ? resumeFormAsking(ENGLISH.t, asked) : FORMS[call];
  const { values, invalid } = check(form, posted);
  if (invalid.length > 0) return refuse(outcome(call, posted, "validation_failed", invalid));
  await save({
    kind: form.kind,
    fields: {
      ...values,
      ...sourceFields({ ...extraFieldsOf(posted.fields), ...askedOf(asked, values) }),
    },
    files: files.map(({ name, size, type, storedAs }) => ({ name, size, type, storedAs })),
    key,
  });
  return outcome(call, posted, "mail_sent");
}

type Invalid = { field: string; message: string }[];

function check(
  form: FormKind,
  posted: Posted,
): { values: Record<string, string>; invalid: Invalid } {
  const { fields, files } = posted;
  const { variant: named } = notesOf(posted);
  const variant = Object.hasOwn(form.variants, named)
    ? named
    : (Object.keys(form.variants)[0] ?? "");
  const { values, errors } = checkFields(form, variant, fields);
  const problem = checkParts(form, variant, files);
  const invalid = Object.entries(errors).map(([field, message]) => ({ field, message }));
  return {
    values,
    invalid:
      problem === null
        ? invalid
        : [...invalid, { field: form.file?.name ?? "file", message: problem }],
  };
}

function outcome(
  call: FormCallName,
  posted: Posted,
  status: keyof typeof WORDS,
  invalid: Invalid = [],
): Response {
  const { unitTag: tag } = notesOf(posted);
  const invalid_fields = invalid.map(({ field, message }) => ({
    field,
    message,
    idref: null,
    error_id: `${tag}-ve-${field}`,
  }));
  const reply = {
    contact_form_id: FORMS[call].kind,
    status,
    message: WORDS[status],
    posted_data_hash: "",
    into: `#${tag}`,
    invalid_fields,
  };
  return Response.json(reply, { headers: { "cache-control": "no-store", ...RECOGNISES_KEYS } });
}
