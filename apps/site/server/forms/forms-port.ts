/** `forms.ts` implements it with the intake. */
import type { AdminApi } from "@meridian/intake";
import type { FormOutcome, FormSupport } from "#app/forms/form-support.ts";
import type { Readiness } from "#server/observability/health.ts";

export interface PostContext {
  /** The visitor's, by TRUST_PROXY, for rate limits; never stored or logged. */
  address: string;
  /** Canonical, without `.data` and query. */
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
  /** A POST to a page's address. The request has SITE_URL's origin and an unread body. */
  handle(request: Request, context: PostContext): Promise<Response>;
  /** `GET /captcha/challenge`; the caller adds `no-store`. */
  challenge(): Promise<Response>;
  /** For each render, never for a cached page. */
  support(): FormSupport;
  ready(): Promise<Readiness>;
  /** Registers the lookup of titles by a vacancy's path, for notices. */
  readTitles?(vacancyAt: (page: string) => Promise<string | undefined>): void;
  /** For the content host's inbox. */
  adminApi?: AdminApi;
  /** The intake's, in Prometheus's text format. */
  metrics?(): Promise<string>;
  /** Waits for running deliveries. Call once, after the last response. */
  close(): Promise<void>;
}
