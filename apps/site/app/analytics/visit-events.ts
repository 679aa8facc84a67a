/** What a page announces on `window` for whoever counts (SH-08). Nothing leaves the page by it. */
export const PAGE_VIEW = "page-view";
export const FORM_STEP = "form-step";

/** `path` with its query, without the origin. */
export interface PageView {
  path: string;
  title: string;
}

export interface FormStep {
  /** Kind and place, as `contact/main`. */
  form: string;
  /** It came into view, something was written into it, it was sent. */
  step: "opened" | "started" | "sent";
}

export const announcePageView = (view: PageView): void =>
  void dispatchEvent(new CustomEvent(PAGE_VIEW, { detail: view }));
export const announceFormStep = (step: FormStep): void =>
  void dispatchEvent(new CustomEvent(FORM_STEP, { detail: step }));
