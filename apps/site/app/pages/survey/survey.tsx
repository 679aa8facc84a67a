import type { Reply } from "#app/forms/contact/contact-reply.tsx";
import type { SurveyOffers } from "@meridian/contract/forms";
import { SurveyForm } from "#app/pages/survey/survey-form.tsx";
import type { ShownTeam } from "#app/team/carried-team.ts";
import type { SiteConfig } from "#app/site-config.ts";
import { Section } from "#app/ui/section.tsx";
import { Wrap } from "#app/ui/wrap.tsx";

interface SurveyProps extends Pick<SiteConfig["survey"], "questions" | "thanks"> {
  offers: SurveyOffers;
  /** Path of the page with the prices; empty without one. */
  prices: string;
  team: ShownTeam | null;
  person?: Reply["person"];
}

export function Survey(survey: SurveyProps) {
  return (
    <Section space="tight">
      <Wrap>
        <SurveyForm {...survey} />
      </Wrap>
    </Section>
  );
}
