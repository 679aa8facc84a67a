/** Events on `window` for analytics (SH-08). They do not leave the page. */
export const PAGE_VIEW = "page-view";
export const FORM_STEP = "form-step";

/** `path` includes the query, not the origin. */
export interface PageView {
  path: string;
  title: string;
}

export interface FormStep {
  /** Kind and place, such as `contact/main`. */
  form: string;
  /** Came into view, first edited, sent. */
  step: "opened" | "started" | "sent";
}

export const announcePageView = (view: PageView): void =>
  void dispatchEvent(new CustomEvent(PAGE_VIEW, { detail: view }));
export const announceFormStep = (step: FormStep): void =>
  void dispatchEvent(new CustomEvent(FORM_STEP, { detail: step }));
