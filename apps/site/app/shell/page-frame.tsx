import type { ReactNode } from "react";
import { PrefetchPageLinks, useLocation } from "react-router";
import { CookieNotice } from "#app/shell/cookie-notice.tsx";
import { GetInTouch } from "#app/shell/get-in-touch.tsx";
import { LoadingOverlay } from "#app/shell/loading-overlay.tsx";
import type { ShellContent } from "#app/lib/page-content.ts";
import { SiteFooter } from "#app/shell/site-footer.tsx";
import { SiteHeader } from "#app/shell/site-header.tsx";
import { useStartUp } from "#app/shell/start-up.ts";
import { usePageFocus } from "#app/shell/use-page-focus.ts";
import { useSiteLinks } from "#app/shell/use-site-links.ts";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import styles from "./page-frame.module.css";

interface PageFrameProps {
  shell: ShellContent;
  overHero?: boolean;
  pageHasForm?: boolean;
  /** Who is about to leave is asked for his contacts (SH-02). */
  getInTouch?: boolean;
  children: ReactNode;
}

/** Header, page and footer: what every page stands in, the error page too. */
export function PageFrame({ shell, overHero = false, pageHasForm = false, getInTouch = false, children }: PageFrameProps) {
  useStartUp(shell.analytics);
  const arrivedAt = usePageFocus();
  const ahead = useSiteLinks();
  const { pathname } = useLocation();
  return (
    <>
      <a className={styles.skip} href="#main" data-to-browser="">
        Skip to content
      </a>
      <SiteHeader shell={shell} overHero={overHero} pageHasForm={pageHasForm} />
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <SiteFooter shell={shell} />
      <CookieNotice counting={shell.analytics.provider} />
      <LoadingOverlay />
      {getInTouch && <GetInTouch key={pathname} />}
      <div role="status">
        <VisuallyHidden>{arrivedAt}</VisuallyHidden>
      </div>
      {ahead !== null && <PrefetchPageLinks page={ahead} />}
    </>
  );
}
