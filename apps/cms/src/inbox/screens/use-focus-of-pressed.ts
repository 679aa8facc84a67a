import { useEffect, useRef, type RefObject } from "react";

/**
 * What was pressed in the element goes with the press: after a change of `state` the first `target`
 * has the focus, if it would be lost. Who is elsewhere on the page stays there.
 */
export function useFocusOfPressed(state: string, target: string): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null);
  const isInside = useRef(false);
  useEffect(() => {
    const note = ({ target: at }: Event): void => {
      isInside.current = at instanceof Node && place.current?.contains(at) === true;
    };
    document.addEventListener("focusin", note);
    document.addEventListener("pointerdown", note);
    return () => {
      document.removeEventListener("focusin", note);
      document.removeEventListener("pointerdown", note);
    };
  }, []);
  useEffect(() => {
    if (isInside.current && document.activeElement === document.body)
      place.current?.querySelector<HTMLElement>(target)?.focus({ preventScroll: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [state, target]);
  return place;
}
