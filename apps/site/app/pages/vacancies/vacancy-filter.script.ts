/**
 * VAC-04, VAC-09: a checked box updates the address, and the response replaces the parts
 * (`data-part`). The checkboxes stay, with focus and open dropdown. Boxes checked earlier apply,
 * too.
 */
import { announcePageView } from "#app/analytics/visit-events.ts";
import { isByAgent } from "#app/forms/is-by-agent.ts";
import { carryQuery } from "#app/shell/languages/carry-query.ts";

/** After this the page is loaded as a whole. */
const TIMEOUT_MS = 10_000;

export default function vacancyFilter(search: HTMLElement): void {
  const form = search.querySelector("form") as HTMLFormElement;
  const list = search.querySelector('[data-part="list"]') as HTMLElement;
  const opener = search.querySelector("button") as HTMLButtonElement;
  const results = list.parentElement as HTMLElement;
  /** The last requested query. */
  let current = form.dataset.query ?? "";
  let pending: XMLHttpRequest | undefined;

  function load(): void {
    // The latest response wins; the earlier request is aborted.
    pending?.abort();
    const request = (pending = new XMLHttpRequest());
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
    // The server redirected to another spelling: an option no longer exists.
    if (queryIn(new URL(responseURL).search) !== current) {
      history.replaceState(null, "", responseURL);
      follow(form);
      current = queryIn(location.search);
    }
    list.ariaBusy = "false";
    show(answer, search);
  }

  function go(query: string): void {
    if (query === queryIn(location.search)) return;
    const address = location.pathname + (query && `?${query}`);
    history.pushState(null, "", address);
    announcePageView({ path: address, title: document.title });
    follow(form);
    load();
  }

  form.addEventListener("change", () => go(ticked(form)));
  form.addEventListener("submit", (event) => {
    if (isByAgent(event)) return;
    event.preventDefault();
    const query = ticked(form);
    if (query !== firstPageOf(current)) go(query);
    if (form.matches(":popover-open")) form.hidePopover();
    // VAC-05: if the filter is a panel, scrolls to its button.
    scrollToTop(opener.checkVisibility() ? opener : results);
  });
  search.addEventListener("click", (event) => {
    const link = clearLink(event);
    if (link) go(queryIn(link.search));
  });
  const step = (): void => {
    if (queryIn(location.search) === current) return;
    follow(form);
    load();
  };
  addEventListener("popstate", step);
  // A page left during a request comes back from the back/forward cache without the response.
  addEventListener("pageshow", ({ persisted }) => persisted && list.ariaBusy === "true" && load());
  closeDropdowns(form);
  // The visitor may have gone back or checked a box before this script ran.
  if (queryIn(location.search) !== current) step();
  else if (ticked(form) !== firstPageOf(current)) go(ticked(form));
}

function scrollToTop(element: HTMLElement): void {
  const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
  element.scrollIntoView({ behavior, block: "start" });
}

/** The pressed link, if it is one of the filter's own. */
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

/** The parameters that the page reads, in the server's order. */
function queryIn(search: string): string {
  const query = new URLSearchParams(
    [...new URLSearchParams(search)].filter(
      ([name, value]) =>
        /^(?:work_type|expertise|specialization|q|place|pay|page)$/.test(name) &&
        value.trim() !== "",
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

/** The checked boxes and the filled fields; the form has no files. */
const ticked = (form: HTMLFormElement): string =>
  queryIn(new URLSearchParams([...new FormData(form)] as [string, string][]).toString());

function follow(form: HTMLFormElement): void {
  carryQuery();
  const chosen = new URLSearchParams(location.search);
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input, select"))
    if ("checked" in field && field.type === "checkbox")
      field.checked = chosen.getAll(field.name).includes(field.value);
    else field.value = chosen.get(field.name) ?? "";
}

/** Replaces the parts' content. The elements stay: live regions are announced, focus stays. */
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
  // The pressed element disappeared with the list.
  if (document.activeElement !== pressed)
    focusOn(search.querySelector("#vacancies") as HTMLElement);
}

/** Not while the visitor leaves the page: a request that ends with it has not failed. */
function loadAnew(): void {
  if (document.documentElement.dataset.pageChanging === undefined) location.reload();
}

function focusOn(element: HTMLElement): void {
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** A click outside closes the open dropdown (VAC-02); Escape does too and restores the focus. */
function closeDropdowns(form: HTMLFormElement): void {
  const opened = (): HTMLDetailsElement | null => form.querySelector("details[open]");
  // Not on pointerdown: a dropdown that closes under the finger would move the button away.
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
