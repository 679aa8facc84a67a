/** After a click outside, focuses the opening button, as Escape and the close button do. */
export function returnFocus(popover: HTMLElement): void {
  const opener = document.querySelector<HTMLElement>(
    `[popovertarget="${popover.id}"]:not([popovertargetaction])`,
  );
  let isOutside = false;
  document.addEventListener(
    "pointerdown",
    ({ target }) => {
      isOutside =
        popover.matches(":popover-open") && target instanceof Node && !popover.contains(target);
    },
    true,
  );
  popover.addEventListener("toggle", ({ newState }) => {
    if (newState === "closed" && isOutside && opener?.checkVisibility())
      opener.focus({ preventScroll: true });
    isOutside = false;
  });
}

const FOCUSABLE = "a[href], button:not(:disabled), input:not(:disabled), summary";

/** In WebKit Escape in a search field only clears it, also when it is empty. */
export function closeFromSearchField(popover: HTMLElement): void {
  popover.addEventListener("keydown", ({ key, target }) => {
    if (key === "Escape" && target instanceof HTMLInputElement && target.value === "")
      popover.hidePopover();
  });
}

/** An open popover covers the page: the focus moves into it and Tab stays there (NAV-04). */
export function trapFocus(popover: HTMLElement): void {
  // The filter's is a part of the page on wide screens.
  const isOpen = (): boolean => popover.matches(":popover-open");
  const enter = (): void => {
    if (isOpen() && !popover.contains(document.activeElement))
      popover.querySelector<HTMLElement>(FOCUSABLE)?.focus();
  };
  popover.addEventListener("toggle", enter);
  popover.addEventListener("keydown", (event) => {
    if (event.key !== "Tab" || !isOpen()) return;
    const next = nextInRing(popover, document.activeElement, event.shiftKey);
    if (!next) return;
    event.preventDefault();
    next.focus();
  });
  enter();
}

/** Target of Tab at the popover's first or last stop: the other end. `null`: native order. */
function nextInRing(
  popover: HTMLElement,
  from: Element | null,
  backwards: boolean,
): HTMLElement | null {
  const stops = [...popover.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((stop) =>
    stop.checkVisibility(),
  );
  if (backwards) return from === stops[0] || from === popover ? (stops.at(-1) ?? null) : null;
  return from === stops.at(-1) ? (stops[0] ?? null) : null;
}
