const FOCUSABLE = "a[href], button:not(:disabled), summary";

/** Focus trap of the popover (NAV-04); closes it when the header has space for its links. */
export function addMenuBehaviour(menu: HTMLElement): void {
  const toggle = document.querySelector(`[popovertarget="${menu.id}"]`);
  if (toggle)
    new ResizeObserver(
      () => toggle.checkVisibility() || !menu.matches(":popover-open") || menu.hidePopover(),
    ).observe(toggle);
  menu.addEventListener(
    "toggle",
    (event) => event.newState === "open" && menu.querySelector<HTMLElement>(FOCUSABLE)?.focus(),
  );
  menu.addEventListener("keydown", (event) => {
    const next =
      event.key === "Tab" ? nextInRing(menu, document.activeElement, event.shiftKey) : null;
    if (!next) return;
    event.preventDefault();
    next.focus();
  });
  if (menu.matches(":popover-open")) menu.querySelector<HTMLElement>(FOCUSABLE)?.focus();
}

/** Target of Tab at the menu's first or last stop: the other end. `null`: native order. */
function nextInRing(
  menu: HTMLElement,
  from: Element | null,
  backwards: boolean,
): HTMLElement | null {
  const stops = [...menu.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((stop) =>
    stop.checkVisibility(),
  );
  if (backwards) return from === stops[0] || from === menu ? (stops.at(-1) ?? null) : null;
  return from === stops.at(-1) ? (stops[0] ?? null) : null;
}
