import { classNames } from "#app/ui/class-names.ts";
import { ReviewText } from "#app/ui/review-text.tsx";
import type { Review } from "#app/bands/reviews/types.ts";
import { Logo } from "#app/ui/logo.tsx";
import { Person } from "#app/ui/person.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { RouteLink } from "#app/ui/route-link.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { Section } from "#app/ui/section.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import { numbered } from "#app/text/numbered.ts";
import { useT } from "#app/language/language.ts";
import { useDirectionOf } from "#app/language/use-direction-of.ts";
import styles from "./reviews.module.css";

/** Clients' reviews: one large, the others under it in columns (CLI-04). */
export function Reviews({
  title,
  hasHeading = false,
  reviews: [first, ...others],
}: {
  title: string;
  /** The title is visible, not only the accessible name. */
  hasHeading?: boolean;
  reviews: Review[];
}) {
  return (
    <Section ground="land" aria-label={hasHeading ? undefined : title}>
      {hasHeading && title && (
        <Wrap>
          <SectionHeading title={title} />
        </Wrap>
      )}
      <Wrap className={styles.voices}>
        {first && <Voice {...first} large />}
        {others.length > 0 && (
          <div className={styles.others}>
            {numbered(others).map(({ at, item }) => (
              <Voice key={at} {...item} />
            ))}
          </div>
        )}
      </Wrap>
    </Section>
  );
}

function Voice({
  client,
  text,
  excerpt,
  portrait,
  name,
  position,
  id,
  logo,
  story,
  large,
}: Review & { large?: boolean }) {
  const directionOf = useDirectionOf();
  const t = useT();
  return (
    <figure
      id={id}
      className={classNames(styles.voice, large && styles.first)}
      dir={directionOf(text)}
    >
      <ReviewText text={text} excerpt={excerpt} />
      <figcaption>
        {large && logo && <Logo image={logo} alt={client} className={styles.logo} />}
        <Person
          portrait={portrait && <Picture image={portrait} sizes="4rem" alt="" />}
          name={name || client}
          role={position || (name ? client : "")}
        />
        {story && <RouteLink to={story}>{t("pages.readStory")}</RouteLink>}
      </figcaption>
    </figure>
  );
}
