import { useLocation } from "react-router";
import { currentMark, type NavigationItem } from "#app/shell/navigation.ts";
import { BrandMark } from "#app/shell/header/brand-mark.tsx";
import type { ShellContent } from "#app/shell/types.ts";
import { numbered } from "#app/text/numbered.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import styles from "./site-menu.module.css";

export const MENU_ID = "site-menu";

interface SiteMenuProps {
  shell: ShellContent;
  items: NavigationItem[];
  action: { label: string; to: string };
}

/**
 * The mobile menu (NAV-03): a popover, so that it opens, dims the page and closes by Escape or a
 * press beside it before any script.
 */
export function SiteMenu({ shell, items, action }: SiteMenuProps) {
  return (
    <div
      className={styles.menu}
      id={MENU_ID}
      popover="auto"
      role="dialog"
      aria-label="Menu"
      data-menu=""
    >
      <div className={styles.top}>
        <BrandMark {...shell.brand} alt={shell.brand.name} width={131} height={28} />
        <IconButton
          icon="close"
          label="Close menu"
          popoverTarget={MENU_ID}
          popoverTargetAction="hide"
        />
      </div>
      <nav aria-label="Menu">
        <ul className={styles.list}>
          {numbered(items).map(({ at, item }) => (
            <li key={at}>
              <Item item={item} />
            </li>
          ))}
        </ul>
      </nav>
      <ButtonLink className={styles.action} to={action.to} wide>
        {action.label}
      </ButtonLink>
    </div>
  );
}

/** A link, or a word that opens those behind it; open where the visitor is on one of them. */
function Item({ item }: { item: NavigationItem }) {
  const { pathname } = useLocation();
  const mark = currentMark(item, pathname);
  if (!("children" in item))
    return (
      <SiteLink className={styles.link} to={item.to} aria-current={mark}>
        {item.label}
      </SiteLink>
    );
  return (
    <details className={styles.group} open={mark !== undefined}>
      <summary className={styles.link} aria-current={mark}>
        {item.label}
        <Icon name="down" className={styles.sign} />
      </summary>
      <ul className={styles.below}>
        {numbered(item.children).map(({ at, item: child }) => (
          <li key={at}>
            <SiteLink to={child.to} aria-current={currentMark(child, pathname)}>
              {child.label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
