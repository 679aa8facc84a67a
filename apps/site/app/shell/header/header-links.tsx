import { useLocation } from "react-router";
import { currentMark, type NavigationItem } from "#app/shell/navigation.ts";
import { HeaderGroup } from "#app/shell/header/header-group.tsx";
import { numbered } from "#app/text/numbered.ts";
import { SiteLink } from "#app/ui/site-link.tsx";
import styles from "./header-links.module.css";

export function HeaderLinks({ items }: { items: NavigationItem[] }) {
  const { pathname } = useLocation();
  return numbered(items).map(({ at, item }) =>
    "children" in item ? (
      <HeaderGroup key={at} group={item} look="header" className={styles.link} />
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
