import { ButtonLink } from "#app/ui/button.tsx";
import { Section } from "#app/ui/section.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import { useT } from "#app/language/language.ts";
import styles from "./closing-call.module.css";

/** The last band of a landing page: a link back to its form. */
export function ClosingCall({ title }: { title: string }) {
  const t = useT();
  return (
    <Section ground="land" space="tight" data-screen="">
      <Wrap className={styles.call}>
        <h2>{title}</h2>
        <ButtonLink to="#contact-form">{t("pages.contactUs")}</ButtonLink>
      </Wrap>
    </Section>
  );
}
