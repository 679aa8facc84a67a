import { isOff } from "@meridian/contract/pages";
import { useLocation } from "react-router";
import { useLanguage, useT } from "#app/language/language.ts";
import {
  currentMark,
  headerAction,
  navigationItems,
  type NavigationItem,
} from "#app/shell/navigation.ts";
import { HeaderLinks } from "#app/shell/header/header-links.tsx";
import { MENU_ID, SiteMenu } from "#app/shell/header/site-menu.tsx";
import { SEARCH_ID, SearchPanel } from "#app/shell/header/search-panel.tsx";
import { SEARCH } from "#app/shell/search/search-address.ts";
import { LanguageGroup } from "#app/shell/languages/language-group.tsx";
import { BrandLogo } from "#app/shell/header/brand-logo.tsx";
import type { ShellContent } from "#app/shell/types.ts";
import { numbered } from "#app/text/numbered.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import linkStyles from "./header-links.module.css";
import styles from "./site-header.module.css";

interface SiteHeaderProps {
  shell: ShellContent;
  /** Overlays the first screen until scrolled (NAV-05). */
  overHero: boolean;
  pageHasForm: boolean;
}

export function SiteHeader({ shell, overHero, pageHasForm }: SiteHeaderProps) {
  const { code, t } = useLanguage();
  const { pathname } = useLocation();
  const { name, logo, logoOnDark } = shell.brand;
  const items = navigationItems(shell, t);
  const hasSearch = !isOff(SEARCH, shell.off);
  const action = headerAction(shell.menu, pageHasForm, shell, t);
  return (
    <header
      className={styles.header}
      data-header=""
      data-screen=""
      data-over-hero={overHero || undefined}
    >
      <Wrap className={styles.bar}>
        <SiteLink
          className={styles.brand}
          to="/"
          aria-label={t("shell.brandHome", { brand: name })}
          aria-current={currentMark({ label: name, to: "/", holds: [] }, pathname)}
        >
          <BrandLogo
            name={name}
            logo={logo}
            logoOnDark={shell.dark ? logoOnDark : undefined}
            width={150}
            height={32}
          />
        </SiteLink>
        <div className={styles.space}>
          <Ruler
            items={items}
            hasSearch={hasSearch}
            action={action?.label}
            language={shell.languages.length > 0 ? code : undefined}
          />
          <div className={styles.rest}>
            <div className={styles.links}>
              <nav className={styles.nav} aria-label={t("shell.mainMenu")}>
                <HeaderLinks items={items} />
              </nav>
              {hasSearch && <SearchButton />}
              <LanguageGroup
                languages={shell.languages}
                look="header"
                className={linkStyles.link}
              />
              {action && (
                <ButtonLink className={styles.contact} to={action.to} size="small">
                  {action.label}
                </ButtonLink>
              )}
            </div>
            <div className={styles.narrow}>
              {hasSearch && <SearchButton />}
              <IconButton icon="menu" label={t("shell.openMenu")} popoverTarget={MENU_ID} />
            </div>
          </div>
        </div>
      </Wrap>
      <span className={styles.needle} aria-hidden="true" />
      <SiteMenu shell={shell} items={items} action={action} />
      {hasSearch && <SearchPanel />}
    </header>
  );
}

/** One in each of the header's two layouts. */
function SearchButton() {
  const t = useT();
  return <IconButton bare icon="search" label={t("shell.findOnSite")} popoverTarget={SEARCH_ID} />;
}

/** As wide as the links, and invisible: the space it leaves shows whether they fit. */
function Ruler({
  items,
  hasSearch,
  action,
  language,
}: {
  items: NavigationItem[];
  hasSearch: boolean;
  action: string | undefined;
  language: string | undefined;
}) {
  return (
    <div className={styles.ruler} aria-hidden="true">
      {numbered(items).map(({ at, item }) => (
        <span key={at} data-label={item.label} data-group={"children" in item || undefined} />
      ))}
      {hasSearch && <i />}
      {language && <span data-label={language.toUpperCase()} data-group="" />}
      {action && <b data-label={action} />}
    </div>
  );
}
