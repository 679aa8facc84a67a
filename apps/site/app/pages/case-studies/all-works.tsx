import type { WorkSummary } from "#app/bands/works/types.ts";
import type { ListPage } from "#app/content/list-pages.ts";
import { PageLinks } from "#app/ui/page-links.tsx";
import { Lead } from "#app/ui/lead.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { Section } from "#app/ui/section.tsx";
import { WHOLE_ROW, WorkCard } from "#app/bands/works/work-card.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import styles from "./all-works.module.css";

const SIZES = "(max-width: 56rem) 92vw, (max-width: 90rem) 56vw, 47rem";

/** Alone in the last row, as in the CSS. */
const isAlone = (at: number, all: number): boolean => at === all - 1 && [0, 2].includes(at % 5);

/** "Our case studies": a tile for each work of a page (CASE-02). `none`: text for an empty list. */
export function AllWorks({
  title,
  none,
  list: { items: works, page, pages },
  addressOf,
}: {
  title: string;
  none: string;
  list: ListPage<WorkSummary>;
  addressOf: (page: number) => string;
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
        {pages > 1 && (
          <div className={styles.end}>
            <PageLinks page={page} pages={pages} addressOf={addressOf} />
          </div>
        )}
      </Wrap>
    </Section>
  );
}
