import { useRouteLoaderData } from "react-router";
import { useLanguage } from "#app/language/language.ts";
import type { ShellContent } from "#app/shell/types.ts";
import { SiteLink } from "#app/ui/site-link.tsx";

/** On a missing page: the languages that have it (LANG-14). */
export function OtherLanguages({ className }: { className: string | undefined }) {
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
