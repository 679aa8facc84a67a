import { checkFiles, type FormKind } from "@meridian/contract/forms";
import type { Translate } from "@meridian/messages/messages";
import type { Refusal } from "#checks/checks.ts";
import type { ReceiveError, ReceiveReason } from "#receive/receive-error.ts";

/** `stored` and `repeated` are success; the others are reasons for refusal. */
export type Reason =
  | "stored"
  | "repeated"
  | "conflict"
  | "unknown-form"
  | Refusal["reason"]
  | ReceiveReason;

export interface Answer {
  reason: Reason;
  status: "sent" | "invalid" | "failed";
  id?: string;
  /** `null` for an unknown form. */
  form: FormKind | null;
  variant: string;
  /** The specification's text above the button; empty if the fields' messages suffice. */
  message: string;
  /** For the form; with names of dropped files in the file's field. Empty after success. */
  values: Record<string, string>;
  /** By field name. */
  errors: Record<string, string>;
  /** Number of the requested document, also after success: a page may have several of its forms. */
  document?: string;
  /** Of a document that is not sent by email: path of its page. */
  link?: string;
  /** Seconds until another post is accepted, over the rate limit. */
  retryAfter?: number;
}

interface Post {
  form: FormKind | null;
  variant: string;
  values: Record<string, string>;
  /** In the visitor's language. */
  t: Translate;
}

export const sent = (
  { form, variant }: Pick<Post, "variant"> & { form: FormKind },
  reason: "stored" | "repeated",
  id: string,
): Answer => ({
  reason,
  status: "sent",
  id,
  form,
  variant,
  message: form.success,
  values: {},
  errors: {},
});

export const refused = (
  { form, variant, values }: Omit<Post, "t">,
  { reason, status, message, errors, retryAfter }: Refusal,
): Answer => ({
  reason,
  status,
  form,
  variant,
  values,
  message,
  errors,
  ...(retryAfter !== undefined && { retryAfter }),
});

/** Section 8's text; nothing was stored (CON-07, CON-09). */
export const failed = ({ form, variant, values, t }: Post, reason: Reason): Answer => ({
  reason,
  status: "failed",
  form,
  variant,
  values,
  message: t("form.sendFailure"),
  errors: {},
});

/** The response to an unreadable post. A file over the limit gets the checks' message (CON-05). */
export function unread(post: Post, error: ReceiveError): Answer {
  const { form, variant } = post;
  if (error.reason !== "files-too-large" || !form?.file || !form.variants[variant]?.file)
    return failed(post, error.reason);
  const [first, ...others] = error.fileNames.map((name) => ({ name, size: Infinity }));
  const problem = first && checkFiles(form, variant, [first, ...others]);
  return {
    ...failed(post, error.reason),
    status: "invalid",
    message: "",
    errors: { [form.file.name]: problem ?? form.file.tooLarge },
  };
}
