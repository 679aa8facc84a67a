import { namedLanguage } from "@meridian/messages/languages";
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
}

/** What has no published translation in a language, by who sees it. */
export function LanguageLeft({ language, isOpen, isChosen, hasOthers, all }: LanguageLeftProps) {
  const { name } = namedLanguage(language);
  const left = all.filter((record) => !isPublicState(record.translations[language]?.state));
  const by = Map.groupBy(left, ({ kind }) => seenBy(kind));
  const share = (isPicture: boolean): string => {
    const of = all.filter(({ kind }) => (kind === PICTURES) === isPicture);
    const missing = left.filter(({ kind }) => (kind === PICTURES) === isPicture);
    return `${of.length - missing.length} of ${of.length}`;
  };
  return (
    <section className="language-left" aria-label={`${name}: what is left`}>
      <h2>{name}</h2>
      <p>
        {isOpen ? "Visitors see it." : "It is being prepared; visitors do not see it yet."}{" "}
        <span>{`${name}: ${share(false)} records`}</span>, <span>{`${share(true)} pictures`}</span>{" "}
        have a published translation.{" "}
        {isChosen
          ? hasOthers && <a href={HERE}>All languages</a>
          : hasOthers && (
              <a href={`${HERE}?${new URLSearchParams({ language })}`}>{`All about ${name}`}</a>
            )}
      </p>
      <div className="needs">
        <ul>
          {Object.entries(AUDIENCES).map(([audience, { label, hint }]) => (
            <li key={audience}>
              <a href={`${HERE}?${new URLSearchParams({ language, show: "missing", audience })}`}>
                <span className="needs__figure">{by.get(audience as Audience)?.length ?? 0}</span>{" "}
                <b>{label}</b> <small>{hint}</small>
              </a>
            </li>
          ))}
        </ul>
      </div>
      {isChosen && <TranslatorsFiles language={language} />}
    </section>
  );
}
