import type { ContactVariant, FormKind } from "@meridian/contract/forms";
import type { Translate } from "@meridian/messages/messages";
import { useMemo, type ComponentProps } from "react";
import { recordPromptShown } from "#app/forms/contact/contact-prompt.ts";
import { useT } from "#app/language/language.ts";
import { SiteForm } from "#app/forms/site-form.tsx";

export interface ContactMessageProps {
  /** The variant's form. */
  formIn: (t: Translate) => FormKind;
  filePart?: ComponentProps<typeof SiteForm>["filePart"];
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
  filePart,
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
      filePart={filePart}
      variant={variant}
      id={`contact-${variant}`}
      submit={t("contact.send")}
      start={message ? { description: message } : undefined}
      placeholder={t("contact.placeholder")}
      onSent={onSent}
      afterSent={recordPromptShown}
      isEverywhere={isInDialog}
      onUnsent={onUnsent}
    />
  );
}
