import {
  partName,
  offerLabel,
  readSurvey,
  SURVEY_OTHER_MAX,
  surveyRanges,
  type Bounds,
  type FormKind,
  type SurveyOffers,
  type SurveyRange,
} from "@meridian/contract/forms";
import { Fragment, useId, useState, type ReactNode } from "react";
import { HOURS } from "#app/pages/survey/survey-progress.ts";
import { SurveyStatus } from "#app/pages/survey/survey-status.tsx";
import { CONTACTS, useSurveyAnswers } from "#app/pages/survey/use-survey-answers.ts";
import type { ShownTeam } from "#app/team/carried-team.ts";
import { ContactReply, type Reply } from "#app/forms/contact/contact-reply.tsx";
import { FormFields } from "#app/forms/form-fields.tsx";
import type { FormParts } from "#app/forms/site-form.tsx";
import { Choices } from "#app/ui/choices.tsx";
import { Field } from "#app/ui/field.tsx";
import { RangeField } from "#app/ui/range-field.tsx";
import type { Span } from "#app/ui/range-pull.ts";
import { Segmented } from "#app/ui/segmented.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { useLanguage, useT } from "#app/language/language.ts";
import { numbered } from "#app/text/numbered.ts";
import { Message } from "#app/language/message.tsx";
import { grouped, moneyIn, type MoneyWords } from "#app/text/money-words.ts";
import styles from "./survey-questions.module.css";

export interface Question {
  title: string;
  hint?: string | undefined;
}

/** Id of the form that owns the rulers' handles. */
export const RULERS = "survey-rulers";

export type Questions = Record<"regions" | "rates" | "size" | "skills" | "who", Question>;

/** Number of ticks on a ruler: one per five units if that gives at most twelve, else ten. */
const partsOf = ({ min, max }: Bounds): number => {
  const fives = (max - min) / 5;
  return Number.isInteger(fives) && fives <= 12 ? fives : 10;
};
const labelOf = ({ fields }: FormKind, field: string): string =>
  fields.find(({ name }) => name === field)?.label ?? "";
const invalidOf = ({ fields }: FormKind, field: string): string =>
  fields.find(({ name }) => name === field)?.invalid ?? "";
const controls = (field: string, offers: SurveyOffers, values: readonly string[]) =>
  values.map((value, at) => ({
    value,
    label: offerLabel(offers, value),
    name: partName(field, at),
  }));

