import { useLocation } from "react-router";
import { currentMark, type NavigationItem } from "#app/shell/navigation.ts";
import { numbered } from "#app/text/numbered.ts";
import { Icon } from "#app/ui/icon.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import styles from "./header-links.module.css";

/**
 * The header's links beside one another. Those behind a word are a `details`, of which one is open
 * at a time; what it does not do by itself is in browser/submenus.ts.
 */
export function HeaderLinks({ items }: { items: NavigationItem[] }) {
  const { pathname } = useLocation();
  return numbered(items).map(({ at, item }) =>
    "children" in item ? (
      <details key={at} className={styles.group} name="header-group" data-submenu="">
        <summary className={styles.link} aria-current={currentMark(item, pathname)}>
          {item.label}
          <Icon name="down" className={styles.sign} />
        </summary>
        <ul className={styles.panel}>
          {numbered(item.children).map(({ at: place, item: child }) => (
            <li key={place}>
              <SiteLink to={child.to} aria-current={currentMark(child, pathname)}>
                {child.label}
              </SiteLink>
            </li>
          ))}
        </ul>
      </details>
    ) : (
      <SiteLink
        key={at}
        className={styles.link}
        to={item.to}
        aria-current={currentMark(item, pathname)}
      >
        {item.label}
      </SiteLink>
    ),
  );
}
