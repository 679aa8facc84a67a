import { WorkCard } from "#app/bands/works/work-card.tsx";
import type { WorkSummary } from "#app/bands/works/types.ts";
import { Section } from "#app/ui/section.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import { useT } from "#app/language/language.ts";
import styles from "./next-works.module.css";

const SIZES = "(max-width: 40rem) 92vw, (max-width: 62rem) 45vw, 27rem";
/** The third is alone in its row between these widths, as in the CSS. */
const SIZES_OF_THIRD = "(max-width: 62rem) 92vw, 27rem";

/** The case studies that follow (BLOG-11). */
export function NextWorks({ works }: { works: WorkSummary[] }) {
  const t = useT();
  return (
    <Section data-screen="">
      <Wrap>
        <SectionHeading title={t("caseStudy.next", { count: works.length })} />
        <div className={styles.works}>
          {works.map((work, at) => (
            <WorkCard key={work.slug} work={work} sizes={at === 2 ? SIZES_OF_THIRD : SIZES} />
          ))}
        </div>
      </Wrap>
    </Section>
  );
}
