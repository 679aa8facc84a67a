import type { TitledText } from "#app/text/html.ts";
import { numbered } from "#app/text/numbered.ts";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { Section } from "#app/ui/section.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import { useT } from "#app/language/language.ts";
import { useDirectionOf } from "#app/language/use-direction-of.ts";
import styles from "./steps.module.css";

/** A process step by step, as a route down the page (SERV-05). */
export function Steps({ title, steps }: { title?: string; steps: TitledText[] }) {
  const t = useT();
  const directionOf = useDirectionOf();
  const heading = title ?? t("pages.howItWorks");
  const words = steps.flatMap((step) => [step.title, step.text ?? ""]).join(" ");
  return (
    <Section ground="sea" dir={directionOf(words)}>
      <Wrap>
        {heading && <SectionHeading title={heading} />}
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
