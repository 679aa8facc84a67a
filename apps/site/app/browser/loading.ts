/** Delay before the overlay appears: a fast response needs none. */
export const OVERLAY_AFTER = 150;

const link = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;

function leaves({
  target,
  defaultPrevented,
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: MouseEvent): boolean {
  const pressed = link(target);
  if (!pressed || defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey)
    return false;
  if (pressed.origin !== location.origin || pressed.target || pressed.hasAttribute("download"))
    return false;
  return (
    pressed.pathname + pressed.search !== location.pathname + location.search ||
    (pressed.hash === "" && pressed.href !== location.href)
  );
}

/** SH-05: covers the page if the next one needs longer than `OVERLAY_AFTER`, until stopped. */
export function coverWhileLoading(overlay: HTMLElement): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const clear = (): void => {
    clearTimeout(timer);
    overlay.hidden = true;
    delete document.documentElement.dataset.pageChanging;
  };
  const cover = (): void => {
    clear();
    document.documentElement.dataset.pageChanging = "";
    timer = setTimeout(() => (overlay.hidden = false), OVERLAY_AFTER);
  };
  // On the window, after other handlers had the chance to cancel the click.
  addEventListener("click", (event) => leaves(event) && cover());
  addEventListener("submit", (event) => {
    if (
      !event.defaultPrevented &&
      !(event.target instanceof HTMLFormElement && event.target.method === "dialog")
    )
      cover();
  });
  addEventListener("keydown", ({ key }) => key === "Escape" && clear());
  addEventListener("pagehide", clear);
  addEventListener("pageshow", clear);
}
