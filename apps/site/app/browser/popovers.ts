/**
 * A press beside an open popover closes it and leaves the focus on the page below: it goes back to
 * the button that opens the popover, as by Escape and by the close button.
 */
export function returnFocus(popover: HTMLElement): void {
  const opener = document.querySelector<HTMLElement>(
    `[popovertarget="${popover.id}"]:not([popovertargetaction])`,
  );
  let isPressedBeside = false;
  document.addEventListener(
    "pointerdown",
    ({ target }) => {
      isPressedBeside =
        popover.matches(":popover-open") && target instanceof Node && !popover.contains(target);
    },
    true,
  );
  popover.addEventListener("toggle", ({ newState }) => {
    if (newState === "closed" && isPressedBeside && opener?.checkVisibility())
      opener.focus({ preventScroll: true });
    isPressedBeside = false;
  });
}
