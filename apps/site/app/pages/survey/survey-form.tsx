import SurveyFormIsland, { type SurveyFormProps } from "#app/pages/survey/survey-form.island.tsx";
import { Island } from "#app/islands/island.tsx";

export function SurveyForm(props: SurveyFormProps) {
  return <Island of={SurveyFormIsland} name="survey-form" when="idle" props={props} />;
}
