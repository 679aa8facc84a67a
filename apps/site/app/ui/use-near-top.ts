import { useEffect, useState, type RefObject } from "react";

/** Whether an element has come within so many pixels of the view's top, or above it; it stays true. False until the first look. */
export function useNearTop(target: RefObject<Element | null>, pixels: number): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = target.current;
    if (!element || near) return;
    const look = (): void => {
      if (element.getBoundingClientRect().top > pixels) return;
      setNear(true);
    };
    look();
    addEventListener("scroll", look, { passive: true });
    return () => removeEventListener("scroll", look);
  }, [target, pixels, near]);
  return near;
}
