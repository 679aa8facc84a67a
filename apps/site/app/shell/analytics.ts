/** Where page views go (SH-08). A service that counts is another object of this shape, put in the place of the default. */
export interface Analytics {
  /** `path` with its query, without the origin. */
  pageView(path: string, title: string): void;
}

/** What `announced` tells whoever listens on `window`. */
export const PAGE_VIEW = "page-view";

/** The default sends nothing anywhere: it announces the view on the page, as an event with `{path, title}`. */
export const announced: Analytics = {
  pageView: (path, title) => void dispatchEvent(new CustomEvent(PAGE_VIEW, { detail: { path, title } })),
};

export const analytics: Analytics = announced;
