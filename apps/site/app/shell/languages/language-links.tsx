import type { PageLanguage } from "#app/shell/languages/page-languages.server.ts";
import { useLanguage } from "#app/language/language.ts";
import { SiteLink } from "#app/ui/site-link.tsx";
import styles from "./language-links.module.css";

/** The page in each language of the site (LANG-13); one without the page leads to its list. */
export function LanguageLinks({ languages }: { languages: readonly PageLanguage[] }) {
  const { code: own, t } = useLanguage();
  // An error page is in no language.
  const isPage = languages.some(({ code, hasPage }) => hasPage && code === own);
  return (
    <ul className={styles.list} data-languages="">
      {languages.map(({ code, name, to, hasPage }) => (
        <li key={code}>
          <SiteLink
            to={to}
            hrefLang={code}
            rel={hasPage ? "alternate" : undefined}
            aria-current={code === own ? "true" : undefined}
          >
            {/* One item where the link is a flex container. */}
            <span>
              <bdi lang={code}>{name}</bdi>
              {isPage && !hasPage && (
                <>
                  <br />
                  <small className={styles.none}>{t("shell.notInLanguage")}</small>
                </>
              )}
            </span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
