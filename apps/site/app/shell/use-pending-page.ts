import { useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";

/** Milliseconds a page may take before the overlay covers the old one: a quick answer needs none. */
export const OVERLAY_AFTER = 150;

/** Whether another page has been on its way for longer than `OVERLAY_AFTER` (SH-05). A new query on the same page is not another page. */
export function usePendingPage(): boolean {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  const leaving = location !== undefined && location.pathname !== pathname;
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!leaving) return;
    document.documentElement.dataset.pageChanging = "";
    const timer = setTimeout(setLate, OVERLAY_AFTER, true);
    return () => {
      clearTimeout(timer);
      setLate(false);
      // After the new page has taken its place at the top (styles/base.css).
      requestAnimationFrame(() => delete document.documentElement.dataset.pageChanging);
    };
  }, [leaving]);
  return leaving && late;
}
