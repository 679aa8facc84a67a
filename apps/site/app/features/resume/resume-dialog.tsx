import { useState, type ReactNode } from "react";
import { BareResumeForm, type ResumeFormProps } from "#app/features/resume/resume-form.tsx";
import { ResumeThanks } from "#app/features/resume/resume-thanks.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";

interface ResumeDialogProps extends ResumeFormProps {
  /** On the button that opens it. */
  label: string;
  /** Of the dialog. */
  title: string;
  className?: string | undefined;
  /** Where the button stands. The dialogs come after it, outside, for they are not of a dark band's colours. */
  children: (button: ReactNode) => ReactNode;
}

/** A button that opens the resume in a dialog; once it is sent the dialog gives way to the thanks (RES-05, CAR-06, POST-03). */
export function ResumeDialog({ label, title, className, children, ...form }: ResumeDialogProps) {
  const [shown, setShown] = useState<"form" | "thanks" | null>(null);
  return (
    <>
      {children(
        <Button className={className} onClick={() => setShown("form")}>
          {label}
        </Button>,
      )}
      <Dialog open={shown === "form"} title={title} size="form" onClose={() => setShown((last) => (last === "form" ? null : last))}>
        <BareResumeForm {...form} onSent={() => setShown("thanks")} />
      </Dialog>
      <ResumeThanks open={shown === "thanks"} onClose={() => setShown(null)} />
    </>
  );
}
