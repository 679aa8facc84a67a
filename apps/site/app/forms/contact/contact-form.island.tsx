import type { ContactVariant } from "@meridian/contract/forms";
import { contactFormIn } from "@meridian/messages/forms/contact";
import { ContactMessage } from "#app/forms/contact/contact-message.tsx";
import { FormFile } from "#app/forms/form-file.tsx";
import { useSharedTeam } from "#app/team/shared-team.ts";

export interface ContactFormProps {
  variant: ContactVariant;
  message?: string | undefined;
}

/** With a composed team on the page the message can start with it. */
export default function ContactForm({ variant, message }: ContactFormProps) {
  const team = useSharedTeam(null);
  return (
    <ContactMessage
      formIn={contactFormIn}
      filePart={FormFile}
      variant={variant}
      message={team ? (team.isSent ? team.words : undefined) : message}
    />
  );
}
