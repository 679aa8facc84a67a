import type { ContactVariant, FormKind } from "@meridian/contract/forms";
import type { Translate } from "@meridian/messages/messages";
import { useMemo, type ComponentType } from "react";
import { recordPromptShown } from "#app/forms/contact/contact-prompt.ts";
import { useT } from "#app/language/language.ts";
import { FormFields } from "#app/forms/form-fields.tsx";
import { FormEnd } from "#app/forms/form-parts.tsx";
import { SiteForm, type FormParts } from "#app/forms/site-form.tsx";

export interface ContactMessageProps {
  /** The variant's form. */
  formIn: (t: Translate) => FormKind;
  /** `FormFile` for a form with a file; a page without one does not carry its messages. */
  filePart?: ComponentType<FormParts>;
  variant: ContactVariant;
  message?: string | undefined;
  /** With it the caller shows the thanks. */
  onSent?: () => void;
  /** The form is in the dialog that every page can open. */
  isInDialog?: boolean;
  /** Sending failed: the visitor or the site is offline. */
  onUnsent?: () => void;
}

/** CON-01…CON-09. The form is the scroll target: its section starts a screen higher on phones. */
export function ContactMessage({
  formIn,
  filePart: FilePart,
  variant,
  message,
  onSent,
  isInDialog = false,
  onUnsent,
}: ContactMessageProps) {
  const t = useT();
  const form = useMemo(() => formIn(t), [formIn, t]);
  return (
    <SiteForm
      form={form}
      variant={variant}
      id={`contact-${variant}`}
      start={message ? { description: message } : undefined}
      onSent={onSent}
      afterSent={recordPromptShown}
      draft={isInDialog ? `#contact-${variant}` : undefined}
      onUnsent={onUnsent}
    >
      {(parts) => (
        <>
          <FormFields {...parts} placeholder={t("contact.placeholder")} />
          {FilePart && <FilePart {...parts} />}
          <FormEnd {...parts} submit={t("contact.send")} />
        </>
      )}
    </SiteForm>
  );
}
