import type { SafeHtml } from "#app/text/html.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Html } from "#app/ui/html.tsx";
import { Section } from "#app/ui/section.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import { useT } from "#app/language/language.ts";
import styles from "./road-map-after.module.css";

/** The text under the stages (ROAD-01). `contact`: address of the form; `""`: none. */
export function RoadMapAfter({ html, contact }: { html: SafeHtml; contact: string }) {
  const t = useT();
  if (html === "") return null;
  return (
    <Section ground="land" space="tight">
      <Wrap className={styles.after}>
        <Html className={styles.text} html={html} />
        {contact && <ButtonLink to={contact}>{t("pages.contactUs")}</ButtonLink>}
      </Wrap>
    </Section>
  );
}
