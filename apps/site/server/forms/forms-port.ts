/** The interface between the server and the forms; `forms.ts` implements it with the intake. */
import type { Notices } from "#server/forms/recipients.ts";
import type { Program, ProgramTests } from "#server/forms/test-programs.ts";
import type { AdminApi, StaffMail } from "@meridian/intake";
import type { Fixed, MailTest } from "@meridian/contract/site-protocol/deliveries";
import type { FormOutcome, FormSupport } from "#app/forms/form-support.ts";
import type { Readiness } from "@meridian/http/readiness";

export interface PostContext {
  /** The visitor's address by TRUST_PROXY, for rate limits; never stored or logged. */
  address: string;
  /** The page's canonical address, without `.data`, query and trailing slash. */
  pathname: string;
  /** Aborts when the visitor leaves or the server stops. */
  signal: AbortSignal;
  /**
   * The page with the form's outcome, for visitors without script; never cached. Status 200; 422
   * for `invalid`, 503 for `failed`. `isQuestionSpent`: the cached page needs a new question.
   */
  renderPage(pathname: string, outcome: FormOutcome, isQuestionSpent: boolean): Promise<Response>;
}

export interface FormsPort {
  /** Handles a POST to a page's address. The request's origin is SITE_URL's; its body is unread. */
  handle(request: Request, context: PostContext): Promise<Response>;
  /** `GET /captcha/challenge`; the server adds `no-store`. */
  challenge(): Promise<Response>;
  /**
   * Data for the next rendered page. Called for each render, never for a cached page. `language`: of
   * the page, if it is not the site's first. `question`: of the page as it is cached.
   */
  support(language?: string, question?: FormSupport["question"]): FormSupport;
  ready(): Promise<Readiness>;
  /** Who is notified of new messages. */
  notices?(): Notices;
  /** An email about work in the admin; `false`: there is no mail server. */
  notifyColleagues?: StaffMail["send"];
  /** An email to an admin, with the settings of now; `null`: there is no mail server. */
  testMail?(test: { to: string; selector?: string | undefined }): Promise<MailTest | null>;
  /** Calls to other programs, with the settings of now; an empty list: none is set. */
  testPrograms?(what: Program): Promise<ProgramTests>;
  /** What the environment sets, in place of the admin. */
  fixed?(): Fixed;
  /** The journal's API for the content host's inbox. */
  adminApi?: AdminApi;
  /** The intake's own metrics in Prometheus's text format. */
  metrics?(): Promise<string>;
  /** Waits for running deliveries. Called once, after the last response. */
  close(): Promise<void>;
}
