import { namedLanguage } from "@meridian/messages/languages";
import type { UIFieldServerProps } from "payload";
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
}: UIFieldServerProps & { kind: string }) {
  const { others, open } = await languagesOf(payload);
  const isGlobal = translatedKind(kind)?.isGlobal === true;
  const record = isGlobal ? null : Number(id ?? data?.id);
  if (others.length === 0 || Number.isNaN(record)) return null;
  const states = await translationStates(payload, kind, record === null ? undefined : [record]);
  return (
    <section className="record-languages" aria-label="Languages">
      <strong>Languages</strong>
      <ul>
        {others.map((language) => {
          const own = states.find((one) => one.language === language);
          const { name } = namedLanguage(language);
          const isPrepared = !open.includes(language);
          return (
            <li key={language}>
              {own ? (
                <>
                  <a href={`/admin/collections/translations/${own.id}`}>{name}</a>:{" "}
                  {STATES[own.state]}
                </>
              ) : (
                <>
                  {name}: none yet. <StartTranslation of={{ kind, record, language }} name={name} />
                </>
              )}
              {isPrepared && <small> Visitors do not see {name} yet.</small>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