export function SurveyQuestions({
  form,
  outcome,
  values,
  errors,
  end,
  questions,
  offers,
  prices,
  team,
  money,
  person,
}: Pick<FormParts, "form" | "outcome" | "values" | "errors"> & {
  end: ReactNode;
  questions: Questions;
  offers: SurveyOffers;
  prices: string;
  team: ShownTeam | null;
  money: MoneyWords;
  person?: Reply["person"];
}) {
  const regionsId = useId();
  // The initial values stay the same when an answer changes.
  const { code, t } = useLanguage();
  const [initial] = useState(() => readSurvey(values, offers, code));
  const { answers, hasContacts, inside } = useSurveyAnswers(initial, offers, code);
  const { currency } = answers;
  const ranged = { form, initial, answers, errors };
  const bounds = surveyRanges(offers);
  const price = (amount: number): string => moneyIn(money, currency, String(amount));
  const monthly = ({ from, to }: Span): string => {
    const month = (rate: number): string => moneyIn(money, currency, grouped(money, rate * HOURS));
    return t("survey.monthly", { from: month(from), to: month(to), hours: HOURS });
  };
  return (
    <div ref={inside}>
      {team && !outcome && <Team {...team} />}
      <SurveyStatus answers={answers} offers={offers} hasContacts={hasContacts} money={money} />
      <Part {...questions.regions} id={regionsId}>
        <Choices
          labelledBy={regionsId}
          options={controls("region", offers, offers.regions)}
          ticked={initial.regions}
          error={errors.region}
        />
      </Part>
      <Part {...questions.rates}>
        <Segmented
          label={labelOf(form, "currency")}
          name="currency"
          options={offers.currencies}
          chosen={initial.currency}
        />
        {(["forSeniorFullStack", "forMiddleBackend"] as const).map((name) => (
          <Range
            key={name}
            name={name}
            {...ranged}
            bounds={bounds[name]}
            format={price}
            note={monthly(answers.ranges[name])}
          />
        ))}
        {prices && <RatesNote prices={prices} />}
      </Part>
      <Part {...questions.size}>
        <Range name="teamSize" {...ranged} bounds={bounds.teamSize} format={String} />
      </Part>
      <Skills {...questions.skills} offers={offers} initial={initial} error={errors.skill} />
      <Part {...questions.who} aside={person?.name && <WhoAnswers person={person} />}>
        <FormFields form={form} variant="survey" values={values} errors={errors} only={CONTACTS} />
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
  const t = useT();
  const id = useId();
  return (
    <Part {...question} id={id}>
      <Choices
        labelledBy={id}
        options={controls("skill", offers, offers.technologies)}
        ticked={initial.technologies}
        error={error}
        size="narrow"
      />
      <Field
        label={t("survey.other")}
        optional
        name={partName("skill", "other")}
        defaultValue={initial.other}
        maxLength={SURVEY_OTHER_MAX}
        placeholder={t("survey.otherLimit", { most: SURVEY_OTHER_MAX })}
        autoComplete="off"
      />
    </Part>
  );
}

/** SURV-12: the ranges reach beyond the prices of PRICE-04. */
function RatesNote({ prices }: { prices: string }) {
  const t = useT();
  return (
    <p className={styles.note}>
      <Message
        of="survey.ratesHere"
        values={{ link: <SiteLink to={prices}>{t("survey.ratesLink")}</SiteLink> }}
      />
    </p>
  );
}

/** Isolates the positions: "2 Senior", a Hebrew word and "React" would change places. */
function Team({ words, calculator }: ShownTeam) {
  const { t, direction } = useLanguage();
  const label = <strong>{t("survey.teamLabel")}</strong>;
  const team = (
    <bdi dir={direction}>
      {numbered(words).map(({ at, item: position }) => (
        <Fragment key={at}>
          {at > 0 && ", "}
          <bdi dir={direction}>{position}</bdi>
        </Fragment>
      ))}
    </bdi>
  );
  return (
    <p className={styles.team}>
      {calculator ? (
        <Message
          of="survey.team"
          values={{
            label,
            team,
            link: <SiteLink to={calculator}>{t("survey.teamLink")}</SiteLink>,
          }}
        />
      ) : (
        <Message of="survey.teamHere" values={{ label, team }} />
      )}
    </p>
  );
}

type Answers = ReturnType<typeof readSurvey>;

function Range({
  name,
  form,
  bounds,
  initial,
  answers,
  errors,
  format,
  note,
}: Pick<FormParts, "errors"> & {
  name: SurveyRange;
  form: FormKind;
  bounds: Bounds;
  /** Initial values of the control. */
  initial: Answers;
  answers: Answers;
  format: (end: number) => string;
  note?: string;
}) {
  return (
    <RangeField
      label={labelOf(form, name)}
      names={{ from: partName(name, "from"), to: partName(name, "to") }}
      {...bounds}
      initial={initial.typed[name].texts}
      span={answers.ranges[name]}
      wrong={answers.typed[name].wrong}
      rule={invalidOf(form, name)}
      error={errors[name]}
      format={format}
      note={note}
      parts={partsOf(bounds)}
      owner={RULERS}
    />
  );
}

function WhoAnswers({ person }: { person: Reply["person"] }) {
  const t = useT();
  return (
    <div className={styles.answerer} data-screen="">
      <h3>{t("survey.whoAnswers")}</h3>
      <ContactReply person={person} next={undefined} />
    </div>
  );
}

function Part({
  title,
  hint,
  id,
  aside,
  children,
}: Question & { id?: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.part}>
      <div className={styles.question}>
        <h2 id={id}>{title}</h2>
        {hint && <p>{hint}</p>}
        {aside}
      </div>
      <div className={styles.answers}>{children}</div>
    </div>
  );
}
