import { ProseText } from "#app/bands/reading/prose-text.tsx";
import { HotTag } from "#app/bands/vacancy-list.tsx";
import type { FormattedDescription } from "#app/content/vacancies/formatted-description.server.ts";
import type { VacancyContent } from "#app/content/vacancies/job-content.ts";
import type { SafeHtml } from "#app/text/html.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Breadcrumb, type Crumb } from "#app/shell/breadcrumb/breadcrumb.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Section } from "#app/ui/section.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { WholeWords } from "#app/ui/whole-words.tsx";
import { useScript } from "#app/islands/use-script.ts";
import { Wrap } from "#app/ui/wrap.tsx";
import { useDirectionOf } from "#app/language/use-direction-of.ts";
import { useT } from "#app/language/language.ts";
import { Message } from "#app/language/message.tsx";
import styles from "./vacancy-page.module.css";

/** The banner is twice as wide as high and fills a higher place. */
const PLATE = "(max-width: 56rem) 139vw, max(45vw, 75rem)";

/** Hero and facts (VACD-01, VACD-02). Google requires visible dates of the markup (VACD-06). */
export function VacancyHero({
  title,
  description,
  formatted,
  image,
  isHot,
  until,
  facts,
  trail,
  formId,
}: Omit<VacancyContent, "expectations" | "recruiter" | "questions"> & {
  /** Shown in place of `description`. */
  formatted: FormattedDescription | null;
  trail: readonly Crumb[];
  /** `""`: no form. */
  formId: string;
}) {
  const directionOf = useDirectionOf();
  const t = useT();
  return (
    <>
      <div className={styles.hero} dir={directionOf(title)} data-plate={image ? "" : undefined}>
        <Wrap className={styles.in}>
          <div className={styles.text}>
            <div {...useScript("filter-back", "idle")}>
              <Breadcrumb trail={trail} />
            </div>
            <h1>
              <WholeWords text={title} /> {isHot && <HotTag />}
            </h1>
            {formatted?.lead && (
              <p className={styles.first} dangerouslySetInnerHTML={{ __html: formatted.lead }} />
            )}
            {!formatted &&
              description.map((paragraph, at) => (
                <p key={paragraph} className={at === 0 ? styles.first : undefined}>
                  {paragraph}
                </p>
              ))}
            {until.day && (
              <p className={styles.until}>
                <Message
                  of="vacancies.applyBy"
                  values={{ date: <time dateTime={until.day}>{until.text}</time> }}
                />
              </p>
            )}
          </div>
          {image && (
            <div className={styles.plate} data-screen="">
              <Picture image={image} sizes={PLATE} priority />
            </div>
          )}
        </Wrap>
      </div>
      <Wrap className={styles.lift}>
        <h2>
          <VisuallyHidden>{t("vacancies.facts")}</VisuallyHidden>
        </h2>
        <div className={styles.strip}>
          <dl>
            {facts.map(({ term, details, day }) => (
              <div key={term}>
                <dt>{term}</dt>
                {details.map((detail) => (
                  <dd key={detail}>{day ? <time dateTime={day}>{detail}</time> : detail}</dd>
                ))}
              </div>
            ))}
          </dl>
          {formId && <ButtonLink to={`#${formId}`}>{t("vacancies.sendResume")}</ButtonLink>}
        </div>
      </Wrap>
    </>
  );
}

/**
 * On a phone the button stays at the bottom edge until the form, which follows it (VACD-08). It
 * is a link of the page's flow: it needs no script and covers nothing at the form.
 */
export function StickyApply({ formId }: { formId: string }) {
  const t = useT();
  return (
    <div className={styles.apply} data-screen="">
      <ButtonLink to={`#${formId}`} wide>
        {t("vacancies.sendResume")}
      </ButtonLink>
    </div>
  );
}

/** The formatted description after its first paragraph (OWN-127). */
export function AboutThePosition({ html }: { html: SafeHtml }) {
  const t = useT();
  return (
    <Section>
      <Wrap className={styles.expect}>
        <h2>{t("vacancies.about")}</h2>
        <div>
          <ProseText html={html} />
        </div>
      </Wrap>
    </Section>
  );
}

/** VACD-04: each expectation is a list or a text, as the editor chose. */
export function Expectations({ expectations }: Pick<VacancyContent, "expectations">) {
  const directionOf = useDirectionOf();
  const t = useT();
  return (
    <Section>
      <Wrap className={styles.expect}>
        <h2>{t("vacancies.expect")}</h2>
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
