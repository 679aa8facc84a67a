import { useScript } from "#app/islands/use-script.ts";
import type { CompanyFact } from "#app/bands/about/types.ts";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import strip from "#app/ui/strip.module.css";
import styles from "./company-facts.module.css";

/** The facts known. The markup has the final values; company-facts.script.ts counts up to them. */
export function CompanyFacts({ facts }: { facts: CompanyFact[] }) {
  return (
    <dl {...useScript("company-facts", "visible")} className={styles.facts}>
      {facts.map(({ term, figure }) => (
        <div key={term} className={styles.fact}>
          <dt>{term}</dt>
          <dd>
            <VisuallyHidden>{figure}+</VisuallyHidden>
            <span
              aria-hidden="true"
              className={`${strip.place} ${styles.figure}`}
              data-figure={figure}
            >
              {figure}
              <i>+</i>
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
