import { useRef } from "react";
import { COUNT_STAGGER } from "#app/lib/count-up.ts";
import type { CompanyFact } from "#app/lib/page-content.ts";
import { useCountUp } from "#app/features/company-facts/use-count-up.ts";
import { useInView } from "#app/ui/use-in-view.ts";
import { useReducedMotion } from "#app/ui/use-media-query.ts";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import styles from "./company-facts.module.css";

/** The view without its upper quarter: where the counter starts (HOME-04). */
const LOWER_THREE_QUARTERS = "-25% 0px 0px 0px";

/** Years, projects and specialists, as many of them as are known. They stand as they end, and count up to it once when they come into view. */
export function CompanyFacts({ facts }: { facts: CompanyFact[] }) {
  const list = useRef<HTMLDListElement>(null);
  const seen = useInView(list, { margin: LOWER_THREE_QUARTERS, once: true });
  const started = !useReducedMotion() && seen;
  return (
    <dl ref={list} className={styles.facts}>
      {facts.map(({ term, figure }, at) => (
        <Fact key={term} term={term} max={figure} delay={at * COUNT_STAGGER} started={started} />
      ))}
    </dl>
  );
}

function Fact({ term, max, delay, started }: { term: string; max: number; delay: number; started: boolean }) {
  const counting = useCountUp(max, delay, started);
  return (
    <div className={styles.fact}>
      <dt>{term}</dt>
      <dd>
        <VisuallyHidden>{max}+</VisuallyHidden>
        <span aria-hidden="true">
          {counting ?? max}
          {counting === null && <i>+</i>}
        </span>
      </dd>
    </div>
  );
}
