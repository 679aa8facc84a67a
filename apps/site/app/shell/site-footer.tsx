import type { FooterColumn, FooterContent, ShellContent } from "#app/shell/types.ts";
import { useScript } from "#app/islands/use-script.ts";
import { useT } from "#app/language/language.ts";
import { LanguageLinks } from "#app/shell/languages/language-links.tsx";
import { ThemeSwitch } from "#app/shell/theme-switch.tsx";
import { needsConsent } from "#app/analytics/counter.ts";
import { numbered } from "#app/text/numbered.ts";
import { Html } from "#app/ui/html.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import styles from "./site-footer.module.css";

export function SiteFooter({ shell }: { shell: ShellContent }) {
  const { footer } = shell;
  const t = useT();
  return (
    <footer className={styles.footer} data-tone="night">
      <Wrap>
        <Top {...shell} />
        {footer && footer.columns.length > 0 && (
          <div className={styles.columns} data-screen="">
            {footer.columns.map((column) => (
              <Column key={column.title || column.links[0]?.to} {...column} />
            ))}
          </div>
        )}
        <CookieSettings {...shell} />
        {shell.languages.length > 0 && (
          // No landmark: the header has one with this name.
          <div
            className={styles.languages}
            data-screen=""
            role="group"
            aria-label={t("shell.languages")}
          >
            <LanguageLinks languages={shell.languages} />
          </div>
        )}
        {shell.dark && <ThemeSwitch />}
        {footer && <End {...footer} />}
      </Wrap>
    </footer>
  );
}

/** Opens the notice again if the counter needs consent, and the request of the tags if one is on. */
function CookieSettings({ analytics, tags }: ShellContent) {
  const t = useT();
  const script = useScript("consent", "idle");
  const needsNotice = needsConsent(analytics);
  if (!needsNotice && !tags) return null;
  return (
    <p>
      <button
        type="button"
        className={styles.again}
        data-cookie-again={needsNotice ? "" : undefined}
        data-consent-again={tags ? "" : undefined}
        {...(tags && script)}
      >
        {t("shell.cookieSettings")}
      </button>
    </p>
  );
}

function Top({ social, email, brand }: ShellContent) {
  const t = useT();
  if (!email && social.length === 0) return null;
  return (
    <div className={styles.top}>
      {email && (
        <p>
          <a className={styles.mail} href={`mailto:${email}`}>
            {email}
          </a>
        </p>
      )}
      {social.length > 0 && (
        <ul className={styles.social} data-screen="" aria-label={t("shell.socialNetworks")}>
          {numbered(social).map(({ at, item: { name, address, icon } }) => (
            <li key={at}>
              <a
                className={styles.network}
                href={address}
                rel="noopener"
                aria-label={t("shell.brandOn", { brand: brand.name, network: name })}
              >
                <img src={`/icons/${icon}`} alt="" width={20} height={20} loading="lazy" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Where the columns are folded, their legal links are here, too. */
function End({ legal, copyright }: FooterContent) {
  if (legal.length === 0 && !copyright) return null;
  return (
    <div className={styles.end}>
      {legal.length > 0 && (
        <ul className={styles.legal} data-screen="">
          {legal.map(({ label, to, again }) => (
            <li key={to} data-again={again ? "" : undefined}>
              <SiteLink to={to}>{label}</SiteLink>
            </li>
          ))}
        </ul>
      )}
      {copyright && <Html html={copyright} />}
    </div>
  );
}

/** Folded on phones. */
function Column({ title, links }: FooterColumn) {
  const list = (
    <ul className={styles.list}>
      {links.map(({ label, to }) => (
        <li key={to + label}>
          <SiteLink to={to}>{label}</SiteLink>
        </li>
      ))}
    </ul>
  );
  return (
    <nav aria-label={title || undefined}>
      {title ? (
        <>
          <h2>{title}</h2>
          <details>
            <summary>{title}</summary>
            {list}
          </details>
        </>
      ) : (
        list
      )}
    </nav>
  );
}
