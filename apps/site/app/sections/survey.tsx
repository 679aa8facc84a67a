import { SurveyForm } from "#app/features/survey/survey-form.tsx";
import type { SiteConfig } from "#app/site-config.ts";
import { Section } from "#app/ui/section.tsx";
import { Wrap } from "#app/ui/wrap.tsx";

/** The survey on its page. */
export function Survey({ questions, thanks }: Pick<SiteConfig["survey"], "questions" | "thanks">) {
  return (
    <Section space="tight">
      <Wrap>
        <SurveyForm questions={questions} thanks={thanks} />
      </Wrap>
    </Section>
  );
}
