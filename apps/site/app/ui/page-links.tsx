import { useT } from "#app/language/language.ts";
import { RouteLink } from "#app/ui/route-link.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import styles from "./page-links.module.css";

interface PageLinksProps {
  page: number;
  pages: number;
  addressOf: (page: number) => string;
}

/** Pagination; nothing for a single page. */
export function PageLinks({ page, pages, addressOf }: PageLinksProps) {
  const t = useT();
  if (pages < 2) return null;
  return (
    <nav className={styles.pages} aria-label={t("ui.pages")}>
      {page > 1 && (
        <SiteLink to={addressOf(page - 1)} rel="prev">
          {t("ui.previousPage")}
        </SiteLink>
      )}
      {pageSteps(page, pages).map((step, at, steps) =>
        step === null ? (
          <span key={`after ${steps[at - 1]}`}>…</span>
        ) : (
          <SiteLink
            key={step}
            to={addressOf(step)}
            aria-label={t("ui.page", { page: step })}
            aria-current={step === page ? "page" : undefined}
          >
            {step}
          </SiteLink>
        ),
      )}
      {page < pages && (
        <RouteLink className={styles.next} to={addressOf(page + 1)} rel="next">
          {t("ui.nextPage")}
        </RouteLink>
      )}
    </nav>
  );
}

/** The page numbers shown: first, last, current and its neighbours; `null` for a gap. */
export function pageSteps(page: number, pages: number): (number | null)[] {
  const shown = [...new Set([1, page - 1, page, page + 1, pages])]
    .filter((number) => number >= 1 && number <= pages)
    .toSorted((a, b) => a - b);
  return shown.flatMap((number, at) => {
    const before = shown[at - 1] ?? 0;
    // A gap of one number shows the number.
    if (number - before === 2) return [number - 1, number];
    return number - before > 2 ? [null, number] : [number];
  });
}
