import type { CaseStudyContent } from "#app/pages/case-study/read-case-study.server.ts";
import { Facts } from "#app/ui/facts.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Section } from "#app/ui/section.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import { useT } from "#app/language/language.ts";
import styles from "./case-facts.module.css";

/** Up to six facts of the project, next to its picture (CASE-03). */
export function CaseFacts({
  facts,
  projectImage,
}: Pick<CaseStudyContent, "facts" | "projectImage">) {
  const t = useT();
  return (
    <Section aria-label={t("caseStudy.facts")}>
      <Wrap>
        <div className={styles.band} data-image={projectImage && facts.length > 0 ? "" : undefined}>
          <Facts className={styles.facts} facts={facts} />
          {projectImage && (
            <div className={styles.image} data-screen="">
              <Picture image={projectImage} sizes="(max-width: 62rem) 92vw, 31rem" />
            </div>
          )}
        </div>
      </Wrap>
    </Section>
  );
}
