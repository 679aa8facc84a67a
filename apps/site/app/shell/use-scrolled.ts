import { useEffect, useState } from "react";

/** Pixels of scroll after which the header takes its scrolled style (NAV-05). */
export const SCROLLED_AFTER = 48;

/** Whether the page is scrolled; always false where the stylesheet's scroll timeline does the work by itself. */
export function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    if (CSS.supports("animation-timeline: scroll()")) return;
    const look = () => setScrolled(scrollY > SCROLLED_AFTER);
    look();
    addEventListener("scroll", look, { passive: true });
    return () => removeEventListener("scroll", look);
  }, []);
  return scrolled;
}
