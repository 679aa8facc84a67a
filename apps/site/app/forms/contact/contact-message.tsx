import { contactForm, type ContactVariant } from "@meridian/contract/forms";
import { recordPromptShown } from "#app/forms/contact/contact-prompt.ts";
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
  return (
    <SiteForm
      form={contactForm}
      variant={variant}
      id={`contact-${variant}`}
      submit="Send message"
      start={message ? { description: message } : undefined}
      placeholder="What are you building, and who do you need for it?"
      onSent={onSent}
      afterSent={recordPromptShown}
      isEverywhere={isInDialog}
      linksPrivacy={isInDialog}
      onLineDown={onLineDown}
    />
  );
}
