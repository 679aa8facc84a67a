import ResumeFormIsland, { type ResumeFormProps } from "#app/forms/resume/resume-form.island.tsx";
import { useFormMoment } from "#app/forms/form-moment.ts";
import { Island } from "#app/islands/island.tsx";

export type { ResumeFormProps } from "#app/forms/resume/resume-form.island.tsx";

/** The resume (RES-01…RES-07) with its thanks. */
export function ResumeForm(props: ResumeFormProps) {
  return <Island of={ResumeFormIsland} name="resume-form" when={useFormMoment()} props={props} />;
}
