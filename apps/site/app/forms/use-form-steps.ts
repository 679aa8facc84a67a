import { POSTED } from "@meridian/contract/forms";
import { useEffect, useRef, type RefObject } from "react";
import { announceFormStep } from "#app/analytics/visit-events.ts";

/**
 * Reports each step once per page: seen, edited, sent (SH-08). Returns the callback for sent, which
 * does not count a machine's message (CON-11).
 */
export function useFormSteps(form: RefObject<HTMLFormElement | null>, name: string): () => void {
  const done = useRef(new Set<string>());
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const once = (step: "opened" | "started"): void => {
      if (done.current.has(step)) return;
      done.current.add(step);
      announceFormStep({ form: name, step });
    };
    const started = (): void => (once("opened"), once("started"));
    const seen = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && once("opened"),
      { threshold: 0.2 },
    );
    seen.observe(element);
    if (element.closest("[data-written]")) started();
    element.addEventListener("input", started);
    return () => {
      seen.disconnect();
      element.removeEventListener("input", started);
    };
  }, [form, name]);
  return () => {
    if (done.current.has("sent") || isTrapFilled(form.current)) return;
    done.current.add("sent");
    announceFormStep({ form: name, step: "sent" });
  };
}

function isTrapFilled(form: HTMLFormElement | null): boolean {
  const trap = form?.elements.namedItem(POSTED.trap);
  return trap instanceof HTMLInputElement && trap.value !== "";
}
