import type { TitledText } from "#app/pages/service/read-service.server.ts";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { Section } from "#app/ui/section.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import styles from "./steps.module.css";

/** "How it works": the steps of a service as one course down the page (SERV-05). */
export function Steps({ steps }: { steps: TitledText[] }) {
  return (
    <Section ground="sea">
      <Wrap>
        <SectionHeading title="How it works" />
        <ol className={styles.steps}>
          {steps.map(({ title, text }) => (
            <li key={`${title} ${text}`}>
              <div>
                {title && <h3>{title}</h3>}
                {text && <Prose html={text} className={styles.text} />}
              </div>
            </li>
          ))}
        </ol>
      </Wrap>
    </Section>
  );
}
