import type { ExpertiseContent } from "#app/pages/field/types.ts";
import { numbered } from "#app/text/numbered.ts";
import { NumberedList } from "#app/ui/numbered-list.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Section } from "#app/ui/section.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import styles from "./team-start.module.css";

/** How a team starts, next to its picture (EXP-01). Either part renders without the other. */
export function TeamStart({ title, steps, image }: ExpertiseContent["start"]) {
  if (steps.length === 0 && !image) return null;
  return (
    <Section ground="night" className={styles.team}>
      <Wrap className={styles.inner} data-alone={!image || steps.length === 0 || undefined}>
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
        {image && (
          <div className={styles.art} data-screen="">
            <Picture image={image} sizes="(max-width: 56rem) 134vw, max(50vw, 72rem)" />
          </div>
        )}
      </Wrap>
    </Section>
  );
}
