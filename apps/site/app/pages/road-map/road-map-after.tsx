import type { SafeHtml } from "#app/text/html.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Html } from "#app/ui/html.tsx";
import { Section } from "#app/ui/section.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import styles from "./road-map-after.module.css";

/** The text under the stages (ROAD-01). `contact`: address of the form; `""`: none. */
export function RoadMapAfter({ html, contact }: { html: SafeHtml; contact: string }) {
  if (html === "") return null;
  return (
    <Section ground="land" space="tight">
      <Wrap className={styles.after}>
        <Html className={styles.text} html={html} />
        {contact && <ButtonLink to={contact}>Contact Us</ButtonLink>}
      </Wrap>
    </Section>
  );
}
