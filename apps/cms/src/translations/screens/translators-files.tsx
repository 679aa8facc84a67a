import { languageIn } from "#admin-ui/words/formats.ts";
import type { Words } from "#admin-ui/words/words.ts";
import { MESSAGES } from "#translations/files/language-words.ts";
import { TakeBackFile } from "#translations/screens/take-back-file.tsx";
import { translatedKinds } from "#translations/translated-kinds.ts";
import "#translations/screens/translators-files.css";

const FILES = "/cms/api/translations/words";

/** The words of a language for a translator's program, and the way back. Downloads work without script. */
export function TranslatorsFiles({ language, t }: { language: string; t: Words }) {
  const name = languageIn(t.locale, language);
  const kinds = [
    { value: MESSAGES, label: t("Words of the program") },
    ...[...translatedKinds().values()].map(({ slug, label }) => ({ value: slug, label: t(label) })),
  ];
  return (
    <details className="translators-files">
      <summary>{t("Files for translators: {name}", { name })}</summary>
      <form action={`${FILES}.xlf`} method="get">
        <input type="hidden" name="language" value={language} />
        <p>
          {t(
            "One file has the original of each text, its translation, state and limit. Nothing in it is published: what comes back is stored as drafts.",
          )}
        </p>
        <label>
          <input type="checkbox" name="show" value="left" defaultChecked />{" "}
          {t("Only what is missing or older than the original")}
        </label>
        <fieldset>
          <legend>{t("Kinds (none chosen: all)")}</legend>
          {kinds.map(({ value, label }) => (
            <label key={value}>
              <input type="checkbox" name="kind" value={value} /> {label}
            </label>
          ))}
        </fieldset>
        <div className="translators-files__ways">
          <button type="submit">{t("Download as XLIFF")}</button>
          <button type="submit" formAction={`${FILES}.xlsx`}>
            {t("Download as spreadsheet")}
          </button>
        </div>
      </form>
      <TakeBackFile language={language} name={name} />
    </details>
  );
}
