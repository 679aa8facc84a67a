import type { Reading } from "#app/forms/form-support.ts";
import { ReadingList } from "#app/forms/sending/reading-list.tsx";
import { useT } from "#app/language/language.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";

interface ThanksDialogProps {
  title: string;
  text?: string | undefined;
  /** Number of the message (CON-13). */
  reference: string | undefined;
  /** Label of its button. */
  close: string;
  onClose: () => void;
  /** Whom its ways on are for. */
  reader: keyof Reading;
}

/** RES-05, SURV-08: closed by its button, its close control or a click outside. */
export function ThanksDialog({
  title,
  text,
  reference,
  close,
  onClose,
  reader,
}: ThanksDialogProps) {
  const t = useT();
  return (
    <Dialog open title={title} onClose={onClose}>
      {text && <p>{text}</p>}
      {reference && <p>{t("form.sentLine", { reference })}</p>}
      <ReadingList of={reader} />
      <div>
        <Button data-closes="">{close}</Button>
      </div>
    </Dialog>
  );
}
