import type { PageLanguage } from "#app/shell/languages/page-languages.server.ts";
import { useScript } from "#app/islands/use-script.ts";
import { useLanguage } from "#app/language/language.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import styles from "./language-offer.module.css";

/**
 * LANG-20: a note for each language that has the page, in its words. Pages are the same for all
 * visitors: the script shows the note that the browser's languages choose.
 */
export function LanguageOffer({ offered }: { offered: readonly PageLanguage[] }) {
  const script = useScript("language-offer", "idle");
  const { t } = useLanguage();
  if (offered.length === 0) return null;
  return (
    <aside
      className={styles.offer}
      aria-label={t("shell.languages")}
      hidden
      data-language-offer=""
      data-screen=""
      {...script}
    >
      {offered.map(({ code, to, offer }) => (
        <div key={code} className={styles.note} lang={code} dir={offer.direction} hidden>
          <SiteLink to={to} hrefLang={code} rel="alternate">
            {offer.text}
          </SiteLink>
          <IconButton icon="close" label={offer.close} bare />
        </div>
      ))}
    </aside>
  );
}
