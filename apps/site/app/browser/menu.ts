/** Closes the popover when the header has space for its links (NAV-04). */
export function closeWhenLinksFit(menu: HTMLElement): void {
  const toggle = document.querySelector(`[popovertarget="${menu.id}"]`);
  if (toggle)
    new ResizeObserver(
      () => toggle.checkVisibility() || !menu.matches(":popover-open") || menu.hidePopover(),
    ).observe(toggle);
}
