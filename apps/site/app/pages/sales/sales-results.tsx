import { nameSegment } from "@meridian/contract/record-name";
import type { WorkSummary } from "#app/bands/works/types.ts";
import { useDirectionOf } from "#app/language/use-direction-of.ts";
import { useT } from "#app/language/language.ts";
import { RouteLink, RouteText } from "#app/ui/route-link.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { Section } from "#app/ui/section.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import styles from "./sales-results.module.css";

/** What came of the featured works, a line each (ERR-03): the home page has their pictures. */
export function SalesResults({ works, more }: { works: WorkSummary[]; more: string }) {
  const t = useT();
  const directionOf = useDirectionOf();
  return (
    <Section>
      <Wrap>
        <SectionHeading title={t("pages.featuredWorks")} />
        <ul className={styles.results}>
          {works.map(({ slug, title, place, text, result }) => (
            <li key={slug} dir={directionOf(`${title} ${text}`)}>
              <SiteLink className={styles.result} to={`/case-studies/${nameSegment(slug)}`}>
                <div>
                  <h3>{title}</h3>
                  {place && <span>{place}</span>}
                </div>
                <p>{result || text}</p>
                <RouteText>{t("pages.readStory")}</RouteText>
              </SiteLink>
            </li>
          ))}
        </ul>
        {more && (
          <p className={styles.more}>
            <RouteLink to={more}>{t("pages.moreCases")}</RouteLink>
          </p>
        )}
      </Wrap>
    </Section>
  );
}
