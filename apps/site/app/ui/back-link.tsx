import { Icon } from "#app/ui/icon.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import styles from "./back-link.module.css";

/** A link to the page's list, above its title. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <SiteLink className={styles.backLink} to={to}>
      <Icon name="previous" /> {children}
    </SiteLink>
  );
}
