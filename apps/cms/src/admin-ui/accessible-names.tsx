"use client";
import { useEffect, type ReactNode } from "react";
import { followDialogs, keepFocus, noteFocus, notePress } from "#admin-ui/keep-focus.ts";
import { followLabel, mendAll } from "#admin-ui/mends.ts";
import { answerIn } from "#admin-ui/post-json.ts";
import { useWords } from "#admin-ui/words/use-words.ts";

/** Mends Payload's lists and forms for screen readers and keyboards when they are rendered. */
export function AccessibleNames({ children }: { children: ReactNode }) {
  const t = useWords();
  useEffect(() => answerIn(t), [t]);
  useEffect(() => {
    let frame = 0;
    const mend = (): void => {
      frame = 0;
      mendAll(document, t);
      keepFocus(document);
      followDialogs(document);
    };
    const observer = new MutationObserver(() => {
      frame ||= requestAnimationFrame(mend);
    });
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ["aria-hidden", "class", "disabled"],
    });
    mend();
    const presses = ["click", "keydown"] as const;
    for (const press of presses) document.addEventListener(press, notePress, true);
    document.addEventListener("click", followLabel);
    document.addEventListener("focusin", noteFocus);
    return () => {
      for (const press of presses) document.removeEventListener(press, notePress, true);
      document.removeEventListener("click", followLabel);
      document.removeEventListener("focusin", noteFocus);
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [t]);
  return children;
}
