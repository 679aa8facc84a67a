import { languageIn } from "#admin-ui/words/formats.ts";
import type { Words } from "#admin-ui/words/words.ts";
import type { Payload } from "payload";
import {
  byImportance,
  recordKey,
  viewsOfPages,
  wordsLeft,
  type Weighed,
} from "#translations/by-importance.ts";
import { olderThanOriginals } from "#translations/changed-originals.ts";
import { PICTURES, type TranslatedRecord } from "#translations/every-record.ts";
import { isPublicState } from "#translations/states.ts";
import { OldTexts } from "#translations/screens/old-texts.tsx";
import { PublishMany, type Draft } from "#translations/screens/publish-many.tsx";
import { RemainingSteps } from "#translations/screens/remaining-steps.tsx";
import { StartTranslation } from "#translations/screens/start-translation.tsx";

const HERE = "/admin/collections/translations";
const NEXT = 10;
const OLD = 10;
/** A press publishes at most these. */
const DRAFTS = 500;

interface LanguageWorkProps {
  payload: Payload;
  language: string;
  isOpen: boolean;
  isEditor: boolean;
  all: readonly TranslatedRecord[];
  t: Words;
}

/** The work in one language: what is left by weight, what became old, and drafts to publish. */
export async function LanguageWork({
  payload,
  language,
  isOpen,
  isEditor,
  all,
  t,
}: LanguageWorkProps) {
  const views = await viewsOfPages(payload);
  const stateOf = ({ translations }: TranslatedRecord) => translations[language];
  // Visitors miss what is public in the first language.
  const open = all.filter(({ hidden, kind }) => hidden === null && kind !== PICTURES);
  const missing = byImportance(
    open.filter((record) => !isPublicState(stateOf(record)?.state)),
    views,
  );
  const drafts = byImportance(
    all.filter((record) => {
      const own = stateOf(record);
      return own && own.state !== "published" && own.state !== "begun";
    }),
    views,
  );
  return (
    <>
      <RemainingSteps {...{ payload, language, isOpen, isEditor, t }} />
      <Next {...{ payload, language, missing, t }} />
      <Old {...{ payload, language, views, all, t }} />
      {isEditor && drafts.length > 0 && (
        <PublishMany
          name={languageIn(t.locale, language)}
          drafts={drafts.slice(0, DRAFTS).flatMap((record): Draft[] => {
            const own = stateOf(record);
            return own ? [draftOf(record, own.id, isPublicState(own.state), t)] : [];
          })}
        />
      )}
    </>
  );
}

const draftOf = ({ title, label }: Weighed, id: number, isChange: boolean, t: Words): Draft => ({
  id,
  title,
  label: t(isChange ? "{kind}, changes of a published one" : "{kind}, not public yet", {
    kind: t(label),
  }),
  address: `${HERE}/${id}`,
});

/** What to translate next: what everybody sees, then the pages that visitors open most. */
async function Next({
  payload,
  language,
  missing,
  t,
}: Pick<LanguageWorkProps, "payload" | "language" | "t"> & { missing: readonly Weighed[] }) {
  if (missing.length === 0) return null;
  const name = languageIn(t.locale, language);
  const next = missing.slice(0, NEXT);
  const left = await wordsLeft(payload, language, new Set(next.map(({ kind }) => kind)));
  return (
    <section className="record-languages language-work" aria-labelledby="next">
      <h3 id="next">{t("What to translate next")}</h3>
      <ol>
        {next.map((record) => {
          const own = record.translations[language];
          const words = left.get(recordKey(record)) ?? 0;
          return (
            <li key={record.edit}>
              <span>
                <b dir="auto">{record.title}</b>{" "}
                <small>
                  {[
                    ...(t(record.label) === record.title ? [] : [t(record.label)]),
                    t.count(words, "{n} word", "{n} words"),
                    ...(record.views > 0
                      ? [t.count(record.views, "{n} view in 30 days", "{n} views in 30 days")]
                      : []),
                  ].join(", ")}
                </small>
              </span>
              {own ? (
                <a href={`${HERE}/${own.id}`}>{t("Go on with the draft")}</a>
              ) : (
                <StartTranslation
                  of={{ kind: record.kind, record: record.record, language }}
                  name={name}
                />
              )}
            </li>
          );
        })}
      </ol>
      {missing.length > NEXT && (
        <a href={`${HERE}?${new URLSearchParams({ language, show: "missing" })}`}>
          {t("All {n} in this order", { n: missing.length })}
        </a>
      )}
    </section>
  );
}

/** Translations of former words, with the words of then and now. */
async function Old({
  payload,
  language,
  views,
  all,
  t,
}: Pick<LanguageWorkProps, "payload" | "language" | "all" | "t"> & {
  views: ReadonlyMap<string, number>;
}) {
  const ids = all.flatMap(({ translations }) => translations[language]?.id ?? []);
  const older = await olderThanOriginals(payload, ids);
  const old = byImportance(
    all.filter(({ translations }) => older.has(translations[language]?.id ?? 0)),
    views,
  );
  if (old.length === 0) return null;
  return (
    <section className="record-languages language-work" aria-labelledby="old">
      <h3 id="old">{t("Older than the original: {n}", { n: old.length })}</h3>
      <ul className="search-overview-table">
        {old.slice(0, OLD).map((record) => {
          const id = record.translations[language]?.id ?? 0;
          return (
            <li key={record.edit}>
              <a href={`${HERE}/${id}`} dir="auto">
                {record.title}
              </a>{" "}
              <small>{t(record.label)}</small>
              <OldTexts texts={older.get(id) ?? []} {...{ language, t }} />
            </li>
          );
        })}
      </ul>
      {old.length > OLD && (
        <a href={`${HERE}?${new URLSearchParams({ language, show: "old" })}`}>
          {t("All {n}", { n: old.length })}
        </a>
      )}
    </section>
  );
}
