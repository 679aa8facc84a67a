import { readSurvey, type SurveyAnswers, type SurveyOffers } from "@meridian/contract/forms";
import { useEffect, useRef, useState, type RefObject } from "react";

/** SURV-07. */
export const CONTACTS = ["fullName", "company", "email"];
const CHANGES = ["input", "change"];

/** Current answers in the form around `inside`, also from before hydration or from a draft. */
export function useSurveyAnswers(
  initial: SurveyAnswers,
  offers: SurveyOffers,
  code: string,
): {
  answers: SurveyAnswers;
  /** Name, company and e-mail are filled in. */
  hasContacts: boolean;
  inside: RefObject<HTMLDivElement | null>;
} {
  const inside = useRef<HTMLDivElement>(null);
  const [answers, setAnswers] = useState(initial);
  const [hasContacts, setHasContacts] = useState(false);
  useEffect(() => {
    const element = inside.current?.closest("form");
    if (!element) return;
    const update = (): void => {
      const given = new FormData(element);
      setAnswers(readSurvey(Object.fromEntries(given), offers, code));
      setHasContacts(CONTACTS.every((name) => String(given.get(name) ?? "").trim() !== ""));
    };
    update();
    for (const change of CHANGES) element.addEventListener(change, update);
    return () => {
      for (const change of CHANGES) element.removeEventListener(change, update);
    };
  }, [offers, code]);
  return { answers, hasContacts, inside };
}
