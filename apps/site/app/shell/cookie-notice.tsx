import { useLayoutEffect } from "react";
import { markCookieNotice } from "#app/shell/early-script.ts";
import { Button } from "#app/ui/button.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import styles from "./cookie-notice.module.css";

/**
 * The cookie notice (FOOT-05). An open dialog with a form that closes it, so OK answers without script;
 * early-script.ts remembers the press. Without script no cookie is set, so there is nothing to remember it by.
 */
export function CookieNotice() {
  useLayoutEffect(markCookieNotice, []);
  return (
    <dialog className={styles.notice} open aria-label="Cookie notice" data-notice="" suppressHydrationWarning>
      <Wrap className={styles.inner}>
        <p>
          We use cookies to remember what you have already seen and to count visits. <SiteLink to="/privacy-policy">Privacy policy</SiteLink>
        </p>
        <form method="dialog">
          <Button type="submit" size="small" data-cookie-ok="">
            OK
          </Button>
        </form>
      </Wrap>
    </dialog>
  );
}
