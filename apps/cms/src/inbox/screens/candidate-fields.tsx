import { useId, type ReactNode } from "react";
import { LONGEST_NOTE, type Problems } from "#inbox/by-hand/candidate-words.ts";
import type { VacancyChoice } from "#inbox/screens/vacancy-choices.ts";

interface CandidateFieldsProps {
  vacancies: readonly VacancyChoice[];
  problems: Problems;
}

/** Of each input: its name, and its problem to assistive technology. */
interface Control {
  id: string;
  name: string;
  dir: "auto";
  "aria-invalid": boolean;
  "aria-describedby": string;
}

export function CandidateFields({ vacancies, problems }: CandidateFieldsProps) {
  const line = (
    name: keyof Problems,
    label: string,
    control: (attributes: Control) => ReactNode,
    hint = "",
  ) => <Line name={name} label={label} hint={hint} problem={problems[name]} control={control} />;
  return (
    <div className="add-candidate__fields">
      {line("fullname", "Name", (all) => (
        <input {...all} type="text" required maxLength={200} autoComplete="off" />
      ))}
      {line("email", "E-mail", (all) => (
        <input {...all} type="email" maxLength={254} autoComplete="off" />
      ))}
      {line(
        "phone",
        "Phone",
        (all) => (
          <input {...all} type="tel" maxLength={60} autoComplete="off" />
        ),
        "A phone number or an e-mail address is enough.",
      )}
      {line("vacancy", "Vacancy", (all) => (
        <select {...all}>
          <option value="">No vacancy yet</option>
          {vacancies.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      ))}
      {line(
        "from",
        "Where the resume is from",
        (all) => (
          <input {...all} type="text" required maxLength={200} />
        ),
        "Such as: fair in Haifa, mail of a colleague.",
      )}
      {line("notes", "Notes", (all) => (
        <textarea {...all} rows={3} maxLength={LONGEST_NOTE} />
      ))}
      {line(
        "file",
        "Resume",
        (all) => (
          <input {...all} type="file" accept=".pdf,.doc,.docx" />
        ),
        "PDF or Word, up to 10 MB.",
      )}
    </div>
  );
}

interface LineProps {
  name: keyof Problems;
  label: string;
  hint: string;
  problem: string | undefined;
  control: (attributes: Control) => ReactNode;
}

function Line({ name, label, hint, problem, control }: LineProps) {
  const id = useId();
  return (
    <div className={`field-type add-candidate__${name}`}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {control({
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
