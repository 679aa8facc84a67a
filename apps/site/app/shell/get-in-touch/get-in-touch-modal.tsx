import { MESSAGE_SHOWN_MS } from "@meridian/contract/forms";
import { shortContactFormIn } from "@meridian/messages/forms/short-contact";
import { useEffect, useState } from "react";
import { ContactMessage } from "#app/forms/contact/contact-message.tsx";
import { clearPromptShown, recordContactsSent } from "#app/forms/contact/contact-prompt.ts";
import { useT } from "#app/language/language.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { useDialogPhase } from "#app/ui/use-dialog-phase.ts";

/** SH-02…SH-04: the message in a dialog. The thanks replace it for 5 s (CON-06), then it closes. */
export function GetInTouchModal({ onGone }: { onGone: () => void }) {
  const t = useT();
  const { phase, close } = useDialogPhase();
  const [sent, setSent] = useState(false);
  function thank(): void {
    recordContactsSent();
    setSent(true);
  }
  return (
    <Dialog
      open={phase !== "gone"}
      title={sent ? t("contact.thanks") : t("getInTouch.title")}
      timed={{ phase, onGone }}
      onClose={close}
    >
      {sent ? (
        <Thanks onClose={close} />
      ) : (
        <ContactMessage
          formIn={shortContactFormIn}
          variant="modal"
          onSent={thank}
          isInDialog
          onUnsent={clearPromptShown}
        />
      )}
    </Dialog>
  );
}

function Thanks({ onClose }: { onClose: () => void }) {
  const t = useT();
  useEffect(() => {
    const timer = setTimeout(onClose, MESSAGE_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [onClose]);
  return (
    <>
      <p role="status">{t("getInTouch.thanks")}</p>
      <div>
        {/* The focused button disappeared with the form. */}
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
        <Button autoFocus onClick={onClose}>
          {t("shell.ok")}
        </Button>
      </div>
    </>
  );
}
