/** OWN-10: closes a `details` on Escape, on a click or focus elsewhere, and on its own links. */
export function closeSubmenus(submenus: HTMLDetailsElement[]): void {
  if (submenus.length === 0) return;
  const open = (): HTMLDetailsElement[] => submenus.filter((one) => one.open);
  const leave = ({ target }: Event): void => {
    for (const one of open())
      if (!(target instanceof Node && one.contains(target))) one.open = false;
  };
  document.addEventListener("pointerdown", leave);
  document.addEventListener("focusin", leave);
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("a"))
      for (const one of open()) one.open = false;
  });
  document.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    for (const one of open()) {
      const hadFocus = one.contains(document.activeElement);
      one.open = false;
      if (hadFocus) one.querySelector("summary")?.focus();
    }
  });
}
