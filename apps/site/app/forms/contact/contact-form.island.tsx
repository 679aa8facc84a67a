import type { ContactVariant } from "@meridian/contract/forms";
import { ContactMessage } from "#app/forms/contact/contact-message.tsx";
import { useSharedTeam } from "#app/team/shared-team.ts";

export interface ContactFormProps {
  variant: ContactVariant;
  /** Initial text of the message. */
  message?: string | undefined;
}

/**
 * A contact form on a page. With a composed team on the page, and if the visitor wants it, the
 * message starts with the team.
 */
export default function ContactForm({ variant, message }: ContactFormProps) {
  const team = useSharedTeam(null);
  return (
    <ContactMessage
      variant={variant}
      message={team ? (team.isSent ? team.words : undefined) : message}
    />
  );
}
