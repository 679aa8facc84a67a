import { useLocation } from "react-router";
import { useT } from "#app/language/language.ts";
import { currentMark, type NavigationItem } from "#app/shell/navigation.ts";
import { HeaderGroup } from "#app/shell/header/header-group.tsx";
import { BrandLogo } from "#app/shell/header/brand-logo.tsx";
import { LanguageGroup } from "#app/shell/languages/language-group.tsx";
import type { ShellContent } from "#app/shell/types.ts";
import { numbered } from "#app/text/numbered.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import styles from "./site-menu.module.css";

export const MENU_ID = "site-menu";

interface SiteMenuProps {
  shell: ShellContent;
  items: NavigationItem[];
  action: { label: string; to: string } | null;
}

/** The mobile menu (NAV-03): a popover, so that it opens and closes without script. */
export function SiteMenu({ shell, items, action }: SiteMenuProps) {
  const t = useT();
  const { name, logo, logoOnDark } = shell.brand;
  return (
    <div
      className={styles.menu}
      id={MENU_ID}
      popover="auto"
      role="dialog"
      aria-label={t("shell.menu")}
      data-menu=""
    >
      <div className={styles.top}>
        <BrandLogo
          name={name}
          logo={logo}
          logoOnDark={shell.dark ? logoOnDark : undefined}
          alt={name}
          width={131}
          height={28}
        />
        <IconButton
          icon="close"
          label={t("shell.closeMenu")}
          popoverTarget={MENU_ID}
          popoverTargetAction="hide"
        />
      </div>
      <nav aria-label={t("shell.menu")}>
        <ul className={styles.list}>
          {numbered(items).map(({ at, item }) => (
            <li key={at}>
              <Item item={item} />
            </li>
          ))}
        </ul>
      </nav>
      <LanguageGroup languages={shell.languages} look="menu" className={styles.link} />
      {action && (
        <ButtonLink to={action.to} wide>
          {action.label}
        </ButtonLink>
      )}
    </div>
  );
}

function Item({ item }: { item: NavigationItem }) {
  const { pathname } = useLocation();
  if ("children" in item) return <HeaderGroup group={item} look="menu" className={styles.link} />;
  return (
    <SiteLink className={styles.link} to={item.to} aria-current={currentMark(item, pathname)}>
      {item.label}
    </SiteLink>
  );
}
