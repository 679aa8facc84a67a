import { CAPTCHA_ERROR, CAPTCHA_UNSOLVED, checkFields, checkFiles, headFitsName, POSTED, QUESTION_SPENT, QUESTION_UNANSWERED, SEND_FAILURE, type FormKind } from "@meridian/contract/forms";
import type { Captcha } from "#captcha/captcha.ts";
import type { Spend } from "#journal/journal.ts";
import type { ReceivedFile } from "#receive-file.ts";

/** A received post on its way through the checks. */
export interface Attempt {
  form: FormKind;
  variant: string;
  /** Everything that was posted. */
  posted: Record<string, string>;
  /** The kind's own fields, trimmed. */
  values: Record<string, string>;
  files: readonly ReceivedFile[];
}

/** Why a post goes no further. `errors`: message by field name; `message`: over the button. */
export interface Refusal {
  reason: "trap" | "fields" | "files" | "captcha";
  status: "invalid" | "failed";
  message: string;
  errors: Record<string, string>;
}

/** `null`: nothing against it. */
export type Check = (attempt: Attempt) => Refusal | null | Promise<Refusal | null>;

const invalid = (reason: Refusal["reason"], errors: Record<string, string>): Refusal => ({ reason, status: "invalid", message: "", errors });

// A browser's autofill may have filled it: the visitor is told that nothing was sent, never thanked for a lost message.
const trap: Check = ({ posted }) => ((posted[POSTED.trap] ?? "") === "" ? null : { reason: "trap", status: "failed", message: SEND_FAILURE, errors: {} });

const fields: Check = ({ form, variant, posted }) => {
  const { errors } = checkFields(form, variant, posted);
  return Object.keys(errors).length === 0 ? null : invalid("fields", errors);
};

const fileNamesAndSizes: Check = ({ form, variant, files }) => {
  const misplaced = files.some(({ field }) => field !== form.file?.name);
  const message = checkFiles(form, variant, files) ?? (misplaced ? (form.file?.invalid ?? SEND_FAILURE) : null);
  return message === null ? null : invalid("files", { [form.file?.name ?? "file"]: message });
};

const fileContents: Check = ({ form, files }) =>
  files.every(({ name, head }) => headFitsName(name, head)) ? null : invalid("files", { [form.file?.name ?? "file"]: form.file?.invalid ?? SEND_FAILURE });

/** In the order that stays: cheap before dear. The captcha follows, last: it can be spent once, and a typo must not cost a new one. */
export const CHECKS: readonly Check[] = [trap, fields, fileNamesAndSizes, fileContents];

export async function firstRefusal(checks: readonly Check[], attempt: Attempt): Promise<Refusal | null> {
  for (const check of checks) {
    const refusal = await check(attempt);
    if (refusal) return refusal;
  }
  return null;
}

/** Asks each captcha in turn; the first that finds something to judge decides (CON-04). */
export async function checkCaptcha(captchas: readonly Captcha[], posted: Record<string, string>): Promise<{ spend: Spend | null } | Refusal> {
  for (const captcha of captchas) {
    const verdict = await captcha.verify(posted);
    if (verdict.outcome === "passed") return { spend: verdict.spend };
    if (verdict.outcome !== "absent") return unsolved(posted, verdict.outcome === "expired");
  }
  return unsolved(posted);
}

/** The refusal for a captcha that is missing or wrong, or `usedUp`: expired, or spent by another post. */
export function unsolved(posted: Record<string, string>, usedUp = false): Refusal {
  const asked = (posted[POSTED.question] ?? "") !== "";
  return invalid("captcha", { [CAPTCHA_ERROR]: asked ? (usedUp ? QUESTION_SPENT : QUESTION_UNANSWERED) : CAPTCHA_UNSOLVED });
}
