import type { WorkSummary } from "#app/bands/works/types.ts";
import { Lead } from "#app/ui/lead.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { Section } from "#app/ui/section.tsx";
import { WHOLE_ROW, WorkCard } from "#app/bands/works/work-card.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import styles from "./all-works.module.css";

const SIZES = "(max-width: 56rem) 92vw, (max-width: 90rem) 56vw, 47rem";

/** Alone in the last row, as in the CSS. */
const isAlone = (at: number, all: number): boolean => at === all - 1 && [0, 2].includes(at % 5);

/** "Our case studies": a tile for each work (CASE-02). `none`: text for an empty list. */
export function AllWorks({
  title,
  none,
  works,
}: {
  title: string;
  none: string;
  works: WorkSummary[];
}) {
  return (
    <Section>
      <Wrap>
        <SectionHeading title={title} />
        {works.length === 0 && <Lead>{none}</Lead>}
        <div className={styles.works}>
          {works.map((work, at) => (
            <WorkCard
              key={work.slug}
              work={work}
              sizes={isAlone(at, works.length) ? WHOLE_ROW : SIZES}
            />
          ))}
        </div>
      </Wrap>
    </Section>
  );
}
