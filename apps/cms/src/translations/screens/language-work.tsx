import { languageIn, withinSentence } from "#admin-ui/words/formats.ts";
import { listAddress, translationAddress } from "#translations/addresses.ts";
import { byImportance, recordKey, wordsLeft, type Weighed } from "#translations/by-importance.ts";
import { olderThanOriginals } from "#translations/changed-originals.ts";
import { isPicture } from "#translations/every-record.ts";
import { OldTexts } from "#translations/screens/old-texts.tsx";
import { PublishMany, type Draft } from "#translations/screens/publish-many.tsx";
import {
  MissingProgramWords,
  RemainingSteps,
  type OfLanguage,
} from "#translations/screens/remaining-steps.tsx";
import { StartTranslation } from "#translations/screens/start-translation.tsx";
import { isPublicIn } from "#translations/states.ts";
import { waitingDrafts } from "#translations/waiting-drafts.ts";

const NEXT = 10;
const OLD = 10;
/** A press publishes at most these. */
const DRAFTS = 500;

/** The work in one language: what is left by weight, what became old, and drafts to publish. */
export function LanguageWork(of: OfLanguage) {
  if (of.isOpen && !of.isOne) return <MissingProgramWords {...of} />;
  return (
    <>
      <RemainingSteps {...of} />
      {of.isOne && (
        <>
          <Next {...of} />
          <Old {...of} />
          {of.isEditor && <Drafts {...of} />}
        </>
      )}
    </>
  );
}

async function Drafts({ payload, language, all, t }: OfLanguage) {
  const shown = byImportance(all)
    .flatMap(({ title, label, translations }) => {
      const own = translations[language];
      const isDraft = own && own.state !== "published" && own.state !== "begun";
      return isDraft ? [{ id: own.id, title, label }] : [];
    })
    .slice(0, DRAFTS);
  const waiting = await waitingDrafts(
    payload,
    shown.map(({ id }) => id),
  );
  const drafts = shown.flatMap(({ id, title, label }): Draft[] => {
    const own = waiting.get(id);
    if (!own) return [];
    const { words, at, isHeld } = own;
    return [
      {
        id,
        title,
        label: `${t(label)}, ${withinSentence(t(words), t.locale)}`,
        at,
        isHeld,
        address: translationAddress(id),
      },
    ];
  });
  return (
    drafts.length > 0 && (
      <PublishMany name={languageIn(t.locale, language)} now={Date.now()} drafts={drafts} />
    )
  );
}

/** What to translate next: what everybody sees, then the pages that visitors open most. */
async function Next({ payload, language, all, t }: OfLanguage) {
  // Visitors miss what is public in the first language.
  const missing = byImportance(
    all.filter((one) => one.hidden === null && !isPicture(one) && !isPublicIn(one, language)),
  );
  if (missing.length === 0) return null;
  const name = languageIn(t.locale, language);
  const next = missing.slice(0, NEXT);
  const left = await wordsLeft(payload, language, new Set(next.map(({ kind }) => kind)));
  return (
    <section className="record-languages language-work" aria-labelledby="next">
      <h3 id="next">{t("What to translate next")}</h3>
      <ol>
        {next.map((one) => {
          const { kind, record, label, title, views } = one;
          const own = one.translations[language];
          const words = left.get(recordKey(one)) ?? 0;
          return (
            <li key={one.edit}>
              <span>
                <b dir="auto">{title}</b>{" "}
                <small>
                  {[
                    ...(t(label) === title ? [] : [t(label)]),
                    t.count(words, "{n} word", "{n} words"),
                    ...(views > 0
                      ? [t.count(views, "{n} view in 30 days", "{n} views in 30 days")]
                      : []),
                  ].join(", ")}
                </small>
              </span>
              {own ? (
                <a href={translationAddress(own.id)}>{t("Go on with the draft")}</a>
              ) : (
                <StartTranslation of={{ kind, record, language }} name={name} />
              )}
            </li>
          );
        })}
      </ol>
      {missing.length > NEXT && (
        <a href={listAddress({ language, show: "missing" })}>
          {t("All {n} in this order", { n: missing.length })}
        </a>
      )}
    </section>
  );
}

/** Translations of former words, with the words of then and now. */
async function Old({ payload, language, all, t }: OfLanguage) {
  const idOf = ({ translations }: Weighed): number => translations[language]?.id ?? 0;
  const older = await olderThanOriginals(payload, all.map(idOf).filter(Boolean));
  const old = byImportance(all.filter((record) => older.has(idOf(record))));
  if (old.length === 0) return null;
  return (
    <section className="record-languages language-work" aria-labelledby="old">
      <h3 id="old">{t("Older than the original: {n}", { n: old.length })}</h3>
      <ul className="search-overview-table">
        {old.slice(0, OLD).map((record) => (
          <li key={record.edit}>
            <a href={translationAddress(idOf(record))} dir="auto">
              {record.title}
            </a>{" "}
            <small>{t(record.label)}</small>
            <OldTexts texts={older.get(idOf(record)) ?? []} {...{ language, t }} />
          </li>
        ))}
      </ul>
      {old.length > OLD && (
        <a href={listAddress({ language, show: "old" })}>{t("All {n}", { n: old.length })}</a>
      )}
    </section>
  );
}
