import { contactForm, type ContactVariant } from "@meridian/contract/forms";
import { SiteForm } from "#app/forms/site-form.tsx";

/** The contact message (CON-01…CON-09). Its place is the form's own, not its section's: on a phone the section begins a screen above. `message`: what its message says at first. */
export function ContactForm({ variant, message }: { variant: ContactVariant; message?: string | undefined }) {
  return <SiteForm form={contactForm} variant={variant} id={`contact-${variant}`} submit="Send message" start={message ? { description: message } : undefined} placeholder="What are you building, and who do you need for it?" />;
}
