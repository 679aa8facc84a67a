"use client";
import { useEffect, type ReactNode } from "react";
import { followDialogs, keepFocus, noteFocus, notePress } from "#admin-ui/keep-focus.ts";
import { followLabel, mendAll } from "#admin-ui/mends.ts";
import { answerIn } from "#admin-ui/post-json.ts";
import { pressByKey } from "#admin-ui/text-mends.ts";
import { followSystemTheme } from "#admin-ui/system-theme.ts";
import { useWords } from "#admin-ui/words/use-words.ts";

// The key that opens a menu can be the one that makes React hydrate the page: a listener that an
// effect adds is too late for it.
if (typeof document !== "undefined") {
  for (const press of ["click", "keydown"]) document.addEventListener(press, notePress, true);
  document.addEventListener("focusin", noteFocus);
}

/** Mends Payload's lists and forms for screen readers and keyboards when they are rendered. */
export function AccessibleNames({ children }: { children: ReactNode }) {
  const t = useWords();
  useEffect(() => answerIn(t), [t]);
  useEffect(followSystemTheme, []);
  // For `look/before-scripts.css`.
  useEffect(() => document.documentElement.setAttribute("data-ready", ""), []);
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
    document.addEventListener("click", followLabel);
    document.addEventListener("keydown", pressByKey);
    return () => {
      document.removeEventListener("click", followLabel);
      document.removeEventListener("keydown", pressByKey);
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [t]);
  return children;
}
