import { consentIn, isPreview, refusesCounting } from "#app/analytics/consent.ts";
import {
  needsConsent,
  type Counter,
  type CounterChoice,
  type CounterPage,
  pathOf,
} from "#app/analytics/counter.ts";
import { countedSource, recordConsent, takeArrival } from "#app/analytics/visit-source.ts";
import { FORM_STEP, PAGE_VIEW, type FormStep, type PageView } from "#app/analytics/visit-events.ts";

/** Maximum number of events buffered until the counter is ready. */
const MAX_BUFFERED = 50;

const page: CounterPage = {
  get location() {
    return location;
  },
  get document() {
    return document;
  },
  post(address, body, type) {
    const own = address.startsWith("/");
    if (own) navigator.sendBeacon(address, body);
    else
      fetch(address, {
        method: "POST",
        body,
        headers: { "content-type": type },
        keepalive: true,
        credentials: "omit",
        referrerPolicy: "origin",
      }).catch(() => undefined);
  },
};

/** Creates the counter; a vendor's code is loaded only if it is used. */
async function makeCounter(choice: CounterChoice): Promise<Counter> {
  switch (choice.provider) {
    case "plausible":
      return (await import("#app/analytics/count-plausible.ts")).countWithPlausible(page, choice);
    case "umami":
      return (await import("#app/analytics/count-umami.ts")).countWithUmami(page, choice);
    case "ga4":
      return (await import("#app/analytics/count-google.ts")).countWithGoogle(
        // Google's globals are not typed.
        { window: window as never, document, location },
        choice,
      );
    default:
      return countHere(page);
  }
}

type Happened = (counter: Counter) => void;

/** Sends events (SH-08) after load and needed consent; never with Do Not Track or in previews. */
export function countVisits(choice: CounterChoice): void {
  if (choice.provider === "none" || refusesCounting(navigator) || isPreview(location.search))
    return;
  let counter: Promise<Counter> | undefined;
  let waiting: Happened[] = [];
  const mayCount = (): boolean =>
    document.readyState === "complete" &&
    (!needsConsent(choice) || consentIn(document.cookie) === "yes");
  const pass = (happened: Happened): void =>
    void counter?.then((ready) => happened(ready)).catch(() => undefined);
  const note = (happened: Happened, isView: boolean): void => {
    if (counter) pass(happened);
    // Before consent only the current page is buffered.
    else if (needsConsent(choice)) waiting = isView ? [happened] : waiting;
    else if (waiting.length < MAX_BUFFERED) waiting.push(happened);
  };
  const chooseCounter = (): void => {
    if (!mayCount()) {
      pass((running) => running.stop?.());
      if (counter) waiting = [];
      counter = undefined;
    } else if (!counter) {
      counter = makeCounter(choice);
      for (const happened of waiting.splice(0)) pass(happened);
    }
  };
  addEventListener(
    PAGE_VIEW,
    ({ detail }: CustomEventInit<PageView>) =>
      detail && note((ready) => ready.pageView(detail), true),
  );
  addEventListener(
    FORM_STEP,
    ({ detail }: CustomEventInit<FormStep>) =>
      detail && note((ready) => ready.formStep(detail), false),
  );
  addEventListener("load", chooseCounter);
  // Registered after early-script.ts, which stores the choice.
  document.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element)) return;
    const link = target.closest<HTMLAnchorElement>("[data-document]");
    if (link) note((ready) => ready.download?.(link), false);
    if (!target.closest("[data-cookie-ok]")) return;
    recordConsent();
    chooseCounter();
  });
  chooseCounter();
}

const VISITS = "/visits";

/**
 * The site's own counter: no cookie, only the path, and once per visit and begun form where the visit
 * came from (OWN-144). Another query is not counted again.
 */
export function countHere({ post, location }: CounterPage): Counter {
  let last = "";
  const send = (visit: object): void => post(VISITS, JSON.stringify(visit), "text/plain");
  return {
    pageView({ path }) {
      const viewed = pathOf(path);
      const from = takeArrival();
      if (viewed !== last) send({ page: viewed, ...(from && { from }) });
      last = viewed;
    },
    download: ({ dataset: { document: number } }) =>
      send({ page: location.pathname, document: number }),
    formStep({ form, step }) {
      const from = step === "started" && countedSource();
      send({ page: location.pathname, form, step, ...(from && { from }) });
    },
  };
}
