import { ContactForm } from "#app/forms/contact/contact-form.tsx";
import type { ClientLogo } from "#app/bands/client-logos/types.ts";
import type { SiteConfig } from "#app/site-config.ts";
import { opticalScales } from "#app/pictures/optical-size.ts";
import { Facts } from "#app/ui/facts.tsx";
import { Lead } from "#app/ui/lead.tsx";
import { Logo } from "#app/ui/logo.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import { useT } from "#app/language/language.ts";
import styles from "./sales-pitch.module.css";

type SalesPitchProps = Pick<SiteConfig["sales"], "title" | "text" | "facts"> & {
  form: string;
  marks: ClientLogo[];
};

/** Size of a logo at 1440 pixels (sales-pitch.module.css). */
const PLACE = { width: 200, height: 72 };

/** The first screen (ERR-03): three figures, the form, and the clients' logos below. */
export function SalesPitch({ title, text, facts, form, marks }: SalesPitchProps) {
  const t = useT();
  const scales = opticalScales(
    marks.map(({ logo }) => logo),
    PLACE,
  );
  return (
    <section className={styles.pitch}>
      <Wrap className={styles.inner}>
        <div className={styles.text}>
          <h1>{title}</h1>
          <Lead className={styles.lead}>{text}</Lead>
          <Facts className={styles.facts} facts={facts} />
        </div>
        <div className={styles.form} id="contact-form" data-screen="">
          <h2>{form}</h2>
          <ContactForm variant="main" />
        </div>
        {marks.length > 0 && (
          <ul className={styles.marks} aria-label={t("pages.clients")}>
            {marks.map(({ name, logo }, at) => (
              <li key={name}>
                <Logo image={logo} alt={name} scale={scales[at]} />
              </li>
            ))}
          </ul>
        )}
      </Wrap>
    </section>
  );
}
