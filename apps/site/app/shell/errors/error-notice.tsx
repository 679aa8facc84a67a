import type { Translate } from "@meridian/messages/messages";
import { useT, useLanguage } from "#app/language/language.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { SearchForm } from "#app/shell/search/search-form.tsx";
import { Lead } from "#app/ui/lead.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import styles from "./error-notice.module.css";
import { useRouteLoaderData } from "react-router";
import type { ShellContent } from "#app/shell/types.ts";
import { SiteLink } from "#app/ui/site-link.tsx";

export type NoticeKind = "missing" | "closed" | "unavailable";

const wordsOf = (kind: NoticeKind, t: Translate): { title: string; text: string } =>
  ({
    missing: () => ({ title: t("error.title"), text: t("error.missing") }),
    closed: () => ({ title: t("error.closedTitle"), text: t("error.closed") }),
    unavailable: () => ({ title: t("error.title"), text: t("error.unavailable") }),
  })[kind]();

const MERIDIANS = [70, 138, 198, 243, 271];
const PARALLELS = [
  "M114.8 90H485.2",
  "M57.5 160H542.5",
  "M28.9 230H571.1",
  "M20 300H580",
  "M28.9 370H571.1",
  "M57.5 440H542.5",
  "M114.8 510H485.2",
];

/** The error page (ERR-02); also for unknown (ERR-01), unavailable (ERR-04) and removed pages. */
export function ErrorNotice({
  kind,
  name = "",
  hasSearch = true,
}: {
  kind: NoticeKind;
  /** What the page was about. */
  name?: string;
  hasSearch?: boolean;
}) {
  const t = useT();
  const { title, text } = wordsOf(kind, t);
  return (
    <section className={styles.lost} data-kind={kind}>
      <Wrap className={styles.inner}>
        <div>
          <h1 className={styles.title} data-long={name ? "" : undefined}>
            {name ? t("error.about", { title, name }) : title}
          </h1>
          <Lead className={styles.reason}>{text}</Lead>
          {kind === "missing" && <OtherLanguages className={styles.languages} />}
          <div className={styles.actions}>
            {kind === "closed" && <ButtonLink to="/vacancies">{t("error.allJobs")}</ButtonLink>}
            <ButtonLink to="/" kind={kind === "closed" ? "quiet" : "action"}>
              {t("error.goHome")}
            </ButtonLink>
          </div>
          {kind !== "unavailable" && hasSearch && (
            <div className={styles.search}>
              <SearchForm label={t("error.search")} quiet />
            </div>
          )}
        </div>
        <svg className={styles.globe} viewBox="0 0 600 600" aria-hidden="true">
          <circle className={styles.sea} cx="300" cy="300" r="280" />
          <g className={styles.grid}>
            {MERIDIANS.map((radius) => (
              <ellipse key={radius} cx="300" cy="300" rx={radius} ry="280" />
            ))}
            {PARALLELS.map((line) => (
              <path key={line} d={line} />
            ))}
          </g>
          <path
            className={styles.course}
            d="M96 380C150 210 260 160 350 190C440 220 452 330 372 352C306 370 270 316 318 276"
          />
          <circle className={styles.from} cx="96" cy="380" r="12" />
          <circle className={styles.to} cx="318" cy="276" r="13" />
        </svg>
      </Wrap>
    </section>
  );
}

/** On a missing page: the languages that have it (LANG-14). */
function OtherLanguages({ className }: { className: string | undefined }) {
  const { code: own, t } = useLanguage();
  const root = useRouteLoaderData<{ shell: ShellContent }>("root");
  const having = root?.shell.languages.filter(({ hasPage }) => hasPage) ?? [];
  if (having.length === 0 || having.some(({ code }) => code === own)) return null;
  return (
    <div className={className}>
      <p>{t("error.inOtherLanguages")}</p>
      <ul>
        {having.map(({ code, name, to }) => (
          <li key={code}>
            <SiteLink to={to} hrefLang={code}>
              <bdi lang={code}>{name}</bdi>
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
