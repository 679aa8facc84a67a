import { Gallery } from "#app/bands/gallery/gallery.tsx";
import type { CaseStudyContent } from "#app/pages/case-study/read-case-study.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { Section } from "#app/ui/section.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import { useT } from "#app/language/language.ts";
import styles from "./implementation.module.css";

/** Pictures of the result, and a link to it if it is public (CASE-05). */
export function Implementation({ gallery, site }: Pick<CaseStudyContent, "gallery" | "site">) {
  const t = useT();
  return (
    <Section>
      <Wrap>
        <SectionHeading
          title={t("caseStudy.implementation")}
          text={gallery.length > 0 && <p data-screen="">{t("caseStudy.openPicture")}</p>}
        />
        {gallery.length > 0 && <Gallery label={t("pages.gallery")} images={gallery} />}
        {site && (
          <p className={styles.site}>
            <ButtonLink kind="quiet" to={site}>
              {t("caseStudy.viewSite")}
            </ButtonLink>
          </p>
        )}
      </Wrap>
    </Section>
  );
}
