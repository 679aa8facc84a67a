import { useEffect, type RefObject } from "react";

/** What an opened `details` does not do by itself when it lies over the page: it closes on Escape and on a press beside it. */
export function useContentsMenu(target: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const menu = target.current;
    if (!menu) return;
    // A section chosen before the page was alive: the menu would lie over it.
    if (location.hash && menu.querySelector(`a[href$="${CSS.escape(location.hash)}"]`)) menu.removeAttribute("open");
    const escape = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !menu.open) return;
      menu.removeAttribute("open");
      menu.querySelector("summary")?.focus();
    };
    const press = (event: PointerEvent) => {
      if (menu.open && event.target instanceof Node && !menu.contains(event.target)) menu.removeAttribute("open");
    };
    addEventListener("keydown", escape);
    addEventListener("pointerdown", press);
    return () => {
      removeEventListener("keydown", escape);
      removeEventListener("pointerdown", press);
    };
  }, [target]);
}
