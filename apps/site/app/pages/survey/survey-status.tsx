import type { SurveyAnswers, SurveyOffers } from "@meridian/contract/forms";
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
  const isHydrated = useHydrated();
  const answered = answeredCount(answers, offers, hasContacts);
  const estimate = estimateOf(answers, offers);
  const amount = (value: number): string => moneyIn(money, answers.currency, grouped(money, value));
  return (
    <div className={styles.status} data-screen="" data-hidden={isHydrated ? undefined : ""}>
      <label className={styles.progress}>
        <span>{t("survey.progress", { answered, all: QUESTIONS })}</span>
        <progress max={QUESTIONS} value={answered} />
      </label>
      {estimate && (
        <p>
          {t("survey.estimate", {
            from: amount(estimate.from),
            to: amount(estimate.to),
            hours: HOURS,
          })}
        </p>
      )}
    </div>
  );
}
