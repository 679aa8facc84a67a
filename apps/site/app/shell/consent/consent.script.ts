import type { Purpose, Vendor } from "@meridian/contract/tags";
import {
  choiceOf,
  CONSENT_KEY,
  isBarred,
  mayRun,
  mustAsk,
  readChoice,
  type ConsentChoice,
} from "#app/analytics/tags/consent-choice.ts";
import type { PageTags } from "#app/analytics/tags/page-tags.ts";
import type { Tags } from "#app/analytics/tags/run-tags.ts";
import { deleteTraces } from "#app/analytics/tags/vendor-traces.ts";
import { FORM_STEP, type FormStep } from "#app/analytics/visit-events.ts";

/** OWN-151: of the question, and of the footer's button that opens it again. */
export default function consent(element: HTMLElement): void {
  if (element instanceof HTMLDialogElement) whenSeen(() => begin(element));
  else
    element.addEventListener("click", () => {
      const box = document.querySelector<HTMLDialogElement>("[data-consent]");
      box?.dispatchEvent(new CustomEvent(AGAIN));
      box?.querySelector<HTMLElement>("button")?.focus();
    });
}

const AGAIN = "consent-again";

/** A page that is rendered ahead shows no question and loads nothing before it is visited. */
function whenSeen(start: () => void): void {
  if (document.prerendering) document.addEventListener("prerenderingchange", start, { once: true });
  else start();
}

/** Of a browser whose storage is blocked or full: valid for this page. */
let unstored: ConsentChoice | null = null;

function storedChoice(): ConsentChoice | null {
  try {
    return unstored ?? readChoice(localStorage.getItem(CONSENT_KEY), new Date());
  } catch {
    return unstored;
  }
}

function store(choice: ConsentChoice): void {
  try {
    localStorage.setItem(CONSENT_KEY, JSON.stringify(choice));
    unstored = null;
  } catch {
    unstored = choice;
  }
}

/** The box is above the cookie notice, until that is closed; focused elements stay clear of both. */
function measure(element: HTMLElement | null, property: string): void {
  if (!element) return;
  const { style } = document.documentElement;
  const set = (): void => style.setProperty(property, `${element.offsetHeight}px`);
  new ResizeObserver(set).observe(element);
  set();
}

function begin(box: HTMLDialogElement): void {
  const page: PageTags = JSON.parse(box.dataset.consent ?? "");
  const { vendors } = page;
  const hasControl =
    (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
  const boxes = [...box.querySelectorAll<HTMLInputElement>("input[type=checkbox]")];
  let tags: Promise<Tags> | undefined;
  /** Tags whose scripts this page may have loaded: they run until it is left. */
  const started = new Set<Vendor>();
  let isAgain = false;

  const apply = (): void => {
    const choice = storedChoice();
    const allowed = vendors.filter((vendor) => mayRun(choice, vendor, hasControl));
    deleteTraces(vendors.filter((vendor) => !allowed.includes(vendor)).map(({ name }) => name));
    for (const { name } of allowed) started.add(name);
    if (allowed.length > 0)
      tags ??= import("#app/analytics/tags/run-tags.ts").then(({ createTags }) =>
        createTags({ window, document, location }, page),
      );
    tags
      ?.then((running) => running.allow(allowed.map(({ name }) => name)))
      // Offline, or the page is older than the deployed build: the next page retries.
      .catch(() => (tags = undefined));
    box.open = isAgain || mustAsk(choice, vendors, hasControl);
    for (const one of boxes) {
      const isOff = isBarred({ purpose: one.name as Purpose }, hasControl);
      one.disabled = isOff;
      one.checked =
        !isOff &&
        vendors.some(({ purpose, name }) => purpose === one.name && agreesTo(choice, name));
    }
  };
  const close = (): void => {
    // The focused button is gone: the next Tab continues in the page.
    const next = isAgain ? "[data-consent-again]" : "#main";
    isAgain = false;
    apply();
    document.querySelector<HTMLElement>(next)?.focus({ preventScroll: true });
  };

  measure(document.querySelector<HTMLElement>("[data-notice]"), "--notice-size");
  measure(box, "--consent-size");
  for (const note of box.querySelectorAll<HTMLElement>("[data-consent-barred]"))
    note.hidden = !vendors.some((vendor) => isBarred(vendor, hasControl));
  box.addEventListener("submit", (event) => {
    event.preventDefault();
    const pressed = (event.submitter as HTMLButtonElement | null)?.value;
    const isChecked = (purpose: Purpose): boolean =>
      boxes.some(({ name, checked }) => name === purpose && checked);
    const isAgreed = (purpose: Purpose): boolean =>
      !isBarred({ purpose }, hasControl) &&
      (pressed === "accept" || (pressed === "chosen" && isChecked(purpose)));
    store(choiceOf(vendors, isAgreed, new Date()));
    close();
  });
  // Once there is a choice, the box closes without another.
  box.addEventListener("keydown", ({ key }) => key === "Escape" && isAgain && close());
  box.addEventListener(AGAIN, () => {
    isAgain = true;
    for (const more of box.querySelectorAll("details")) more.open = true;
    apply();
  });
  addEventListener("storage", ({ key }) => (key === CONSENT_KEY || key === null) && apply());
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    const choice = storedChoice();
    const isWithdrawn = vendors.some(
      (vendor) => started.has(vendor.name) && !mayRun(choice, vendor, hasControl),
    );
    if (isWithdrawn) location.reload();
    else apply();
  });
  addEventListener(
    FORM_STEP,
    ({ detail }: CustomEventInit<FormStep>) =>
      detail && void tags?.then((running) => running.formStep(detail)).catch(() => undefined),
  );
  apply();
}

const agreesTo = (choice: ConsentChoice | null, vendor: string): boolean =>
  choice?.agreed.includes(vendor) ?? false;
