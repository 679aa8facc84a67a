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
