import {
  partName,
  readSurvey,
  SURVEY_OTHER_MAX,
  surveyForm,
  surveyRanges,
  type Bounds,
  type SurveyOffers,
  type SurveyRange,
} from "@meridian/contract/forms";
import { useId, useState, type ReactNode } from "react";
import { SurveyStatus } from "#app/pages/survey/survey-status.tsx";
import { CONTACTS, useSurveyAnswers } from "#app/pages/survey/use-survey-answers.ts";
import type { ShownTeam } from "#app/team/carried-team.ts";
import { FormFields } from "#app/forms/form-fields.tsx";
import type { FormParts } from "#app/forms/site-form.tsx";
import { Choices } from "#app/ui/choices.tsx";
import { Field } from "#app/ui/field.tsx";
import { RangeField } from "#app/ui/range-field.tsx";
import { Segmented } from "#app/ui/segmented.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import styles from "./survey-questions.module.css";

export interface Question {
  title: string;
  hint?: string | undefined;
}

export type Questions = Record<"regions" | "rates" | "size" | "skills" | "who", Question>;

/** Common currency signs: loading the browser's table of all currencies costs 24 ms. */
const SIGNS = new Map([
  ["USD", "$"],
  ["EUR", "€"],
  ["GBP", "£"],
]);
const signOf = (currency: string): string => SIGNS.get(currency) ?? `${currency}\u00a0`;
/** Number of ticks on a ruler: one per five units if that gives at most twelve, else ten. */
const partsOf = ({ min, max }: Bounds): number => {
  const fives = (max - min) / 5;
  return Number.isInteger(fives) && fives <= 12 ? fives : 10;
};
const LABELS = Object.fromEntries(surveyForm.fields.map(({ name, label }) => [name, label]));
const controls = (field: string, labels: readonly string[]) =>
  labels.map((label, at) => ({ label, name: partName(field, at) }));

export function SurveyQuestions({
  isAnswer,
  values,
  errors,
  end,
  questions,
  offers,
  team,
}: FormParts & { questions: Questions; offers: SurveyOffers; team: ShownTeam | null }) {
  const regionsId = useId();
  // The initial values stay the same when an answer changes.
  const [initial] = useState(() => readSurvey(values, offers));
  const { answers, hasContacts, inside } = useSurveyAnswers(initial, offers);
  const { ranges, currency } = answers;
  const bounds = surveyRanges(offers);
  const price = (amount: number): string => signOf(currency) + amount;
  return (
    <div ref={inside}>
      {team && !isAnswer && <Team {...team} />}
      <SurveyStatus
        answers={answers}
        offers={offers}
        hasContacts={hasContacts}
        sign={signOf(currency)}
      />
      <Part {...questions.regions} id={regionsId}>
        <Choices
          labelledBy={regionsId}
          options={controls("region", offers.regions)}
          ticked={initial.regions}
          error={errors.region}
        />
      </Part>
      <Part {...questions.rates}>
        <Segmented
          label={LABELS.currency ?? ""}
          name="currency"
          options={offers.currencies}
          chosen={initial.currency}
        />
        {(["forSeniorFullStack", "forMiddleBackend"] as const).map((name) => (
          <Range
            key={name}
            name={name}
            bounds={bounds}
            initial={initial}
            ranges={ranges}
            format={price}
          />
        ))}
      </Part>
      <Part {...questions.size}>
        <Range name="teamSize" bounds={bounds} initial={initial} ranges={ranges} format={String} />
      </Part>
      <Skills {...questions.skills} offers={offers} initial={initial} error={errors.skill} />
      <Part {...questions.who}>
        <FormFields
          form={surveyForm}
          variant="survey"
          values={values}
          errors={errors}
          only={CONTACTS}
        />
        {end}
      </Part>
    </div>
  );
}

function Skills({
  offers,
  initial,
  error,
  ...question
}: Question & { offers: SurveyOffers; initial: Answers; error: string | undefined }) {
  const id = useId();
  return (
    <Part {...question} id={id}>
      <Choices
        labelledBy={id}
        options={controls("skill", offers.technologies)}
        ticked={initial.technologies}
        error={error}
        size="narrow"
      />
      <Field
        label="Anything else"
        optional
        name={partName("skill", "other")}
        defaultValue={initial.other}
        maxLength={SURVEY_OTHER_MAX}
        placeholder={`Up to ${SURVEY_OTHER_MAX} characters`}
        autoComplete="off"
      />
    </Part>
  );
}

function Team({ words, calculator }: ShownTeam) {
  return (
    <p className={styles.team}>
      <strong>Your team:</strong> {words}. It is filled in below;{" "}
      {calculator ? (
        <>
          <SiteLink to={calculator}>change it in the calculator</SiteLink> or here.
        </>
      ) : (
        "change it here."
      )}
    </p>
  );
}

type Answers = ReturnType<typeof readSurvey>;

function Range({
  name,
  bounds,
  initial,
  ranges,
  format,
}: {
  name: SurveyRange;
  bounds: Record<SurveyRange, Bounds>;
  /** Initial values of the control. */
  initial: Answers;
  ranges: Answers["ranges"];
  format: (end: number) => string;
}) {
  return (
    <RangeField
      label={LABELS[name] ?? ""}
      names={{ from: partName(name, "from"), to: partName(name, "to") }}
      {...bounds[name]}
      initial={initial.ranges[name]}
      span={ranges[name]}
      format={format}
      parts={partsOf(bounds[name])}
    />
  );
}

function Part({ title, hint, id, children }: Question & { id?: string; children: ReactNode }) {
  return (
    <div className={styles.part}>
      <div className={styles.question}>
        <h2 id={id}>{title}</h2>
        {hint && <p>{hint}</p>}
      </div>
      <div className={styles.answers}>{children}</div>
    </div>
  );
}
