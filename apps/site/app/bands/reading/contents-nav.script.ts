import { currentSection } from "#app/bands/reading/current-section.ts";
import { landing, smoothScrollTo } from "#app/browser/smooth-scroll.ts";

const sectionOf = (link: HTMLAnchorElement): HTMLElement | null =>
  document.getElementById(decodeURIComponent(link.hash.slice(1)));

/** Flags the current section, scrolls to a chosen one, closes the menu on narrow screens. */
export default function contentsNav(menu: HTMLElement): void {
  const side = menu.previousElementSibling;
  if (!(menu instanceof HTMLDetailsElement) || !side) return;
  closeOnOutsideClick(menu);
  const lists = [side, menu].map((list) => [
    ...list.querySelectorAll<HTMLAnchorElement>("a[data-title]"),
  ]);
  for (const link of lists.flat()) link.addEventListener("click", (event) => go(event, link, menu));
  const [links = []] = lists;
  const sections = links.flatMap((link) => sectionOf(link) ?? []);
  const [first] = sections;
  if (!first || sections.length !== links.length) return;
  let [current, waiting] = [-1, 0];
  const look = (): void => {
    waiting = 0;
    const isAtEnd =
      scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    const now = currentSection(
      sections.map((section) => section.getBoundingClientRect().top),
      landing(first),
      isAtEnd,
    );
    if (now === current) return;
    current = now;
    for (const list of lists) for (const [at, link] of list.entries()) mark(link, at === now);
    const { title, here = title } = links[now]?.dataset ?? {};
    const reading = menu.querySelector("[data-reading]");
    if (reading && here) reading.textContent = here;
    const list = side.querySelector("nav");
    if (list) keepInView(list, now);
  };
  const lookSoon = (): void => void (waiting ||= requestAnimationFrame(look));
  look();
  addEventListener("scroll", lookSoon, { passive: true });
  addEventListener("resize", lookSoon);
}

function mark(link: HTMLAnchorElement, isCurrent: boolean): void {
  if (isCurrent) link.setAttribute("aria-current", "location");
  else link.removeAttribute("aria-current");
}

/** Native fragment navigation with an animated scroll (BLOG-04); the address changes, too. */
function go(event: MouseEvent, link: HTMLAnchorElement, menu: HTMLDetailsElement): void {
  const section = sectionOf(link);
  const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (isPlain) menu.open = false;
  if (!section || !isPlain || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  event.preventDefault();
  if (link.hash !== location.hash) history.pushState(null, "", link.hash);
  smoothScrollTo(section);
}

/** An overlaying `details`: closes it on Escape and on a click outside. */
function closeOnOutsideClick(menu: HTMLDetailsElement): void {
  // A section chosen before the script ran: the menu would cover it.
  if (location.hash && menu.querySelector(`a[href$="${CSS.escape(location.hash)}"]`))
    menu.open = false;
  addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || !menu.open) return;
    menu.open = false;
    menu.querySelector("summary")?.focus();
  });
  addEventListener("pointerdown", ({ target }) => {
    if (menu.open && target instanceof Node && !menu.contains(target)) menu.open = false;
  });
}

/** Scrolls a list longer than the viewport to the current item without scrolling the page. */
function keepInView(list: HTMLElement, at: number): void {
  const marked = list.querySelectorAll("li")[at]?.getBoundingClientRect();
  const { top, bottom } = list.getBoundingClientRect();
  if (marked && marked.bottom > bottom) list.scrollTop += marked.bottom - bottom;
  else if (marked && marked.top < top) list.scrollTop -= top - marked.top;
}
