import {
  CAPTCHA_ERROR,
  CAPTCHA_UNSOLVED,
  checkFields,
  checkFiles,
  headRefusal,
  POSTED,
  QUESTION_SPENT,
  QUESTION_UNANSWERED,
  REFUSED_FILE,
  SEND_FAILURE,
  type FormKind,
} from "@meridian/contract/forms";
import { hostFieldErrors, hostFileError } from "@meridian/contract/form-host/host-checks";
import type { HostSchema } from "@meridian/contract/form-host/host-schema";
import type { Captcha } from "#captcha/captcha.ts";
import type { Clock } from "#clock.ts";
import type { Spend } from "#journal/journal.ts";
import type { Exceeded, Rates } from "#checks/rate.ts";
import type { ReceivedFile } from "#receive/receive-file.ts";

/** A received post on its way through the checks. */
export interface Attempt {
  form: FormKind;
  variant: string;
  /** Everything that was posted. */
  posted: Record<string, string>;
  /** The kind's own fields, trimmed. */
  values: Record<string, string>;
  files: readonly ReceivedFile[];
  /** The visitor's, for the rate alone; empty when it is not known. */
  address: string;
}

/** Why a post goes no further. `errors`: message by field name; `message`: over the button. */
export interface Refusal {
  reason: "trap" | "rate" | "fields" | "files" | "captcha" | "unavailable";
  status: "invalid" | "failed";
  message: string;
  errors: Record<string, string>;
  /** Seconds until another post is taken. */
  retryAfter?: number;
}

/** `null`: nothing against it. */
export type Check = (attempt: Attempt) => Refusal | null | Promise<Refusal | null>;

export const invalid = (reason: Refusal["reason"], errors: Record<string, string>): Refusal => ({
  reason,
  status: "invalid",
  message: "",
  errors,
});

const caught: Refusal = { reason: "trap", status: "failed", message: SEND_FAILURE, errors: {} };

// A browser's autofill may have filled it: the visitor is told that nothing was sent, never thanked
// for a lost message.
export const honeypot: Check = ({ posted }) => ((posted[POSTED.trap] ?? "") === "" ? null : caught);

/**
 * Refuses what comes sooner after its challenge than a person could write it, `quickestMs`. The
 * captchas' own time of issue is taken as it is claimed: one that lies fails as a captcha later.
 * One from the future is another machine's clock.
 */
export const createTimeTrap =
  (captchas: readonly Captcha[], clock: Clock, quickestMs: number): Check =>
  ({ posted }) => {
    const now = clock.now();
    const ages = captchas
      .map((captcha) => captcha.issuedAt?.(posted) ?? null)
      .filter((at) => at !== null)
      .map((at) => now - at);
    return ages.some((age) => age >= 0 && age < quickestMs) ? caught : null;
  };

export const createRateCheck =
  (rates: Rates): Check =>
  async ({ address }) => {
    const exceeded = await rates.count(address);
    return (
      exceeded && {
        reason: "rate",
        status: "failed",
        message: tooMany(exceeded),
        errors: {},
        retryAfter: exceeded.retryAfter,
      }
    );
  };

function tooMany({ scope, retryAfter }: Exceeded): string {
  const minutes = Math.ceil(retryAfter / 60);
  const later = `Please try again in ${minutes === 1 ? "a minute" : `${minutes} minutes`} or contact us by phone.`;
  return `${scope === "address" ? "Too many messages were sent from your network in a short time." : "We are getting unusually many messages right now."} ${later}`;
}

/** The rules of the host's form that gets a message of this kind; `null` where none are known. */
export type HostRules = (kind: FormKind["kind"]) => HostSchema | null;

/** By the form's own rules and the host's; of a field that breaks both, its own words. */
export const createFieldsCheck =
  (rulesOf: HostRules): Check =>
  ({ form, variant, posted, values }) => {
    const own = checkFields(form, variant, posted).errors;
    const rules = rulesOf(form.kind);
    const errors = rules ? { ...hostFieldErrors(rules, form, variant, values), ...own } : own;
    return Object.keys(errors).length === 0 ? null : invalid("fields", errors);
  };

export const createFilesCheck =
  (rulesOf: HostRules): Check =>
  ({ form, variant, files }) => {
    const misplaced = files.some(({ field }) => field !== form.file?.name);
    const rules = rulesOf(form.kind);
    const message =
      checkFiles(form, variant, files) ??
      (misplaced ? (form.file?.invalid ?? SEND_FAILURE) : null) ??
      (rules ? hostFileError(rules, form, variant, files[0]) : null);
    return message === null ? null : invalid("files", { [form.file?.name ?? "file"]: message });
  };

/**
 * By its first bytes: cheap, and most wrong files are found by it. What is within is looked at
 * next.
 */
export const fileBeginnings: Check = ({ form, files }) => {
  const refused = files.map(({ head }) => headRefusal(head)).find((why) => why !== null);
  return refused ? invalid("files", { [form.file?.name ?? "file"]: REFUSED_FILE[refused] }) : null;
};

/** The text question came back without an answer. Nothing is verified, so it is said with the rest. */
export const questionAnswered: Check = ({ posted }) => {
  const [question = "", answer = ""] = [posted[POSTED.question], posted[POSTED.answer]];
  return question !== "" && answer.trim() === "" ? unsolved(posted) : null;
};

/** Runs all of them and reports every error at once (RES-02); of two for one field the first. */
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

/** Asks each captcha in turn; the first that finds something to judge decides (CON-04). */
export async function checkCaptcha(
  captchas: readonly Captcha[],
  { posted, address }: Pick<Attempt, "posted" | "address">,
): Promise<{ spend: Spend | null; provider: string } | Refusal> {
  for (const captcha of captchas) {
    const verdict = await captcha.verify(posted, address);
    if (verdict.outcome === "passed") return { spend: verdict.spend, provider: captcha.provider };
    if (verdict.outcome !== "absent") return unsolved(posted, verdict.outcome === "expired");
  }
  return unsolved(posted);
}

/**
 * The refusal for a captcha that is missing or wrong, or `usedUp`: expired, or spent by another
 * post.
 */
export function unsolved(posted: Record<string, string>, usedUp = false): Refusal {
  const asked = (posted[POSTED.question] ?? "") !== "";
  return invalid("captcha", {
    [CAPTCHA_ERROR]: asked ? (usedUp ? QUESTION_SPENT : QUESTION_UNANSWERED) : CAPTCHA_UNSOLVED,
  });
}
