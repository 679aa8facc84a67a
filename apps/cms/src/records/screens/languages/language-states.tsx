import type { UIFieldServerProps } from "payload";
import { languageIn } from "#admin-ui/words/formats.ts";
import { adminWords } from "#admin-ui/words/words.ts";
import { languagesOf } from "#records/languages.ts";

/** Under the settings' further languages: those that visitors do not see yet. */
export async function LanguageStates({ payload, i18n }: UIFieldServerProps) {
  const t = adminWords(i18n);
  const { others, open } = await languagesOf(payload);
  const prepared = others.filter((code) => !open.includes(code));
  if (prepared.length === 0) return null;
  return (
    <ul className="target-mark">
      {prepared.map((code) => (
        <li key={code}>
          {t("{language} is being prepared: visitors do not see it.", {
            language: languageIn(t.locale, code),
          })}{" "}
          <a href={`/admin/collections/translations?language=${code}`}>
            {t("What remains, and opening it")}
          </a>
        </li>
      ))}
    </ul>
  );
}
