import { classNames } from "#app/ui/class-names.ts";
import type { Review } from "#app/pages/clients/read-clients.server.ts";
import { Picture } from "#app/ui/picture.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { Section } from "#app/ui/section.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import { directionOf } from "#app/text/direction.ts";
import styles from "./reviews.module.css";

/** What clients say: one voice large, the others beside it (CLI-04). */
export function Reviews({
  title,
  reviews: [first, ...others],
}: {
  title: string;
  reviews: Review[];
}) {
  return (
    <Section ground="land" aria-label={title}>
      <Wrap className={styles.voices}>
        {first && <Voice {...first} large />}
        {others.length > 0 && (
          <div>
            {others.map((review) => (
              <Voice key={review.client} {...review} />
            ))}
          </div>
        )}
      </Wrap>
    </Section>
  );
}

function Voice({ client, text, portrait, name, position, large }: Review & { large?: boolean }) {
  return (
    <figure className={classNames(styles.voice, large && styles.first)} dir={directionOf(text)}>
      <blockquote>
        <Prose html={text} />
      </blockquote>
      <figcaption className={styles.who}>
        {portrait && <Picture image={portrait} sizes="4rem" alt="" />}
        <strong>{name || client}</strong>
        <span>{position || (name ? client : "")}</span>
      </figcaption>
    </figure>
  );
}
