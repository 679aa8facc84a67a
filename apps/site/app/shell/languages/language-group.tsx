import type { PageLanguage } from "#app/shell/languages/page-languages.server.ts";
import { useLanguage } from "#app/language/language.ts";
import { LanguageLinks } from "#app/shell/languages/language-links.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { Icon } from "#app/ui/icon.tsx";

interface LanguageGroupProps {
  languages: readonly PageLanguage[];
  /** As of the header's other groups. */
  look: "header" | "menu";
  className: string | undefined;
}

/** The language of the page; opens the others, without script. */
export function LanguageGroup({ languages, look, className }: LanguageGroupProps) {
  const { code, t } = useLanguage();
  const own = languages.find((language) => language.code === code);
  if (!own) return null;
  return (
    <nav aria-label={t("shell.languages")}>
      <details data-group={look} name={look === "header" ? "header-group" : undefined}>
        <summary className={className}>
          {look === "header" ? (
            <>
              <span aria-hidden="true">{code.toUpperCase()}</span>
              <VisuallyHidden>{own.name}</VisuallyHidden>
            </>
          ) : (
            own.name
          )}
          <Icon name="down" />
        </summary>
        <LanguageLinks languages={languages} />
      </details>
    </nav>
  );
}
