"use client";
import { useEffect, type ReactNode } from "react";
import { mendAll } from "#admin-ui/mends.ts";

/** Adds missing accessible names to Payload's lists and forms when they are rendered. */
export function AccessibleNames({ children }: { children: ReactNode }) {
  useEffect(() => {
    let frame = 0;
    const mend = (): void => {
      frame = 0;
      mendAll(document);
    };
    const observer = new MutationObserver(() => {
      frame ||= requestAnimationFrame(mend);
    });
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ["aria-hidden", "class"],
    });
    mend();
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, []);
  return children;
}
