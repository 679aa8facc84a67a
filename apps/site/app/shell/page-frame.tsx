import type { ReactNode } from "react";
import { useT } from "#app/language/language.ts";
import { ConsentRequest } from "#app/shell/consent/consent-request.tsx";
import { CookieNotice } from "#app/shell/cookie-notice.tsx";
import { LanguageOffer } from "#app/shell/languages/language-offer.tsx";
import { LoadingOverlay } from "#app/shell/loading-overlay.tsx";
import type { ShellContent } from "#app/shell/types.ts";
import { SiteFooter } from "#app/shell/site-footer.tsx";
import { SiteHeader } from "#app/shell/header/site-header.tsx";
import styles from "./page-frame.module.css";

interface PageFrameProps {
  shell: ShellContent;
  overHero?: boolean;
  pageHasForm?: boolean;
  composed?: boolean;
  children: ReactNode;
}

/** Frame of every page, including the error page. */
export function PageFrame({
  shell,
  overHero = false,
  pageHasForm = false,
  composed = false,
  children,
}: PageFrameProps) {
  const t = useT();
  return (
    <>
      <a className={styles.skip} href="#main" data-screen="">
        {t("shell.skip")}
      </a>
      {/* Second in tab order; it overlays the page's lower edge. */}
      <CookieNotice counting={shell.analytics} />
      <ConsentRequest tags={shell.tags} />
      <LanguageOffer offered={shell.offered} />
      <SiteHeader shell={shell} overHero={overHero} pageHasForm={pageHasForm} />
      <main
        id="main"
        className={styles.main}
        tabIndex={-1}
        data-composed={composed ? "" : undefined}
      >
        {children}
      </main>
      <SiteFooter shell={shell} />
      <LoadingOverlay />
    </>
  );
}
