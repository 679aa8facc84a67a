import type { ContactVariant } from "@meridian/contract/forms";
import { shortContactFormIn } from "@meridian/messages/forms/short-contact";
import { ContactMessage } from "#app/forms/contact/contact-message.tsx";

export interface ShortContactFormProps {
  variant: ContactVariant;
}

/** The contact message of a variant without a file. */
export default function ShortContactForm({ variant }: ShortContactFormProps) {
  return <ContactMessage formIn={shortContactFormIn} variant={variant} />;
}
