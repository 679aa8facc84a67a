import type { ExpertiseContent, Lead } from "#app/pages/field/types.ts";
import { numbered } from "#app/text/numbered.ts";
import { NumberedList } from "#app/ui/numbered-list.tsx";
import { Person } from "#app/ui/person.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Section } from "#app/ui/section.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import { useT } from "#app/language/language.ts";
import styles from "./team-start.module.css";

/** How a team starts, next to its picture (EXP-01). Either part renders without the other. */
export function TeamStart({
  title,
  steps,
  image,
  lead,
}: ExpertiseContent["start"] & { lead: Lead | null }) {
  const t = useT();
  if (steps.length === 0 && !image) return null;
  return (
    <Section ground="night" className={styles.team}>
      <Wrap
        className={styles.inner}
        data-alone={(!image && !lead) || steps.length === 0 || undefined}
      >
        {steps.length > 0 && (
          <div className={styles.text}>
            {title && <h2>{title}</h2>}
            <NumberedList className={styles.steps}>
              {numbered(steps).map(({ at, item: step }) => (
                <li key={at}>
                  {step.title && <h3>{step.title}</h3>}
                  {step.text && <p>{step.text}</p>}
                </li>
              ))}
            </NumberedList>
          </div>
        )}
        {(image || lead) && (
          <div className={styles.art}>
            {image && (
              <div className={styles.plate} data-screen="">
                <Picture image={image} sizes="(max-width: 56rem) 134vw, max(50vw, 72rem)" />
              </div>
            )}
            {lead && (
              <div className={styles.lead}>
                <h3>{t("field.lead")}</h3>
                <Person
                  portrait={lead.portrait && <Picture image={lead.portrait} sizes="4rem" alt="" />}
                  name={lead.name}
                  role={lead.role}
                />
                {lead.about && <p>{lead.about}</p>}
              </div>
            )}
          </div>
        )}
      </Wrap>
    </Section>
  );
}
