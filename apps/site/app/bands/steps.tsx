import type { SafeHtml } from "#app/text/html.ts";
import { numbered } from "#app/text/numbered.ts";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { Section } from "#app/ui/section.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import styles from "./steps.module.css";

/** A title with its text; the text may be missing. */
export interface TitledText {
  title: string;
  text: SafeHtml | null;
}

/** What is done, step by step, as one course down the page (SERV-05). */
export function Steps({ title = "How it works", steps }: { title?: string; steps: TitledText[] }) {
  return (
    <Section ground="sea">
      <Wrap>
        {title && <SectionHeading title={title} />}
        <ol className={styles.steps}>
          {numbered(steps).map(({ at, item }) => (
            <li key={at}>
              <div>
                {item.title && <h3>{item.title}</h3>}
                {item.text && <Prose html={item.text} className={styles.text} />}
              </div>
            </li>
          ))}
        </ol>
      </Wrap>
    </Section>
  );
}
