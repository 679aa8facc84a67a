import { ContactForm } from "#app/forms/contact/contact-form.tsx";
import type { SiteConfig } from "#app/site-config.ts";
import { ContactReply, replyOf, type Reply } from "#app/forms/contact/contact-reply.tsx";
import { Lead } from "#app/ui/lead.tsx";
import { Section } from "#app/ui/section.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import styles from "./contact.module.css";

interface ContactProps {
  title: string;
  text?: string | undefined;
  places: ContactPlaces;
  ground?: "page" | "sea";
  message?: string | undefined;
}

const dialled = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, "")}`;

export interface ContactPlaces {
  reply: Reply;
  phones: SiteConfig["contact"]["phones"];
  offices: { city: string; address: string }[];
}

/** Regions, and the offices with an address; without regions (no map) all offices. */
export const contactPlaces = ({
  contact,
  geography: { offices, regions },
}: Pick<SiteConfig, "contact" | "geography">): ContactPlaces => ({
  reply: replyOf({ contact }),
  phones: contact.phones,
  offices: offices
    .filter(({ street }) => street !== undefined || regions.length === 0)
    .map(({ city, street, postalCode, country }) => ({
      city,
      address: [street, postalCode, country].filter(Boolean).join(", "),
    })),
});

/** The contact form with regions and phones (SH-01, HOME-11); on phones the offices follow it. */
export function Contact({ title, text, places, ground = "sea", message }: ContactProps) {
  return (
    <Section id="contact-form" ground={ground}>
      <Wrap className={styles.contact}>
        <div className={styles.head}>
          {title && <h2>{title}</h2>}
          {text && (
            <div data-screen="">
              <Lead>{text}</Lead>
            </div>
          )}
        </div>
        <div className={styles.form} data-screen="">
          <ContactForm variant="main" message={message} />
        </div>
        <div>
          <ContactReply {...places.reply} />
          {places.phones.map(({ region, phone, countries }) => (
            <div key={region} className={styles.office}>
              <h3>{region}</h3>
              <p>{countries.join(", ")}</p>
              {phone && <a href={dialled(phone)}>{phone}</a>}
            </div>
          ))}
          {places.offices.map(({ city, address }) => (
            <div key={city} className={styles.office}>
              <h3>{city}</h3>
              {address && <p>{address}</p>}
            </div>
          ))}
        </div>
      </Wrap>
    </Section>
  );
}
