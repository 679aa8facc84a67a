import type { UIFieldServerProps } from "payload";
import { languageIn } from "#admin-ui/words/formats.ts";
import { adminWords } from "#admin-ui/words/words.ts";
import { translationAddress } from "#translations/addresses.ts";
import { StartTranslation } from "#translations/screens/start-translation.tsx";
import { languagesOf } from "#records/languages.ts";
import { STATES, translationStates } from "#translations/states.ts";
import { translatedKind } from "#translations/translated-kinds.ts";
import "#translations/screens/translations.css";

/** The record in the site's further languages; nothing on a site of one language. */
export async function RecordLanguages({
  payload,
  id,
  data,
  kind,
  i18n,
}: UIFieldServerProps & { kind: string }) {
  const t = adminWords(i18n);
  const { others, open } = await languagesOf(payload);
  const isGlobal = translatedKind(kind)?.isGlobal === true;
  const record = isGlobal ? null : Number(id ?? data?.id);
  if (others.length === 0 || Number.isNaN(record)) return null;
  const states = await translationStates(payload, kind, record === null ? undefined : [record]);
  return (
    <section className="record-languages" aria-label={t("Languages")}>
      <strong>{t("Languages")}</strong>
      <ul>
        {others.map((language) => {
          const own = states.find((one) => one.language === language);
          const name = languageIn(t.locale, language);
          const isPrepared = !open.includes(language);
          return (
            <li key={language}>
              {own ? (
                <>
                  <a href={translationAddress(own.id)}>{name}</a>: {t(STATES[own.state])}
                </>
              ) : (
                <>
                  {t("{name}: none yet.", { name })}{" "}
                  <StartTranslation of={{ kind, record, language }} name={name} />
                </>
              )}
              {isPrepared && <small> {t("Visitors do not see {name} yet.", { name })}</small>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
