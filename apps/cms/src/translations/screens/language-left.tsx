import { languageIn } from "#admin-ui/words/formats.ts";
import { LIST, listAddress } from "#translations/addresses.ts";
import { isPicture } from "#translations/every-record.ts";
import type { OfLanguage } from "#translations/screens/remaining-steps.tsx";
import { TranslatorsFiles } from "#translations/screens/translators-files.tsx";
import { AUDIENCES, seenBy, type Audience } from "#translations/seen-by.ts";
import { isPublicIn } from "#translations/states.ts";

/** What has no published translation in a language, by who sees it. `hasOthers`: the site has further ones. */
export function LanguageLeft({
  language,
  isOpen,
  isOne,
  hasOthers,
  all,
  t,
}: OfLanguage & { hasOthers: boolean }) {
  const name = languageIn(t.locale, language);
  const left = all.filter((record) => !isPublicIn(record, language));
  const by = Map.groupBy(left, ({ kind }) => seenBy(kind));
  const share = (isOf: typeof isPicture): { n: number; all: number } => {
    const of = all.filter(isOf).length;
    return { n: of - left.filter(isOf).length, all: of };
  };
  return (
    <section className="language-left" aria-label={t("{name}: what is left", { name })}>
      <h2>{name}</h2>
      <p>
        {t(isOpen ? "Visitors see it." : "It is being prepared; visitors do not see it yet.")}{" "}
        {t.parts("{records}, {pictures} have a published translation.", {
          records: (
            <span>
              {t("{name}: {n} of {all} records", { name, ...share((one) => !isPicture(one)) })}
            </span>
          ),
          pictures: <span>{t("{n} of {all} pictures", share(isPicture))}</span>,
        })}{" "}
        {hasOthers && (
          <a href={isOne ? LIST : listAddress({ language })}>
            {isOne ? t("All languages") : t("All about {name}", { name })}
          </a>
        )}
      </p>
      <div className="needs">
        <ul>
          {Object.entries(AUDIENCES).map(([audience, { label, hint }]) => (
            <li key={audience}>
              <a href={listAddress({ language, show: "missing", audience })}>
                <span className="needs__figure">{by.get(audience as Audience)?.length ?? 0}</span>{" "}
                <b>{t(label)}</b> <small>{t(hint)}</small>
              </a>
            </li>
          ))}
        </ul>
      </div>
      {isOne && <TranslatorsFiles {...{ language, t }} />}
    </section>
  );
}
