import type { SurveyAnswers, SurveyOffers } from "@meridian/contract/forms";
import { answeredCount, estimateOf, HOURS, QUESTIONS } from "#app/pages/survey/survey-progress.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import styles from "./survey-status.module.css";

/** 5600 as 5,600. */
const grouped = (amount: number): string => String(amount).replace(/\B(?=(\d{3})+$)/g, ",");

interface SurveyStatusProps {
  answers: SurveyAnswers;
  offers: SurveyOffers;
  hasContacts: boolean;
  sign: string;
}

/** Progress and estimate (SURV-11): hidden without script; their space is reserved. */
export function SurveyStatus({ answers, offers, hasContacts, sign }: SurveyStatusProps) {
  const isHydrated = useHydrated();
  const answered = answeredCount(answers, offers, hasContacts);
  const estimate = estimateOf(answers, offers);
  return (
    <div className={styles.status} data-hidden={isHydrated ? undefined : ""}>
      <label className={styles.progress}>
        <span>
          {answered} of {QUESTIONS} answered
        </span>
        <progress max={QUESTIONS} value={answered} />
      </label>
      {estimate && (
        <p>
          By your answers {sign}
          {grouped(estimate.from)} to {sign}
          {grouped(estimate.to)} per month, at {HOURS} hours a person
        </p>
      )}
    </div>
  );
}
