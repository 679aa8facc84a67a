import type { Translate } from "@meridian/messages/messages";
import { needsConsent, type CounterChoice } from "#app/analytics/counter.ts";
import { useT } from "#app/language/language.ts";
import { Button } from "#app/ui/button.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import styles from "./cookie-notice.module.css";

function text({ provider }: CounterChoice, t: Translate): string {
  if (provider === "none") return t("shell.cookies");
  return provider === "ga4" ? t("shell.cookiesOfGoogle") : t("shell.cookiesUncounted");
}

/**
 * FOOT-05: an open dialog whose form closes it, so OK works without script; early-script.ts stores
 * the choice. Without script no cookie is set. If analytics needs consent, refusing takes one
 * click, too.
 */
export function CookieNotice({ counting }: { counting: CounterChoice }) {
  const t = useT();
  const needsChoice = needsConsent(counting);
  return (
    <dialog
      className={styles.notice}
      open
      aria-label={t("shell.cookieNotice")}
      data-notice={needsChoice ? "statistics" : ""}
      data-counting={JSON.stringify(counting)}
    >
      <Wrap className={styles.inner}>
        <p>
          {text(counting, t)} <SiteLink to="/privacy-policy">{t("shell.privacyPolicy")}</SiteLink>
        </p>
        <form method="dialog">
          {needsChoice && (
            <Button type="submit" size="small" kind="quiet" data-cookie-ok="no">
              {t("shell.withoutStatistics")}
            </Button>
          )}
          <Button type="submit" size="small" data-cookie-ok={needsChoice ? "yes" : ""}>
            {t("shell.ok")}
          </Button>
        </form>
      </Wrap>
    </dialog>
  );
}
