import type { ContactVariant } from "@meridian/contract/forms";
import { ContactMessage } from "#app/forms/contact/contact-message.tsx";
import { useSharedTeam } from "#app/team/shared-team.ts";

export interface ContactFormProps {
  variant: ContactVariant;
  message?: string | undefined;
}

/** If the visitor wants it, the message starts with the page's composed team. */
export default function ContactForm({ variant, message }: ContactFormProps) {
  const team = useSharedTeam(null);
  return (
    <ContactMessage
      variant={variant}
      message={team ? (team.isSent ? team.words : undefined) : message}
    />
  );
}
