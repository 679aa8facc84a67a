import { ContactForm } from "#app/forms/contact/contact-form.tsx";
import type { SiteConfig } from "#app/site-config.ts";
import { Lead } from "#app/ui/lead.tsx";
import { Section } from "#app/ui/section.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import styles from "./contact.module.css";

interface ContactProps {
  title: string;
  text?: string | undefined;
  phones: SiteConfig["contact"]["phones"];
  ground?: "page" | "sea";
  /** What the form's message says at first. */
  message?: string | undefined;
}

const dialled = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, "")}`;

/** Regions with their countries and phone numbers, and the contact form (SH-01, HOME-11). */
export function Contact({ title, text, phones, ground = "sea", message }: ContactProps) {
  return (
    <Section id="contact-form" ground={ground}>
      <Wrap className={styles.contact}>
        <div>
          {title && <h2>{title}</h2>}
          <Lead className={styles.lead}>{text}</Lead>
          {phones.map(({ region, phone, countries }) => (
            <div key={region} className={styles.office}>
              <h3>{region}</h3>
              <p>{countries.join(", ")}</p>
              {phone && <a href={dialled(phone)}>{phone}</a>}
            </div>
          ))}
        </div>
        <ContactForm variant="main" message={message} />
      </Wrap>
    </Section>
  );
}
