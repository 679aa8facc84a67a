import type { TitledText } from "#app/lib/service-content.ts";
import { Opening } from "#app/ui/opening.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { Section } from "#app/ui/section.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import styles from "./course.module.css";

/** "How it works": the steps of a service as one course down the page (SERV-05). */
export function Course({ steps }: { steps: TitledText[] }) {
  return (
    <Section ground="sea">
      <Wrap>
        <Opening title="How it works" />
        <ol className={styles.course}>
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
