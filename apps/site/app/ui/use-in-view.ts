import { useEffect, useState, type RefObject } from "react";

interface InViewOptions {
  /** As IntersectionObserver's `rootMargin`; grows or shrinks what counts as the view. */
  margin?: string;
  /** Stay true once it was. */
  once?: boolean;
}

/** Whether an element stands in the view. False on the server and until the first look. */
export function useInView(target: RefObject<Element | null>, { margin = "0px", once = false }: InViewOptions = {}): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    const element = target.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.at(-1)?.isIntersecting ?? false;
        setInView(seen);
        if (seen && once) observer.disconnect();
      },
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [target, margin, once]);
  return inView;
}
