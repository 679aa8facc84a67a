import type { WorkSummary } from "#app/bands/works/types.ts";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { RouteLink } from "#app/ui/route-link.tsx";
import { Section } from "#app/ui/section.tsx";
import { WHOLE_ROW, WorkCard } from "#app/bands/works/work-card.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import { useT } from "#app/language/language.ts";
import styles from "./works-grid.module.css";

// Wide and narrow, two halves, narrow and wide, as in the CSS; a single last one fills its row.
const SIZES = ["54rem", "27rem", "40rem", "40rem", "27rem", "54rem"].map(
  (wide) => `(max-width: 40rem) 84vw, (max-width: 56rem) 46vw, (max-width: 82rem) 60vw, ${wide}`,
);

const sizeOf = (at: number, all: number): string =>
  at % 2 === 0 && at === all - 1 ? WHOLE_ROW : (SIZES[at % SIZES.length] ?? WHOLE_ROW);

/** The featured works and a link to the others (HOME-10). */
export function WorksGrid({
  title,
  works,
  more,
}: {
  title?: string;
  works: WorkSummary[];
  more: string;
}) {
  const t = useT();
  const heading = title ?? t("pages.featuredWorks");
  return (
    <Section>
      <Wrap>
        {heading && <SectionHeading title={heading} />}
        <div className={styles.works}>
          {works.map((work, at) => (
            <WorkCard key={work.slug} work={work} sizes={sizeOf(at, works.length)} />
          ))}
        </div>
        {more && (
          <p className={styles.more}>
            <RouteLink to={more}>{t("pages.moreCases")}</RouteLink>
          </p>
        )}
      </Wrap>
    </Section>
  );
}
