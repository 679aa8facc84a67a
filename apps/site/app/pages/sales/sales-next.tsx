import { ReviewText } from "#app/ui/review-text.tsx";
import type { Voice } from "#app/pages/sales/read-sales.server.ts";
import type { SiteConfig } from "#app/site-config.ts";
import { NumberedList } from "#app/ui/numbered-list.tsx";
import { Person } from "#app/ui/person.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { RouteLink } from "#app/ui/route-link.tsx";
import { Section } from "#app/ui/section.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import styles from "./sales-next.module.css";

/** A review and the steps after the form (ERR-03); either renders without the other. */
export function SalesNext({
  title,
  steps,
  link,
  action,
  voice,
}: SiteConfig["sales"]["next"] & { voice: Voice | null }) {
  if (!voice && steps.length === 0) return null;
  return (
    <Section ground="sea">
      <Wrap className={styles.next}>
        {voice && (
          <figure className={styles.voice}>
            <ReviewText text={voice.text} excerpt={voice.excerpt} />
            <figcaption>
              <Person
                portrait={voice.portrait && <Picture image={voice.portrait} sizes="4rem" alt="" />}
                name={voice.name}
                role={voice.position}
              />
            </figcaption>
          </figure>
        )}
        {steps.length > 0 && (
          <div>
            <h2>{title}</h2>
            <NumberedList>
              {steps.map((step) => (
                <li key={step.title}>
                  <h3>{step.title}</h3>
                  <p>
                    <strong>{step.when}</strong> {step.text}
                  </p>
                </li>
              ))}
            </NumberedList>
            {link && <RouteLink to={link}>{action}</RouteLink>}
          </div>
        )}
      </Wrap>
    </Section>
  );
}
