import { DisplayTitle } from "#app/ui/display-title.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import { useDirectionOf } from "#app/language/use-direction-of.ts";
import styles from "./legal-head.module.css";

interface LegalHeadProps {
  title: string;
  text: string;
  other: { label: string; to: string };
}

/** A legal page's title, and the record's text above it (LEGAL-01). */
export function LegalHead({ title, text, other }: LegalHeadProps) {
  const directionOf = useDirectionOf();
  return (
    <header className={styles.head} dir={directionOf(title)}>
      <Wrap className={styles.inner}>
        <DisplayTitle className={styles.title} title={title} />
        <div className={styles.facts}>
          {text && <p>{text}</p>}
          <SiteLink to={other.to}>{other.label}</SiteLink>
        </div>
      </Wrap>
      <div className={styles.ruler} aria-hidden="true" />
    </header>
  );
}
