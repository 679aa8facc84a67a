import type { RelatedWorks as Related } from "#app/pages/service/read-service.server.ts";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { Section } from "#app/ui/section.tsx";
import { WorkCard } from "#app/bands/works/work-card.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import { useT } from "#app/language/language.ts";
import styles from "./related-works.module.css";

/** Keyed by the number of works in the row. */
const SIZES: Record<number, string> = {
  1: "(max-width: 90rem) 92vw, 82rem",
  2: "(max-width: 40rem) 92vw, (max-width: 90rem) 46vw, 40rem",
};
const THIRD = "(max-width: 56rem) 92vw, (max-width: 90rem) 30vw, 27rem";
/** On tablets the last of three fills a row of its own, the others share one. */
const SHARED = "(max-width: 40rem) 92vw, (max-width: 56rem) 46vw, (max-width: 90rem) 30vw, 27rem";

/** Projects that used the service (SERV-04). */
export function RelatedWorks({ named, works }: Related) {
  const t = useT();
  return (
    <Section>
      <Wrap>
        <SectionHeading title={named ? t("service.related") : t("pages.featuredWorks")} />
        <div className={styles.works}>
          {works.map((work, at) => (
            <WorkCard
              key={work.slug}
              work={work}
              sizes={
                SIZES[works.length] ?? (at % 2 === 0 && at === works.length - 1 ? THIRD : SHARED)
              }
            />
          ))}
        </div>
      </Wrap>
    </Section>
  );
}
