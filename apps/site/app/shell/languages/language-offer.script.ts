import { offeredLanguage } from "#app/shell/languages/offered-language.ts";

const KEY = "language-offer";

/** Blocked storage throws; the offer returns on the next page then. */
function isDismissed(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
function dismiss(): void {
  try {
    localStorage.setItem(KEY, "dismissed");
  } catch {}
}

/** LANG-20: shows the note in the browser's language, until it is closed or a language is chosen. */
export default function offerLanguage(box: HTMLElement): void {
  const notes = [...box.querySelectorAll<HTMLElement>(":scope > [lang]")];
  const code = offeredLanguage(
    navigator.languages,
    document.documentElement.lang,
    notes.map(({ lang }) => lang),
  );
  const note = notes.find(({ lang }) => lang === code);
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("[data-languages] a")) dismiss();
  });
  if (!note || isDismissed()) return;
  stayAbove(document.querySelector<HTMLElement>("[data-notice]"));
  note.hidden = box.hidden = false;
  note.querySelector("button")?.addEventListener("click", () => {
    dismiss();
    box.hidden = true;
    // The focused button is gone: the next Tab continues in the page.
    document.querySelector<HTMLElement>("#main")?.focus({ preventScroll: true });
  });
}

/** Above the cookie notice, until that is closed. */
function stayAbove(notice: HTMLElement | null): void {
  if (!notice) return;
  const size = (): void =>
    document.documentElement.style.setProperty("--notice-size", `${notice.offsetHeight}px`);
  size();
  new ResizeObserver(size).observe(notice);
}
