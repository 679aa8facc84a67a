import SurveyFormIsland, { type SurveyFormProps } from "#app/pages/survey/survey-form.island.tsx";
import { Island } from "#app/islands/island.tsx";
import { useLanguage } from "#app/language/language.ts";
import { moneyWords } from "#app/text/money-words.ts";

export function SurveyForm(props: Omit<SurveyFormProps, "money">) {
  const money = moneyWords(props.offers.currencies, useLanguage().code);
  return (
    <Island of={SurveyFormIsland} name="survey-form" when="idle" props={{ ...props, money }} />
  );
}
