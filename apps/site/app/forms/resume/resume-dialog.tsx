import { useId, type ReactNode } from "react";
import { ResumeForm, type ResumeFormProps } from "#app/forms/resume/resume-form.tsx";
import { Button } from "#app/ui/button.tsx";
import { PageDialog } from "#app/ui/dialog.tsx";

interface ResumeDialogProps extends ResumeFormProps {
  /** On the button that opens it. */
  label: string;
  /** Of the dialog. */
  title: string;
  className?: string | undefined;
  /**
   * Where the button stands. The dialog comes after it, outside, for it is not of a dark band's
   * colours.
   */
  children: (button: ReactNode) => ReactNode;
}

/**
 * A button that opens the resume in a dialog; once it is sent the dialog gives way to the thanks
 * (RES-05, CAR-06, POST-03).
 */
export function ResumeDialog({ label, title, className, children, ...form }: ResumeDialogProps) {
  const id = useId();
  return (
    <>
      {children(
        <Button className={className} data-opens={id}>
          {label}
        </Button>,
      )}
      <PageDialog id={id} title={title} size="form">
        <ResumeForm {...form} linksPrivacy />
      </PageDialog>
    </>
  );
}
