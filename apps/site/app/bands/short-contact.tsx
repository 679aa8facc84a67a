import type { ContactVariant } from "@meridian/contract/forms";
import { ShortContactForm } from "#app/forms/contact/contact-form.tsx";
import { ContactReply, type Reply } from "#app/forms/contact/contact-reply.tsx";
import { Lead } from "#app/ui/lead.tsx";
import { Section } from "#app/ui/section.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import styles from "./short-contact.module.css";

interface ShortContactProps {
  title: string;
  text?: string | undefined;
  variant: ContactVariant;
  ground: "page" | "sea" | "land";
  reply: Reply;
}

/** The short contact form at the end of a page (CASE-06, SERV-06, CON-03). */
export function ShortContact({ title, text, variant, ground, reply }: ShortContactProps) {
  return (
    <Section id="contact-form" ground={ground} data-screen="">
      <Wrap className={styles.contact}>
        <div className={styles.head}>
          <h2>{title}</h2>
          <Lead>{text}</Lead>
        </div>
        <div className={styles.form}>
          <ShortContactForm variant={variant} />
        </div>
        <div>
          <ContactReply {...reply} />
        </div>
      </Wrap>
    </Section>
  );
}
