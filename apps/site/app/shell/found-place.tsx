import { useEffect, useLayoutEffect } from "react";
import { useLocation, useNavigation, useNavigationType } from "react-router";

/** Path of the page that is shown; none until the first one has come alive, for which early-script.ts decides. The document's own: an error page has a frame of its own. */
let shown: string | undefined;

/**
 * Has a page laid out whole (`data-laid-out`, ui/section) where a place far down it must be found: before React Router scrolls
 * to a hash, or to where a page was left. From the second page on each is, after its first paint, for a later step back
 * leads to a distance from its top. Two frames later this is taken back: what is out of view keeps the height it
 * was seen to have, and a change in one band does not lay out all the others for the rest of a visit.
 */
export function FoundPlace(): null {
  const location = useLocation();
  const isReturn = useNavigationType() === "POP";
  const { state } = useNavigation();
  useLayoutEffect(() => {
    if (shown !== undefined && (location.hash || isReturn)) document.documentElement.dataset.laidOut = "";
  }, [location, isReturn]);
  useEffect(() => {
    if (state !== "idle") return;
    const { dataset } = document.documentElement;
    if (shown !== undefined && shown !== location.pathname) dataset.laidOut = "";
    shown = location.pathname;
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => delete dataset.laidOut);
    });
    return () => cancelAnimationFrame(frame);
  }, [location, state]);
  return null;
}
