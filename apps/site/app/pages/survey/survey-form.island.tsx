import type { SurveyOffers } from "@meridian/contract/forms";
import { surveyFormIn } from "@meridian/messages/forms/survey";
import { useMemo, useState } from "react";
import { RULERS, SurveyQuestions, type Questions } from "#app/pages/survey/survey-questions.tsx";
import type { ShownTeam } from "#app/team/carried-team.ts";
import type { Reply } from "#app/forms/contact/contact-reply.tsx";
import { FormEnd } from "#app/forms/form-parts.tsx";
import { SiteForm } from "#app/forms/site-form.tsx";
import { ThanksDialog } from "#app/forms/thanks-dialog.tsx";
import { useLanguage } from "#app/language/language.ts";
import { usePageData } from "#app/islands/page-data.ts";
import type { MoneyWords } from "#app/text/money-words.ts";

const SURVEY = "survey-form";
const CHECK_AFTER_MS = 100;
/** Pixels above the first invalid answer after scrolling (SURV-05). */
const ABOVE_ERROR = 200;

export interface SurveyFormProps {
  questions: Questions;
  offers: SurveyOffers;
  /** Path of the page with the prices; empty without one. */
  prices: string;
  /** Further text of the thank-you message. */
  thanks?: string | undefined;
  /** The team from the calculator, as initial answers (CALC-10). */
  team: ShownTeam | null;
  money: MoneyWords;
  /** Who answers. */
  person?: Reply["person"];
}

/** The survey about the visitor's team (SURV-02…SURV-09). */
export default function SurveyForm({
  questions,
  offers,
  prices,
  thanks,
  team,
  money,
  person,
}: SurveyFormProps) {
  const { t, code } = useLanguage();
  const { path } = usePageData();
  const form = useMemo(
    () => ({ ...surveyFormIn(t, offers, code), ...(thanks && { afterSuccess: thanks }) }),
    [t, offers, code, thanks],
  );
  /** `null`: nothing was sent, or the thanks are closed. */
  const [thanked, setThanked] = useState<{ reference: string | undefined } | null>(null);
  // After sending, the next form starts empty.
  const [carried, setCarried] = useState(team);
  return (
    <>
      {/* The rulers' own form, which sends nothing: agents and posts see only the named fields. Enter checks the survey. */}
      <form
        id={RULERS}
        method="dialog"
        hidden
        onSubmit={(event) => {
          event.preventDefault();
          document.querySelector<HTMLFormElement>(`#${SURVEY}`)?.requestSubmit();
        }}
      >
        {/* Enter in a ruler presses it. */}
        <button type="submit">{t("survey.submit")}</button>
      </form>
      <SiteForm
        form={form}
        variant="survey"
        id={SURVEY}
        checkAfterMs={CHECK_AFTER_MS}
        reveal={scrollToError}
        draft={carried ? `${path}#${SURVEY} ${carried.query}` : undefined}
        start={carried?.answers}
        onSent={(reference) => {
          setThanked({ reference });
          setCarried(null);
        }}
      >
        {(parts) => (
          <SurveyQuestions
            {...parts}
            end={<FormEnd {...parts} submit={t("survey.submit")} />}
            questions={questions}
            offers={offers}
            prices={prices}
            team={carried}
            money={money}
            person={person}
          />
        )}
      </SiteForm>
      {thanked && (
        <ThanksDialog
          title={form.success}
          text={thanks}
          close={t("survey.ok")}
          onClose={() => setThanked(null)}
          reader="client"
          {...thanked}
        />
      )}
    </>
  );
}

/** Follows the page's own scroll behaviour, which respects reduced motion. */
function scrollToError(wrong: HTMLElement): void {
  wrong.focus({ preventScroll: true });
  scrollTo({ top: scrollY + wrong.getBoundingClientRect().top - ABOVE_ERROR });
}
