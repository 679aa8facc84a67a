import type { SiteConfig } from "#app/site-config.ts";
import { NumberedList } from "#app/ui/numbered-list.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { Section } from "#app/ui/section.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import styles from "./operating-principles.module.css";

/** The company's principles, next to the survey: one as steps, the others in short (SURV-10). */
export function OperatingPrinciples({ title, setup, others }: SiteConfig["survey"]["principles"]) {
  return (
    <Section ground="land">
      <Wrap>
        <SectionHeading title={title} />
        <div className={styles.principles}>
          <div>
            <h3>{setup.title}</h3>
            <NumberedList className={styles.steps}>
              {setup.steps.map((step) => (
                <li key={step.title}>
                  <h4>{step.title}</h4>
                  {step.text && <p>{step.text}</p>}
                </li>
              ))}
            </NumberedList>
          </div>
          <div className={styles.others}>
            {others.map((principle) => (
              <div key={principle.title}>
                <h3>{principle.title}</h3>
                {principle.text && <p>{principle.text}</p>}
              </div>
            ))}
          </div>
        </div>
      </Wrap>
    </Section>
  );
}
