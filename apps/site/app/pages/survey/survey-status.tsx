import type { SurveyAnswers, SurveyOffers } from "@meridian/contract/forms";
import { useId } from "react";
import { answeredCount, estimateOf, HOURS, QUESTIONS } from "#app/pages/survey/survey-progress.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { useT } from "#app/language/language.ts";
import { grouped, moneyIn, type MoneyWords } from "#app/text/money-words.ts";
import styles from "./survey-status.module.css";

interface SurveyStatusProps {
  answers: SurveyAnswers;
  offers: SurveyOffers;
  hasContacts: boolean;
  money: MoneyWords;
}

/** Progress and estimate (SURV-11): hidden without script; their space is reserved. */
export function SurveyStatus({ answers, offers, hasContacts, money }: SurveyStatusProps) {
  const t = useT();
  const id = useId();
  const isHydrated = useHydrated();
  const answered = answeredCount(answers, offers, hasContacts);
  const estimate = estimateOf(answers, offers);
  const amount = (value: number): string => moneyIn(money, answers.currency, grouped(money, value));
  return (
    <div className={styles.status} data-screen="" data-hidden={isHydrated ? undefined : ""}>
      <label htmlFor={id}>{t("survey.progress", { answered, all: QUESTIONS })}</label>
      {estimate && (
        <p>
          {t("survey.estimate", {
            from: amount(estimate.from),
            to: amount(estimate.to),
            hours: HOURS,
          })}
        </p>
      )}
      <progress id={id} max={QUESTIONS} value={answered} />
    </div>
  );
}
