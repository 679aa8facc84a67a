import type { ContactVariant } from "@meridian/contract/forms";
import { ContactMessage } from "#app/forms/contact/contact-message.tsx";
import { useSharedTeam } from "#app/team/shared-team.ts";

export interface ContactFormProps {
  variant: ContactVariant;
  /** What its message says at first. */
  message?: string | undefined;
}

/**
 * The contact message on a page. Where a team is composed there, and the visitor wants it written
 * into their message, it begins with it.
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
