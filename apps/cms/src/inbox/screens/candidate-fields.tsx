import { useId, type ReactNode } from "react";
import type { Words } from "#admin-ui/words/words.ts";
import { CANDIDATE_FIELDS, type Problems } from "#inbox/by-hand/candidate-words.ts";
import type { VacancyChoice } from "#inbox/screens/vacancy-choices.ts";

interface CandidateFieldsProps {
  vacancies: readonly VacancyChoice[];
  problems: Problems;
  t: Words;
}

export const CandidateFields = ({ vacancies, problems, t }: CandidateFieldsProps) => (
  <div className="add-candidate__fields">
    {CANDIDATE_FIELDS.map(({ name, label, type, max, required, hint }) => (
      <Line key={name} name={name} label={t(label)} hint={hint && t(hint)} problem={problems[name]}>
        {(all) =>
          type === "multiline" ? (
            <textarea {...all} rows={3} maxLength={max} />
          ) : (
            <input
              {...all}
              type={type}
              required={required !== undefined}
              maxLength={max}
              autoComplete="off"
            />
          )
        }
      </Line>
    ))}
    <Line name="vacancy" label={t("Vacancy")} problem={problems.vacancy}>
      {(all) => (
        <select {...all}>
          <option value="">{t("No vacancy yet")}</option>
          {vacancies.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Line>
    <Line
      name="file"
      label={t("Resume")}
      hint={t("PDF or Word, up to 10 MB.")}
      problem={problems.file}
    >
      {(all) => <input {...all} type="file" accept=".pdf,.doc,.docx" />}
    </Line>
  </div>
);

/** Of each input: its name, and its problem to assistive technology. */
interface Control {
  id: string;
  name: string;
  dir: "auto";
  "aria-invalid": boolean;
  "aria-describedby": string;
}

interface LineProps {
  name: keyof Problems;
  label: string;
  hint?: string | undefined;
  problem: string | undefined;
  children: (attributes: Control) => ReactNode;
}

function Line({ name, label, hint, problem, children }: LineProps) {
  const id = useId();
  return (
    <div className={`field-type plain-field add-candidate__${name}`}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        name,
        dir: "auto",
        "aria-invalid": problem !== undefined,
        "aria-describedby": `${id}-hint`,
      })}
      <p id={`${id}-hint`} className="field-description">
        {problem ? <strong className="add-candidate__problem">{problem}</strong> : hint}
      </p>
    </div>
  );
}
