import { directionOf } from "@meridian/messages/direction";
import { namedLanguage } from "@meridian/messages/languages";
import type { OldText } from "#translations/changed-originals.ts";

const SHOWN = 3;

/** What changed in the original, next to the translation that is there. */
export function OldTexts({ texts, language }: { texts: readonly OldText[]; language: string }) {
  const { name } = namedLanguage(language);
  return (
    <details className="old-texts">
      <summary>
        {texts.length === 1
          ? "One text of the original changed since"
          : `${texts.length} texts of the original changed since`}
      </summary>
      <ul>
        {texts.slice(0, SHOWN).map(({ from, to, own }) => (
          <li key={`${from} ${to}`}>
            <p>
              <small>Original</small>
              {from && <del dir="auto">{from}</del>} {to && <ins dir="auto">{to}</ins>}
            </p>
            <p lang={language} dir={directionOf(language)}>
              <small lang="en" dir="ltr">
                {name} now
              </small>
              {own || "–"}
            </p>
          </li>
        ))}
      </ul>
      {texts.length > SHOWN && <p>and {texts.length - SHOWN} more, in the form</p>}
    </details>
  );
}
