/** Pixels of scroll after which the header changes its style (NAV-05). */
const SCROLLED_AFTER = 48;

/** Flags the header as scrolled in browsers without scroll timelines. */
export function markScrolled(header: HTMLElement): void {
  if (CSS.supports("animation-timeline: scroll()")) return;
  const look = () => header.toggleAttribute("data-scrolled", scrollY > SCROLLED_AFTER);
  look();
  addEventListener("scroll", look, { passive: true });
}
