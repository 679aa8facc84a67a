import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigation, useNavigationType } from "react-router";

/** React Router's key of the place where a visit began: for that, early-script.ts decides. */
const ARRIVAL = "default";

/**
 * Has a page laid out whole (`data-laid-out`, ui/section) where a place far down it must be found: before React Router scrolls
 * to a hash, or to where a page was left. From the second page on each is, after its first paint, for a later step back
 * leads to a distance from its top. Two frames later this is taken back: what is out of view keeps the height it
 * was seen to have, and a change in one band does not lay out all the others for the rest of a visit.
 */
export function FoundPlace(): null {
  const { key, pathname, hash } = useLocation();
  const isReturn = useNavigationType() === "POP";
  const { state } = useNavigation();
  const seen = useRef("");
  useLayoutEffect(() => {
    if (key !== ARRIVAL && (hash || isReturn)) document.documentElement.dataset.laidOut = "";
  }, [key, hash, isReturn]);
  useEffect(() => {
    if (state !== "idle") return;
    const { dataset } = document.documentElement;
    if (key !== ARRIVAL && seen.current !== pathname) dataset.laidOut = "";
    seen.current = pathname;
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => delete dataset.laidOut);
    });
    return () => cancelAnimationFrame(frame);
  }, [key, pathname, state]);
  return null;
}
