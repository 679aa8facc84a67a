import { nameSegment } from "@meridian/contract/record-name";
import type { ReactNode } from "react";
import type { Evidence } from "#app/pages/field/read-evidence.server.ts";
import { useT } from "#app/language/language.ts";
import { RouteLink } from "#app/ui/route-link.tsx";
import { Section } from "#app/ui/section.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import styles from "./technology-evidence.module.css";

/** People, price and open jobs of a technology (TECH-03). Nothing without any of them. */
export function TechnologyEvidence({
  name,
  people,
  price,
  jobs,
  works,
}: Evidence & { name: string }) {
  const t = useT();
  if (!people && !price && jobs.count === 0) return null;
  return (
    <Section space="tight" className={styles.band}>
      <Wrap>
        <h2>
          <VisuallyHidden>{t("field.inFigures", { name })}</VisuallyHidden>
        </h2>
        <ul className={styles.facts}>
          {people && (
            <Fact figure={people.count} what={t("field.people", { teams: people.teams, name })}>
              {works && <RouteLink to={works}>{t("pages.moreCases")}</RouteLink>}
            </Fact>
          )}
          {price && (
            <Fact
              figure={[price.from, price.to].filter(Boolean).join(" – ")}
              what={t("field.perPerson")}
            >
              <RouteLink to="/pricing">{t("field.prices")}</RouteLink>
            </Fact>
          )}
          {jobs.count > 0 && (
            <Fact figure={jobs.count} what={t("field.jobs", { count: jobs.count })}>
              <ul className={styles.jobs}>
                {jobs.first.map(({ slug, title }) => (
                  <li key={slug}>
                    <SiteLink to={`/vacancies/${nameSegment(slug)}`}>{title}</SiteLink>
                  </li>
                ))}
              </ul>
              {jobs.count > jobs.first.length && (
                <RouteLink to="/vacancies">{t("field.jobsAll")}</RouteLink>
              )}
            </Fact>
          )}
        </ul>
      </Wrap>
    </Section>
  );
}

function Fact({
  figure,
  what,
  children,
}: {
  figure: number | string;
  what: string;
  children: ReactNode;
}) {
  return (
    <li className={styles.fact}>
      <p>
        <strong>{figure}</strong> {what}
      </p>
      {children}
    </li>
  );
}
