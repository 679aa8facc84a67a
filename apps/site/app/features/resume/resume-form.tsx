import { RESUME_THANKS, resumeForm, type ResumeVariant } from "@meridian/contract/forms";
import { useState } from "react";
import { SiteForm } from "#app/forms/site-form.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";

interface ResumeFormProps {
  variant: ResumeVariant;
  /** Title of the vacancy it answers; sent in the hidden field (RES-04). */
  vacancy?: string;
  /** Of the "Specialization*" dropdown (RES-06). */
  specialisations?: readonly string[];
  /** Called once it is sent, as by a dialog that then closes (RES-05). */
  onSent?: () => void;
}

/** The resume (RES-01…RES-07), and the thanks for it. */
export function ResumeForm({ variant, vacancy = "", specialisations, onSent }: ResumeFormProps) {
  const [thanked, setThanked] = useState(false);
  const sent = (): void => {
    onSent?.();
    setThanked(true);
  };
  return (
    <>
      <SiteForm form={resumeForm} variant={variant} id={`resume-${variant}`} submit="Send resume" placeholder="What would you like to work on next?" fixed={{ vacancy }} options={{ specialization: specialisations ?? [] }} onSent={sent} />
      <Dialog open={thanked} title={resumeForm.success} onClose={() => setThanked(false)}>
        <p>{RESUME_THANKS}</p>
        <div>
          <Button onClick={() => setThanked(false)}>OK</Button>
        </div>
      </Dialog>
    </>
  );
}
