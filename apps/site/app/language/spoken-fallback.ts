/**
 * Words of the fallback language that scripts write get `lang`, as those of the server do
 * (`page-cache/fallback-words.ts`). Loaded on pages whose language lacks messages.
 */
import { FALLBACK } from "@meridian/messages/marked-fallback";

/** Shorter ones count only as the whole text: they may be in a word of the page's language. */
const CERTAIN = 8;
/** The places of elements in a message (`message.tsx`). */
const EDGES = /\ue000[^\ue000]*\ue000/;
const NAMES = ["aria-label", "title", "placeholder", "alt"];
const WATCHED: MutationObserverInit = {
  subtree: true,
  childList: true,
  characterData: true,
  attributes: true,
  attributeFilter: NAMES,
};

export interface SpokenFallback {
  /** Adds a text that is written, or will be. */
  add(text: string): void;
}

/** Follows what scripts write under `root`, in a page whose language is `code`. */
export function watchFallback(root: HTMLElement, code: string): SpokenFallback {
  const spoken = new Set<string>();
  /** Elements whose `lang` is from here. */
  const ours = new WeakSet<Element>();
  const isFallback = (text: string): boolean => {
    const words = text.trim();
    if (spoken.has(words)) return true;
    return [...spoken].some((piece) => piece.length >= CERTAIN && words.includes(piece));
  };
  const speak = (element: Element, language: string | null): void => {
    if (element.hasAttribute("lang") && !ours.has(element)) return;
    if (language === null) element.removeAttribute("lang");
    else element.setAttribute("lang", language);
    if (language !== null) ours.add(element);
    else ours.delete(element);
  };
  const check = (element: Element): void => {
    const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const hasWords = texts.some(({ data }: Node & { data?: string }) => data && isFallback(data));
    const isNamed =
      (element.textContent ?? "").trim() === "" &&
      NAMES.some((name) => isFallback(element.getAttribute(name) ?? ""));
    if (!hasWords && !isNamed) {
      if (ours.has(element)) speak(element, null);
      return;
    }
    speak(element, FALLBACK);
    // The page's words in it, such as a link's, stay in the page's language.
    for (const inner of element.children)
      if ((inner.textContent ?? "").trim() !== "" && !isFallback(inner.textContent ?? ""))
        speak(inner, code);
  };
  const checkAll = (element: Element): void => {
    check(element);
    element.querySelectorAll("*").forEach(check);
  };
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      if (element) check(element);
      if (type === "childList")
        for (const node of addedNodes) if (node instanceof Element) checkAll(node);
    }
  }).observe(root, WATCHED);
  let isDue = false;
  const look = (): void => {
    isDue = false;
    checkAll(root);
  };
  return {
    add(text) {
      const before = spoken.size;
      for (const piece of text.split(EDGES)) if (/\p{L}/u.test(piece)) spoken.add(piece.trim());
      if (spoken.size === before || isDue) return;
      isDue = true;
      queueMicrotask(look);
    },
  };
}
