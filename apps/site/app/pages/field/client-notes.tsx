import type { ClientNote } from "#app/pages/field/types.ts";
import { numbered } from "#app/text/numbered.ts";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { Logo } from "#app/ui/logo.tsx";
import { Section } from "#app/ui/section.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import { useDirectionOf } from "#app/language/use-direction-of.ts";
import styles from "./client-notes.module.css";

/** Clients' logos, each with one sentence (TECH-01, "worked with"). Nothing without clients. */
export function ClientNotes({ title, clients }: { title: string; clients: ClientNote[] }) {
  const directionOf = useDirectionOf();
  if (clients.length === 0) return null;
  return (
    <Section space="tight">
      <Wrap>
        {title && <SectionHeading title={title} />}
        <ul className={styles.notes}>
          {numbered(clients).map(({ at, item: { mark, text } }) => (
            <li key={at} dir={directionOf(text)}>
              {mark && <Logo image={mark} alt={mark.alt} className={styles.mark} />}
              {text && <p>{text}</p>}
            </li>
          ))}
        </ul>
      </Wrap>
    </Section>
  );
}
