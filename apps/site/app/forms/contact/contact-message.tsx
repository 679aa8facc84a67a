import { contactForm, type ContactVariant } from "@meridian/contract/forms";
import { noteAsked } from "#app/forms/contact/asked-for-contacts.ts";
import { SiteForm } from "#app/forms/site-form.tsx";

export interface ContactMessageProps {
  variant: ContactVariant;
  /** What its message says at first. */
  message?: string | undefined;
  /** Then the thanks are the caller's. */
  onSent?: () => void;
  /** It stands in the dialog that every page may open. */
  isInDialog?: boolean;
  /** Nothing could be sent: the line or the site is down. */
  onLineDown?: () => void;
}

/**
 * The contact message (CON-01…CON-09). Its place is the form's own, not its section's: on a phone
 * the section begins a screen above.
 */
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
      afterSent={noteAsked}
      isEverywhere={isInDialog}
      linksPrivacy={isInDialog}
      onLineDown={onLineDown}
    />
  );
}
