import { useLocation } from "react-router";
import { contactAddress, currentMark, navigationLinks } from "#app/shell/navigation.ts";
import { MENU_ID, SiteMenu } from "#app/shell/header/site-menu.tsx";
import { BrandMark } from "#app/shell/header/brand-mark.tsx";
import type { ShellContent } from "#app/shell/types.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import styles from "./site-header.module.css";

interface SiteHeaderProps {
  shell: ShellContent;
  /** Lies over the first screen until scrolled (NAV-05). */
  overHero: boolean;
  pageHasForm: boolean;
}

export function SiteHeader({ shell, overHero, pageHasForm }: SiteHeaderProps) {
  const { pathname } = useLocation();
  const { name, logo } = shell.brand;
  const links = navigationLinks(shell);
  const contact = contactAddress(pageHasForm);
  return (
    <header className={styles.header} data-header="" data-over-hero={overHero || undefined}>
      <Wrap className={styles.bar}>
        <SiteLink
          className={styles.brand}
          to="/"
          aria-label={`${name}, home`}
          aria-current={currentMark({ to: "/" }, pathname)}
        >
          <BrandMark name={name} logo={logo} width={150} height={32} />
        </SiteLink>
        <nav className={styles.nav} aria-label="Main">
          {links.map((link) => (
            <SiteLink key={link.to} to={link.to} aria-current={currentMark(link, pathname)}>
              {link.label}
            </SiteLink>
          ))}
        </nav>
        <ButtonLink className={styles.contact} to={contact} size="small">
          Contact Us
        </ButtonLink>
        <IconButton
          className={styles.toggle}
          icon="menu"
          label="Open menu"
          popoverTarget={MENU_ID}
        />
      </Wrap>
      <span className={styles.needle} aria-hidden="true" />
      <SiteMenu shell={shell} links={links} contact={contact} />
    </header>
  );
}
