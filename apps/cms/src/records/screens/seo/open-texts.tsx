"use client";
import { useEffect } from "react";
import { useWords } from "#admin-ui/words/use-words.ts";
import { TEXTS_ANCHOR, TEXTS_LABEL } from "#records/search-texts/texts-anchor.ts";
import "#records/screens/seo/seo.css";

const EVERY = 150;
/** Checks, before it gives up. */
const MOST = 30;
/** Payload restores the user's last tab and folds late: open this many times in a row is open. */
const ENOUGH = 5;

/** Opens the texts' tab or fold; `true` if it was open. */
function open(label: string): boolean {
  const tab = [...document.querySelectorAll(".tabs-field__tab-button")].find((one) =>
    one.textContent?.startsWith(label),
  );
  const fold = document.querySelector(".search-texts-fold");
  const isOpen = tab
    ? tab.classList.contains("tabs-field__tab-button--active")
    : fold !== null && fold.querySelector(".collapsible--collapsed") === null;
  const toggle = tab ?? fold?.querySelector(".collapsible__toggle");
  if (isOpen) (tab ?? fold)?.scrollIntoView({ block: "start" });
  else if (toggle instanceof HTMLElement) toggle.click();
  return isOpen;
}

/** For an address that ends with the texts' anchor. */
export function OpenTexts() {
  const label = useWords()(TEXTS_LABEL);
  useEffect(() => {
    if (window.location.hash !== `#${TEXTS_ANCHOR}`) return;
    let left = MOST;
    let inRow = 0;
    const timer = setInterval(() => {
      left -= 1;
      inRow = open(label) ? inRow + 1 : 0;
      if (left === 0 || inRow === ENOUGH) clearInterval(timer);
    }, EVERY);
    return () => clearInterval(timer);
  }, [label]);
  return null;
}
