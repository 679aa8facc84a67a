import { resumeForm, type ResumeVariant } from "@meridian/contract/forms";
import { useState } from "react";
import { ResumeThanks } from "#app/features/resume/resume-thanks.tsx";
import { SiteForm } from "#app/forms/site-form.tsx";

export interface ResumeFormProps {
  variant: ResumeVariant;
  /** Title of the vacancy it answers; sent in the hidden field (RES-04). */
  vacancy?: string;
  /** Where the same variant stands twice on a page, what tells the second from the first. */
  place?: string;
  /** Of the "Specialization*" dropdown (RES-06). */
  specialisations?: readonly string[];
}

/** The resume on a page (RES-01…RES-07), and the thanks for it. */
export function ResumeForm(props: ResumeFormProps) {
  const [thanked, setThanked] = useState(false);
  return (
    <>
      <BareResumeForm {...props} onSent={() => setThanked(true)} />
      <ResumeThanks open={thanked} onClose={() => setThanked(false)} />
    </>
  );
}

/** Without the thanks, for a dialog that closes before them: what stands in a closed dialog cannot be shown. */
export function BareResumeForm({ variant, vacancy = "", place, specialisations, onSent }: ResumeFormProps & { onSent: () => void }) {
  const id = place ? `resume-${variant}-${place}` : `resume-${variant}`;
  return <SiteForm form={resumeForm} variant={variant} id={id} submit="Send resume" placeholder="What would you like to work on next?" fixed={{ vacancy }} options={{ specialization: specialisations ?? [] }} keepsDraft onSent={onSent} />;
}
