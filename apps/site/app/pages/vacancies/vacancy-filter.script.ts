/**
 * Makes the filter instant (VAC-04, VAC-09): a ticked box is in the address at once, and what the
 * server says of that address takes the place of what is shown, part by part (`data-part`). The
 * boxes stay, and with them focus and the open dropdown; those ticked before this script was there
 * count.
 */
import { announcePageView } from "#app/analytics/visit-events.ts";

/** Milliseconds after which the page is loaded as a whole instead. */
const TIMEOUT_MS = 10_000;

export default function vacancyFilter(search: HTMLElement): void {
  // As `vacancy-search.tsx` prints them.
  const form = search.querySelector("form") as HTMLFormElement;
  const list = search.querySelector('[data-part="list"]') as HTMLElement;
  const opener = search.querySelector("button") as HTMLButtonElement;
  const results = list.parentElement as HTMLElement;
  /** What was asked for last. */
  let current = form.dataset.query ?? "";
  let asked: XMLHttpRequest | undefined;

  function ask(): void {
    // A later answer wins: the earlier one does not come any more.
    asked?.abort();
    const request = (asked = new XMLHttpRequest());
    current = queryIn(location.search);
    list.ariaBusy = "true";
    request.open("GET", location.pathname + location.search);
    request.responseType = "document";
    request.timeout = TIMEOUT_MS;
    request.addEventListener("load", () => take(request));
    for (const trouble of ["error", "timeout"]) request.addEventListener(trouble, loadAnew);
    request.send();
  }

  function take({ status, responseXML: answer, responseURL }: XMLHttpRequest): void {
    if (status !== 200 || !answer?.querySelector("[data-part]")) return loadAnew();
    // The choice has another address by now: an option is gone.
    if (queryIn(new URL(responseURL).search) !== current) {
      history.replaceState(null, "", responseURL);
      follow(form);
      current = queryIn(location.search);
    }
    list.ariaBusy = "false";
    show(answer, search);
  }

  /** As a step that leads back. */
  function go(query: string): void {
    if (query === queryIn(location.search)) return;
    const address = location.pathname + (query && `?${query}`);
    history.pushState(null, "", address);
    announcePageView({ path: address, title: document.title });
    follow(form);
    ask();
  }

  form.addEventListener("change", () => go(ticked(form)));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const query = ticked(form);
    if (query !== firstPageOf(current)) go(query);
    if (form.matches(":popover-open")) form.hidePopover();
    // VAC-05: where the filter is a panel, its button is where the visitor goes on.
    scrollToTop(opener.checkVisibility() ? opener : results);
  });
  search.addEventListener("click", (event) => {
    const link = clearLink(event);
    if (link) go(queryIn(link.search));
  });
  const step = (): void => {
    if (queryIn(location.search) === current) return;
    follow(form);
    ask();
  };
  addEventListener("popstate", step);
  // A page that was left while it asked comes back without its answer.
  addEventListener("pageshow", ({ persisted }) => persisted && list.ariaBusy === "true" && ask());
  closeDropdowns(form);
  // Before this script was there the visitor may have walked back, or ticked.
  if (queryIn(location.search) !== current) step();
  else if (ticked(form) !== firstPageOf(current)) go(ticked(form));
}

function scrollToTop(element: HTMLElement): void {
  const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
  element.scrollIntoView({ behavior, block: "start" });
}

/** The link that was pressed, where it is one of the filter's own. */
function clearLink(event: MouseEvent): HTMLAnchorElement | null {
  const link = (event.target as Element).closest<HTMLAnchorElement>("a[data-held]");
  if (
    !link ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  )
    return null;
  event.preventDefault();
  return link;
}

/** What the page reads of a query, in the order the server gives it. */
function queryIn(search: string): string {
  const query = new URLSearchParams(
    [...new URLSearchParams(search)].filter(([name]) =>
      /^(?:work_type|expertise|specialization|page)$/.test(name),
    ),
  );
  query.sort();
  return query.toString();
}

const firstPageOf = (query: string): string => {
  const first = new URLSearchParams(query);
  first.delete("page");
  return first.toString();
};

/** What is ticked now; the form has no files. */
const ticked = (form: HTMLFormElement): string =>
  queryIn(new URLSearchParams([...new FormData(form)] as [string, string][]).toString());

/** The boxes as the address has them. */
function follow(form: HTMLFormElement): void {
  const chosen = new URLSearchParams(location.search);
  for (const box of form.querySelectorAll<HTMLInputElement>("input"))
    box.checked = chosen.getAll(box.name).includes(box.value);
}

/**
 * Puts what the answer has into each part. The parts themselves stay, so that a status is heard and
 * a link keeps its focus.
 */
function show(answer: Document, search: HTMLElement): void {
  const pressed = document.activeElement;
  const fresh = new Map(
    [...answer.querySelectorAll<HTMLElement>("[data-part]")].map((part) => [
      part.dataset.part,
      part,
    ]),
  );
  for (const part of search.querySelectorAll<HTMLElement>("[data-part]")) {
    const other = fresh.get(part.dataset.part);
    if (!other) continue;
    for (const name of ["href", "data-none"]) {
      const value = other.getAttribute(name);
      if (value === null) part.removeAttribute(name);
      else part.setAttribute(name, value);
    }
    part.replaceChildren(...other.childNodes);
  }
  document.title = answer.title;
  // What was pressed is gone with the list.
  if (document.activeElement !== pressed)
    focusOn(search.querySelector("#vacancies") as HTMLElement);
}

/**
 * Not where the visitor is on their way elsewhere: a request that ends with its page has not
 * failed.
 */
function loadAnew(): void {
  if (document.documentElement.dataset.pageChanging === undefined) location.reload();
}

function focusOn(element: HTMLElement): void {
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/**
 * A press outside closes the open dropdown (VAC-02); Escape does too, and gives the focus back to
 * it.
 */
function closeDropdowns(form: HTMLFormElement): void {
  const opened = (): HTMLDetailsElement | null => form.querySelector("details[open]");
  // At the click, not at the press: a dropdown that closes under the finger would take the button
  // away from it.
  document.addEventListener("click", ({ target }) => {
    const details = opened();
    if (details && !details.contains(target as Node)) details.open = false;
  });
  document.addEventListener("keydown", ({ key }) => {
    const details = key === "Escape" && opened();
    if (!details) return;
    details.open = false;
    details.querySelector("summary")?.focus();
  });
}
