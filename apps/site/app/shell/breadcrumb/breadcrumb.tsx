import { useT } from "#app/language/language.ts";
import { SiteLink } from "#app/ui/site-link.tsx";
import styles from "./breadcrumb.module.css";

/** A page of a trail: the home page first, the page itself last. */
export interface Crumb {
  name: string;
  to: string;
}

/** Home and the page itself: no page is between them. */
const SHORTEST = 2;

/** Links to the pages above a page (NAV-07); nothing below the home page. */
export function Breadcrumb({ trail }: { trail: readonly Crumb[] }) {
  const t = useT();
  if (trail.length <= SHORTEST) return null;
  const here = trail.at(-1);
  return (
    <nav className={styles.trail} aria-label={t("shell.breadcrumb")}>
      <ol className={styles.steps}>
        {trail.slice(0, -1).map(({ name, to }) => (
          <li key={to}>
            <SiteLink to={to}>
              <span dir="auto">{name}</span>
            </SiteLink>
          </li>
        ))}
        <li>
          <span aria-current="page" dir="auto">
            {here?.name}
          </span>
        </li>
      </ol>
    </nav>
  );
}
