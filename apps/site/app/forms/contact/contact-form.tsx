import ContactFormIsland, {
  type ContactFormProps,
} from "#app/forms/contact/contact-form.island.tsx";
import ShortContactFormIsland, {
  type ShortContactFormProps,
} from "#app/forms/contact/short-contact-form.island.tsx";
import { useFormMoment } from "#app/forms/form-moment.ts";
import { Island } from "#app/islands/island.tsx";

/** The contact message (CON-01…CON-09) on a page. */
export function ContactForm(props: ContactFormProps) {
  return <Island of={ContactFormIsland} name="contact-form" when={useFormMoment()} props={props} />;
}

/** The contact message of a variant without a file. */
export function ShortContactForm(props: ShortContactFormProps) {
  return (
    <Island
      of={ShortContactFormIsland}
      name="short-contact-form"
      when={useFormMoment()}
      props={props}
    />
  );
}
