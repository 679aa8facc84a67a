import { languageIn } from "#admin-ui/words/formats.ts";
import type { Words } from "#admin-ui/words/words.ts";
import { PICTURES, type TranslatedRecord } from "#translations/every-record.ts";
import { TranslatorsFiles } from "#translations/screens/translators-files.tsx";
import { AUDIENCES, seenBy, type Audience } from "#translations/seen-by.ts";
import { isPublicState } from "#translations/states.ts";

const HERE = "/admin/collections/translations";

interface LanguageLeftProps {
  language: string;
  isOpen: boolean;
  /** The page shows this language alone. */
  isChosen: boolean;
  /** The site has further ones. */
  hasOthers: boolean;
  all: readonly TranslatedRecord[];
  t: Words;
}

/** What has no published translation in a language, by who sees it. */
export function LanguageLeft({ language, isOpen, isChosen, hasOthers, all, t }: LanguageLeftProps) {
  const name = languageIn(t.locale, language);
  const left = all.filter((record) => !isPublicState(record.translations[language]?.state));
  const by = Map.groupBy(left, ({ kind }) => seenBy(kind));
  const share = (isPicture: boolean): { n: number; all: number } => {
    const of = all.filter(({ kind }) => (kind === PICTURES) === isPicture);
    const missing = left.filter(({ kind }) => (kind === PICTURES) === isPicture);
    return { n: of.length - missing.length, all: of.length };
  };
  return (
    <section className="language-left" aria-label={t("{name}: what is left", { name })}>
      <h2>{name}</h2>
      <p>
        {t(isOpen ? "Visitors see it." : "It is being prepared; visitors do not see it yet.")}{" "}
        {t.parts("{records}, {pictures} have a published translation.", {
          records: <span>{t("{name}: {n} of {all} records", { name, ...share(false) })}</span>,
          pictures: <span>{t("{n} of {all} pictures", share(true))}</span>,
        })}{" "}
        {isChosen
          ? hasOthers && <a href={HERE}>{t("All languages")}</a>
          : hasOthers && (
              <a href={`${HERE}?${new URLSearchParams({ language })}`}>
                {t("All about {name}", { name })}
              </a>
            )}
      </p>
      <div className="needs">
        <ul>
          {Object.entries(AUDIENCES).map(([audience, { label, hint }]) => (
            <li key={audience}>
              <a href={`${HERE}?${new URLSearchParams({ language, show: "missing", audience })}`}>
                <span className="needs__figure">{by.get(audience as Audience)?.length ?? 0}</span>{" "}
                <b>{t(label)}</b> <small>{t(hint)}</small>
              </a>
            </li>
          ))}
        </ul>
      </div>
      {isChosen && <TranslatorsFiles {...{ language, t }} />}
    </section>
  );
}
