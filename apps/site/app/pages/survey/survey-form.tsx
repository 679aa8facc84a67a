import SurveyFormIsland, { type SurveyFormProps } from "#app/pages/survey/survey-form.island.tsx";
import { Island } from "#app/islands/island.tsx";

/** The survey's form (SURV-02…SURV-09). */
export function SurveyForm(props: SurveyFormProps) {
  return <Island of={SurveyFormIsland} name="survey-form" when="idle" props={props} />;
}
