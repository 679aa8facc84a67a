import { needsConsent, type CounterChoice } from "#app/analytics/counter.ts";
import { Button } from "#app/ui/button.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import styles from "./cookie-notice.module.css";

const SEEN = "We use cookies to remember what you have already seen.";

const WORDS: Record<CounterChoice["provider"], string> = {
  own: `${SEEN} Visits are counted without them.`,
  plausible: `${SEEN} Visits are counted without them.`,
  umami: `${SEEN} Visits are counted without them.`,
  ga4: `${SEEN} With your OK, Google Analytics counts your visit with its own cookies.`,
  none: SEEN,
};

/**
 * FOOT-05: an open dialog whose form closes it, so OK works without script; early-script.ts stores
 * the choice. Without script no cookie is set. If analytics needs consent, refusing takes one
 * click, too.
 */
export function CookieNotice({ counting }: { counting: CounterChoice }) {
  const needsChoice = needsConsent(counting);
  return (
    <dialog
      className={styles.notice}
      open
      aria-label="Cookie notice"
      data-notice={needsChoice ? "statistics" : ""}
      data-counting={JSON.stringify(counting)}
    >
      <Wrap className={styles.inner}>
        <p>
          {WORDS[counting.provider]} <SiteLink to="/privacy-policy">Privacy policy</SiteLink>
        </p>
        <form method="dialog">
          {needsChoice && (
            <Button type="submit" size="small" kind="quiet" data-cookie-ok="no">
              Without statistics
            </Button>
          )}
          <Button type="submit" size="small" data-cookie-ok={needsChoice ? "yes" : ""}>
            OK
          </Button>
        </form>
      </Wrap>
    </dialog>
  );
}
