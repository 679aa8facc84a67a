import { useScript } from "#app/islands/use-script.ts";
import type { CompanyFact } from "#app/bands/about/types.ts";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import styles from "./company-facts.module.css";

/**
 * Years, projects and specialists, as many of them as are known. They stand as they end, and count
 * up to it once when they come into view (company-facts.script.ts).
 */
export function CompanyFacts({ facts }: { facts: CompanyFact[] }) {
  return (
    <dl {...useScript("company-facts", "visible")} className={styles.facts}>
      {facts.map(({ term, figure }) => (
        <div key={term} className={styles.fact}>
          <dt>{term}</dt>
          <dd>
            <VisuallyHidden>{figure}+</VisuallyHidden>
            <span aria-hidden="true" data-figure={figure}>
              {figure}
              <i>+</i>
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
