import { useLocation } from "react-router";
import { currentMark, type NavigationLink } from "#app/shell/navigation.ts";
import { BrandMark } from "#app/shell/header/brand-mark.tsx";
import type { ShellContent } from "#app/shell/types.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import styles from "./site-menu.module.css";

export const MENU_ID = "site-menu";

interface SiteMenuProps {
  shell: ShellContent;
  links: NavigationLink[];
  contact: string;
}

/**
 * The mobile menu (NAV-03): a popover, so that it opens, dims the page and closes by Escape or a
 * press beside it before any script.
 */
export function SiteMenu({ shell, links, contact }: SiteMenuProps) {
  const { pathname } = useLocation();
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
          {links.map((link) => (
            <li key={link.to}>
              <SiteLink to={link.to} aria-current={currentMark(link, pathname)}>
                {link.label}
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
      <ButtonLink to={contact} wide>
        Contact Us
      </ButtonLink>
    </div>
  );
}
