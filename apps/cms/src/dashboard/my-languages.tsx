import type { ServerProps } from "payload";
import { listAddress } from "#translations/addresses.ts";
import { isTranslating, ownLanguages } from "#translations/own-languages.ts";
import { whatRemains } from "#translations/what-remains.ts";
import { languageIn } from "#admin-ui/words/formats.ts";
import { adminWords } from "#admin-ui/words/words.ts";

/** To a translator: the words that are left in each of their languages, in the order of the work. */
export async function MyLanguages({
  payload,
  user,
  i18n,
}: Pick<ServerProps, "payload" | "user" | "i18n">) {
  const t = adminWords(i18n);
  if (!isTranslating(user)) return null;
  const { others: languages } = await ownLanguages(payload, user);
  if (languages.length === 0)
    return (
      <section className="dashboard-part" aria-label={t("My languages")}>
        <p>{t("You translate into none of the site’s languages yet. An admin chooses yours.")}</p>
      </section>
    );
  const left = await Promise.all(languages.map((language) => whatRemains(payload, language)));
  return languages.map((language, at) => {
    const name = languageIn(t.locale, language);
    const steps = left[at] ?? [];
    const words = steps.reduce((sum, step) => sum + step.left, 0);
    return (
      <section key={language} className="dashboard-part" aria-labelledby={`left-${language}`}>
        <h2 id={`left-${language}`}>
          <a href={listAddress({ language })}>{name}</a>
        </h2>
        <p>
          {words === 0
            ? t("Every word is translated.")
            : t.count(words, "{n} word is left:", "{n} words are left:")}
        </p>
        <ul>
          {steps
            .filter((step) => step.left > 0)
            .map((step) => (
              <li key={step.label}>
                {t(step.label)}{" "}
                <small>{t("{left} of {all} words", { left: step.left, all: step.all })}</small>
              </li>
            ))}
        </ul>
      </section>
    );
  });
}
