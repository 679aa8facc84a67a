import {
  CAPTCHA_ERROR,
  checkFields,
  checkFiles,
  headRefusal,
  POSTED,
  type FormKind,
  type SUSPICIONS,
  type VisitSource,
} from "@meridian/contract/forms";
import { refusedFileIn } from "@meridian/messages/forms/refused-file";
import type { Translate } from "@meridian/messages/messages";
import { hostFieldErrors, hostFileError } from "@meridian/contract/form-host/host-checks";
import type { HostSchema } from "@meridian/contract/form-host/host-schema";
import type { Captcha } from "#captcha/captcha.ts";
import type { Clock } from "#clock.ts";
import type { Spend } from "#journal/journal.ts";
import type { Exceeded, Rates } from "#checks/rate.ts";
import type { ReceivedFile } from "#receive/receive-file.ts";

export interface Attempt {
  form: FormKind;
  variant: string;
  posted: Record<string, string>;
  /** Trimmed. */
  values: Record<string, string>;
  files: readonly ReceivedFile[];
  /** Only for the rate limit; may be empty. */
  address: string;
  /** In the visitor's language. */
  t: Translate;
}

/** `errors`: messages by field name; `message`: above the button. */
export interface Refusal {
  reason: "trap" | "rate" | "fields" | "files" | "captcha" | "unavailable";
  status: "invalid" | "failed";
  message: string;
  errors: Record<string, string>;
  /** Seconds until another post is accepted. */
  retryAfter?: number;
}

export type Check = (attempt: Attempt) => Refusal | null | Promise<Refusal | null>;

export const invalid = (reason: Refusal["reason"], errors: Record<string, string>): Refusal => ({
  reason,
  status: "invalid",
  message: "",
  errors,
});

const caught = (t: Translate): Refusal => ({
  reason: "trap",
  status: "failed",
  message: t("form.sendFailure"),
  errors: {},
});

/**
 * A filled honeypot never refuses: a browser may have filled it in, and the visitor could not empty
 * it. The message is flagged (CON-11).
 */
export const suspicionOf = (posted: Record<string, string>): VisitSource =>
  (posted[POSTED.trap] ?? "") === ""
    ? {}
    : { suspicious: "hidden-field" satisfies keyof typeof SUSPICIONS };

/**
 * Refuses a post within `quickestMs` after its challenge was issued. The claimed time suffices: a
 * false one fails as a captcha later. A time in the future comes from another machine's clock.
 */
export const createTimeTrap =
  (captchas: readonly Captcha[], clock: Clock, quickestMs: number): Check =>
  ({ posted, t }) => {
    const now = clock.now();
    const ages = captchas
      .map((captcha) => captcha.issuedAt?.(posted) ?? null)
      .filter((at) => at !== null)
      .map((at) => now - at);
    return ages.some((age) => age >= 0 && age < quickestMs) ? caught(t) : null;
  };

export const createRateCheck =
  (rates: Rates): Check =>
  async ({ address, t }) => {
    const exceeded = await rates.count(address);
    return (
      exceeded && {
        reason: "rate",
        status: "failed",
        message: tooMany(exceeded, t),
        errors: {},
        retryAfter: exceeded.retryAfter,
      }
    );
  };

function tooMany({ scope, retryAfter }: Exceeded, t: Translate): string {
  const minutes = Math.ceil(retryAfter / 60);
  return scope === "address"
    ? t("form.tooManyFromNetwork", { minutes })
    : t("form.tooManyMessages", { minutes });
}

/** The host form's rules; `null` if unknown. */
export type HostRules = (kind: FormKind["kind"]) => HostSchema | null;

/** The form's rules and the host's; our message if a field breaks both. */
export const createFieldsCheck =
  (rulesOf: HostRules): Check =>
  ({ form, variant, posted, values }) => {
    const own = checkFields(form, variant, posted).errors;
    const rules = form.variants[variant]?.isBundled ? null : rulesOf(form.kind);
    const errors = rules ? { ...hostFieldErrors(rules, form, variant, values), ...own } : own;
    return Object.keys(errors).length === 0 ? null : invalid("fields", errors);
  };

export const createFilesCheck =
  (rulesOf: HostRules): Check =>
  ({ form, variant, files, t }) => {
    const misplaced = files.some(({ field }) => field !== form.file?.name);
    const rules = rulesOf(form.kind);
    const message =
      checkFiles(form, variant, files) ??
      (misplaced ? (form.file?.invalid ?? t("form.sendFailure")) : null) ??
      (rules ? hostFileError(rules, form, variant, files[0]) : null);
    return message === null ? null : invalid("files", { [form.file?.name ?? "file"]: message });
  };

/** Checks the first bytes: cheap, and detects most wrong files before the inspection. */
export const fileBeginnings: Check = ({ form, files, t }) => {
  const refused = files.map(({ head }) => headRefusal(head)).find((why) => why !== null);
  return refused
    ? invalid("files", { [form.file?.name ?? "file"]: refusedFileIn(t)[refused] })
    : null;
};

/** Reports a missing reply to the text question with the other errors, before verification. */
export const questionAnswered: Check = ({ posted, t }) => {
  const [question = "", answer = ""] = [posted[POSTED.question], posted[POSTED.answer]];
  return question !== "" && answer.trim() === "" ? unsolved({ posted, t }) : null;
};

/** Runs all checks and reports all errors at once (RES-02), the first for each field. */
export const together =
  (...checks: readonly Check[]): Check =>
  async (attempt) => {
    const refusals: Refusal[] = [];
    for (const check of checks) {
      const refusal = await check(attempt);
      if (refusal) refusals.push(refusal);
    }
    const [first] = refusals;
    if (!first) return null;
    const errors: Refusal["errors"] = {};
    for (const [field, error] of refusals.flatMap((refusal) => Object.entries(refusal.errors)))
      errors[field] ??= error;
    return { ...first, errors };
  };

export async function firstRefusal(
  checks: readonly Check[],
  attempt: Attempt,
): Promise<Refusal | null> {
  for (const check of checks) {
    const refusal = await check(attempt);
    if (refusal) return refusal;
  }
  return null;
}

/** The first captcha with a value in the post decides (CON-04). */
export async function checkCaptcha(
  captchas: readonly Captcha[],
  { posted, address, t }: Pick<Attempt, "posted" | "address" | "t">,
): Promise<{ spend: Spend | null; provider: string } | Refusal> {
  for (const captcha of captchas) {
    const verdict = await captcha.verify(posted, address, t);
    if (verdict.outcome === "passed") return { spend: verdict.spend, provider: captcha.provider };
    if (verdict.outcome !== "absent") return unsolved({ posted, t }, verdict.outcome === "expired");
  }
  return unsolved({ posted, t });
}

/** The captcha is missing or wrong, or `usedUp`: expired, or spent by another post. */
export function unsolved({ posted, t }: Pick<Attempt, "posted" | "t">, usedUp = false): Refusal {
  const hasQuestion = (posted[POSTED.question] ?? "") !== "";
  return invalid("captcha", {
    [CAPTCHA_ERROR]: hasQuestion
      ? usedUp
        ? t("form.questionSpent")
        : t("form.questionUnanswered")
      : t("form.captchaUnsolved"),
  });
}
