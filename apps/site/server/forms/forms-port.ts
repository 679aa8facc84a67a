/** The wall between the server and the forms: `forms.ts` stands behind it, with the intake. */
import type { AdminApi } from "@meridian/intake";
import type { FormOutcome, FormSupport } from "#app/forms/form-support.ts";
import type { Readiness } from "#server/observability/health.ts";

/** What the server tells about a post. */
export interface PostContext {
  /** The visitor's address as TRUST_PROXY says, for rate limits; never kept nor logged. */
  address: string;
  /** The page's canonical address, without `.data`, query and trailing slash. */
  pathname: string;
  /** Ends when the visitor leaves or the server stops. */
  signal: AbortSignal;
  /**
   * Renders the page again with what became of the form, for visitors without script; never cached.
   * Status 200, or 422 when it is `invalid`, 503 when it `failed`. `isQuestionSpent`: the kept page
   * must ask the next visitor another.
   */
  renderPage(pathname: string, outcome: FormOutcome, isQuestionSpent: boolean): Promise<Response>;
}

export interface FormsPort {
  /**
   * Answers a POST to a page's address. The request's origin is SITE_URL's; its body has not been
   * read.
   */
  handle(request: Request, context: PostContext): Promise<Response>;
  /** `GET /captcha/challenge`; the server adds `no-store`. */
  challenge(): Promise<Response>;
  /** What the next rendered page needs. Called for each render, never for a cached page. */
  support(): FormSupport;
  ready(): Promise<Readiness>;
  /** Gives the forms the title of the vacancy at a page's path, for the notices. */
  readTitles?(vacancyAt: (page: string) => Promise<string | undefined>): void;
  /** What the content host's inbox asks of the journal. */
  adminApi?: AdminApi;
  /** The intake's own metrics in Prometheus's text format. */
  metrics?(): Promise<string>;
  /** Lets running deliveries end. Called once, after the last answer. */
  close(): Promise<void>;
}
