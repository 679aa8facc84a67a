import { HotTag } from "#app/bands/vacancy-list.tsx";
import type { VacancyContent } from "#app/content/vacancies/job-content.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { BackLink } from "#app/ui/back-link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Section } from "#app/ui/section.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import { directionOf } from "#app/text/direction.ts";
import styles from "./vacancy-page.module.css";

/** Hero and facts of a vacancy (VACD-01, VACD-02). */
export function VacancyHero({
  title,
  description,
  image,
  isHot,
  posted,
  until,
  facts,
  formId,
}: Omit<VacancyContent, "expectations"> & {
  /** `""`: no form. */
  formId: string;
}) {
  return (
    <>
      <div className={styles.hero} dir={directionOf(title)} data-plate={image ? "" : undefined}>
        <Wrap className={styles.in}>
          <div className={styles.text}>
            <BackLink to="/vacancies">All Jobs</BackLink>
            <h1>
              {title} {isHot && <HotTag />}
            </h1>
            {description.map((paragraph, at) => (
              <p key={paragraph} className={at === 0 ? styles.first : undefined}>
                {paragraph}
              </p>
            ))}
            <Dates posted={posted} until={until} />
          </div>
          {image && (
            <div className={styles.plate}>
              <Picture image={image} sizes="(max-width: 56rem) 100vw, 45vw" priority />
            </div>
          )}
        </Wrap>
      </div>
      <Wrap className={styles.lift}>
        <h2>
          <VisuallyHidden>Facts</VisuallyHidden>
        </h2>
        <div className={styles.strip}>
          <dl>
            {facts.map(({ term, details }) => (
              <div key={term}>
                <dt>{term}</dt>
                {details.map((detail) => (
                  <dd key={detail}>{detail}</dd>
                ))}
              </div>
            ))}
          </dl>
          {formId && <ButtonLink to={`#${formId}`}>Send resume</ButtonLink>}
        </div>
      </Wrap>
    </>
  );
}

/** Google requires facts of the markup to be visible on the page (VACD-06). */
function Dates({ posted, until }: Pick<VacancyContent, "posted" | "until">) {
  if (!posted.day && !until.day) return null;
  return (
    <p className={styles.dates}>
      {posted.day && (
        <span>
          Posted <time dateTime={posted.day}>{posted.text}</time>
        </span>
      )}
      {until.day && (
        <span>
          Apply by <time dateTime={until.day}>{until.text}</time>
        </span>
      )}
    </p>
  );
}

/** VACD-04: each expectation is a list or a text, as the editor chose. */
export function Expectations({ expectations }: Pick<VacancyContent, "expectations">) {
  return (
    <Section>
      <Wrap className={styles.expect}>
        <h2>What should I expect?</h2>
        <div>
          {expectations.map(({ title, points, text }) => (
            <div
              key={title + text + points[0]}
              className={styles.one}
              dir={directionOf(title + text + points[0])}
            >
              {title && <h3>{title}</h3>}
              {points.length > 0 ? (
                <ul>
                  {points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              ) : (
                <p>{text}</p>
              )}
            </div>
          ))}
        </div>
      </Wrap>
    </Section>
  );
}
