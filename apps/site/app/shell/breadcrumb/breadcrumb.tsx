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
/** A longer trail has the pages between the home page and the nearest one above in a list. */
const LONGEST = 4;

/** Links to the pages above a page (NAV-07); nothing below the home page. */
export function Breadcrumb({ trail }: { trail: readonly Crumb[] }) {
  const t = useT();
  if (trail.length <= SHORTEST) return null;
  const here = trail.at(-1);
  const between = trail.length > LONGEST ? trail.slice(1, -2) : [];
  return (
    <nav className={styles.trail} aria-label={t("shell.breadcrumb")}>
      <ol className={styles.steps}>
        <Steps crumbs={trail.slice(0, 1)} />
        {between.length > 0 && (
          <li className={styles.between}>
            <details data-group="trail">
              <summary aria-label={t("shell.breadcrumbBetween")}>…</summary>
              <ol>
                <Steps crumbs={between} />
              </ol>
            </details>
          </li>
        )}
        <Steps crumbs={trail.slice(between.length + 1, -1)} />
        <li className={styles.here}>
          <span aria-current="page" dir="auto">
            {here?.name}
          </span>
        </li>
      </ol>
    </nav>
  );
}

const Steps = ({ crumbs }: { crumbs: readonly Crumb[] }) =>
  crumbs.map(({ name, to }) => (
    <li key={to}>
      <SiteLink to={to}>
        <span dir="auto">{name}</span>
      </SiteLink>
    </li>
  ));
