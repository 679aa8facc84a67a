import { directionOf } from "@meridian/messages/direction";
import { languageIn } from "#admin-ui/words/formats.ts";
import type { Words } from "#admin-ui/words/words.ts";
import type { OldText } from "#translations/changed-originals.ts";

const SHOWN = 3;

interface OldTextsProps {
  texts: readonly OldText[];
  language: string;
  t: Words;
}

/** What changed in the original, next to the translation that is there. */
export function OldTexts({ texts, language, t }: OldTextsProps) {
  const name = languageIn(t.locale, language);
  return (
    <details className="old-texts">
      <summary>
        {t.count(
          texts.length,
          "One text of the original changed since",
          "{n} texts of the original changed since",
        )}
      </summary>
      <ul>
        {texts.slice(0, SHOWN).map(({ from, to, own }) => (
          <li key={`${from} ${to}`}>
            <p>
              <small>{t("Original")}</small>
              {from && <del dir="auto">{from}</del>} {to && <ins dir="auto">{to}</ins>}
            </p>
            <p lang={language} dir={directionOf(language)}>
              <small lang={t.locale.slice(0, 2)} dir="ltr">
                {t("{name} now", { name })}
              </small>
              {own || "–"}
            </p>
          </li>
        ))}
      </ul>
      {texts.length > SHOWN && <p>{t("and {n} more, in the form", { n: texts.length - SHOWN })}</p>}
    </details>
  );
}
