/** Pixels of scroll after which the header takes its scrolled style (NAV-05). */
const SCROLLED_AFTER = 48;

/**
 * Marks the header as scrolled where the browser has no scroll timelines; with them the stylesheet
 * does it by itself.
 */
export function markScrolled(header: HTMLElement): void {
  if (CSS.supports("animation-timeline: scroll()")) return;
  const look = () => header.toggleAttribute("data-scrolled", scrollY > SCROLLED_AFTER);
  look();
  addEventListener("scroll", look, { passive: true });
}
