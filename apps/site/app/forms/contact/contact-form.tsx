import ContactFormIsland, {
  type ContactFormProps,
} from "#app/forms/contact/contact-form.island.tsx";
import { Island } from "#app/islands/island.tsx";

/** The contact message (CON-01…CON-09) on a page. */
export function ContactForm(props: ContactFormProps) {
  return <Island of={ContactFormIsland} name="contact-form" when="near" props={props} />;
}
