import { useId, type ReactNode } from "react";
import { ResumeForm, type ResumeFormProps } from "#app/forms/resume/resume-form.tsx";
import { Button } from "#app/ui/button.tsx";
import { PageDialog } from "#app/ui/dialog.tsx";

interface ResumeDialogProps extends ResumeFormProps {
  /** Label of the opening button. */
  label: string;
  title: string;
  className?: string | undefined;
  /** Places the button. The dialog is outside: it does not inherit a dark band's colours. */
  children: (button: ReactNode) => ReactNode;
}

/** A button that opens the resume; the thanks replace the dialog (RES-05, CAR-06, POST-03). */
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
        <ResumeForm {...form} />
      </PageDialog>
    </>
  );
}
