export type { Answer, Reason } from "#answer.ts";
export type { Captcha, Verdict } from "#captcha/captcha.ts";
export { createSiteVerify } from "#captcha/site-verify.ts";
export type { Question } from "#captcha/text-question.ts";
export type { Vendor } from "#captcha/vendors.ts";
export { systemClock, type Clock } from "#clock.ts";
export type { ChatTarget } from "#deliver/chat.ts";
export type { HostTarget, HostTargets } from "#deliver/host.ts";
export type { MailTarget } from "#deliver/mail.ts";
export { isForDocument, type MailedDocument } from "#documents.ts";
export { FileChanged } from "#deliver/reply.ts";
export { createStaffMail, type StaffMail } from "#deliver/staff-mail.ts";
export { testMail, type MailTest } from "#deliver/test-mail.ts";
export { testCaptcha, testChat, testWebhook, type ProgramTest } from "#deliver/test-programs.ts";
export type { WebhookTarget } from "#deliver/webhook.ts";
export type { Metrics, Undelivered } from "#metrics.ts";
export { createIntake, type Intake, type IntakeOptions } from "#intake.ts";
export type { OutboxRow } from "#journal/journal.ts";
export {
  openDatabase as openJournalDatabase,
  type Database as JournalDatabase,
} from "#journal/postgres-pool.ts";
export type { Log } from "#log.ts";
export {
  createRates,
  type Limiter,
  type LimiterOf,
  type Rate,
  type RateLimits,
  type Rates,
} from "#checks/rate.ts";
export type { AdminApi } from "#admin-api.ts";
export type { Readiness } from "#readiness.ts";
export type { Body } from "#receive/receive.ts";
export type { Kind, Submission } from "#submission.ts";
export type { IntakeTrace } from "#trace.ts";
export type { Post } from "#take.ts";
export type { DeliveryTargets } from "#outbox/delivery-targets.ts";
