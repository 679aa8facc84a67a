import { readSurvey, type SurveyAnswers, type SurveyOffers } from "@meridian/contract/forms";
import { useEffect, useRef, useState, type RefObject } from "react";

const CHANGES = ["input", "change"];

/**
 * The current answers in the form that contains `inside`, including changes made before hydration
 * and a restored draft.
 */
export function useSurveyAnswers(
  initial: SurveyAnswers,
  offers: SurveyOffers,
): {
  answers: SurveyAnswers;
  inside: RefObject<HTMLDivElement | null>;
} {
  const inside = useRef<HTMLDivElement>(null);
  const [answers, setAnswers] = useState(initial);
  useEffect(() => {
    const element = inside.current?.closest("form");
    if (!element) return;
    const update = (): void =>
      setAnswers(readSurvey(Object.fromEntries(new FormData(element)), offers));
    update();
    for (const change of CHANGES) element.addEventListener(change, update);
    return () => {
      for (const change of CHANGES) element.removeEventListener(change, update);
    };
  }, [offers]);
  return { answers, inside };
}
