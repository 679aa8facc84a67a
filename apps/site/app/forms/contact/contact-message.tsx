import type { ContactVariant } from "@meridian/contract/forms";
import { contactFormIn } from "@meridian/messages/forms/contact";
import { useMemo } from "react";
import { recordPromptShown } from "#app/forms/contact/contact-prompt.ts";
import { useT } from "#app/language/language.ts";
import { SiteForm } from "#app/forms/site-form.tsx";

export interface ContactMessageProps {
  variant: ContactVariant;
  message?: string | undefined;
  /** With it the caller shows the thanks. */
  onSent?: () => void;
  /** The form is in the dialog that every page can open. */
  isInDialog?: boolean;
  /** Sending failed: the visitor or the site is offline. */
  onLineDown?: () => void;
}

/** CON-01…CON-09. The form is the scroll target: its section starts a screen higher on phones. */
export function ContactMessage({
  variant,
  message,
  onSent,
  isInDialog = false,
  onLineDown,
}: ContactMessageProps) {
  const t = useT();
  const form = useMemo(() => contactFormIn(t), [t]);
  return (
    <SiteForm
      form={form}
      variant={variant}
      id={`contact-${variant}`}
      submit={t("contact.send")}
      start={message ? { description: message } : undefined}
      placeholder={t("contact.placeholder")}
      onSent={onSent}
      afterSent={recordPromptShown}
      isEverywhere={isInDialog}
      linksPrivacy={isInDialog}
      onLineDown={onLineDown}
    />
  );
}
