import type { Payload } from "payload";
import { languageIn } from "#admin-ui/words/formats.ts";
import type { Words } from "#admin-ui/words/words.ts";
import type { Weighed } from "#translations/by-importance.ts";
import { OpenLanguage } from "#translations/screens/open-language.tsx";
import { programWords, whatRemains } from "#translations/what-remains.ts";

export interface OfLanguage {
  payload: Payload;
  language: string;
  isOpen: boolean;
  isEditor: boolean;
  /** The page shows this language alone. */
  isOne: boolean;
  all: readonly Weighed[];
  t: Words;
}

/** What is still to do, in order; for a language that is being prepared the press that opens it. */
export async function RemainingSteps({ payload, language, isOpen, isEditor, t }: OfLanguage) {
  const name = languageIn(t.locale, language);
  const steps = await whatRemains(payload, language);
  return (
    <section className="record-languages" aria-label={t("{name}: what remains", { name })}>
      <h3>{t("What remains, in this order")}</h3>
      <p>{t("Each translation has its preview.")}</p>
      <ol>
        {steps.map(({ label, address, all, left }) => (
          <li key={label}>
            {isEditor ? <a href={address}>{t(label)}</a> : t(label)}:{" "}
            {left === 0 ? t("done") : t("{left} of {all} words to translate", { left, all })}
          </li>
        ))}
      </ol>
      {!isOpen && isEditor && <OpenLanguage {...{ language, name }} />}
    </section>
  );
}

/** A language that is open: messages that it lacks, such as those of a new release. */
export async function MissingProgramWords({ payload, language, t }: OfLanguage) {
  const { left } = await programWords(payload, language);
  if (left === 0) return null;
  return (
    <p className="record-languages" role="note">
      {t.count(
        left,
        "{name} lacks {n} word of the program, which visitors read in English.",
        "{name} lacks {n} words of the program, which visitors read in English.",
        { name: languageIn(t.locale, language) },
      )}{" "}
      {t.parts("{link} in the settings, under Languages.", {
        link: <a href="/admin/globals/site-settings?task=languages">{t("Write them")}</a>,
      })}
    </p>
  );
}
