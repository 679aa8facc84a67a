import { Fragment } from "react";
import { Gutter, SetStepNav } from "@payloadcms/ui";
import type { ListViewClientProps, ListViewServerProps, Payload } from "payload";
import { RecordList } from "#admin-ui/record-list.tsx";
import { languageIn } from "#admin-ui/words/formats.ts";
import { adminWords, type Words } from "#admin-ui/words/words.ts";
import { ListFilter } from "#records/screens/list-filter.tsx";
import { ListParts, paramIn, partOf } from "#records/screens/list-parts.tsx";
import { withoutServerProps } from "#records/screens/without-server-props.ts";
import { LIST } from "#translations/addresses.ts";
import { byImportance, viewsOfPages, weighed, type Weighed } from "#translations/by-importance.ts";
import { olderThanOriginals } from "#translations/changed-originals.ts";
import { everyRecord, isPicture, type TranslatedRecord } from "#translations/every-record.ts";
import { isTranslating, ownLanguages } from "#translations/own-languages.ts";
import { LanguageLeft } from "#translations/screens/language-left.tsx";
import { LanguageWork } from "#translations/screens/language-work.tsx";
import { RecordTable, type Older } from "#translations/screens/record-table.tsx";
import { isAudience, seenBy } from "#translations/seen-by.ts";
import { isPublicIn } from "#translations/states.ts";
import "#records/screens/seo/overview.css";
import "#translations/screens/translations.css";

const NAME = "Translations";

type Wanted = Record<"words" | "kind" | "language" | "show" | "audience", string>;

/** Every record in every further language of the site. */
export async function TranslationsOverview(props: ListViewServerProps & ListViewClientProps) {
  const { payload, user } = props;
  const t = adminWords(props.i18n);
  const client = withoutServerProps(props);
  // The overview names every record and its drafts.
  const isAuthor = user?.collection === "users" && user.role === "author";
  if (client.viewType === "trash" || isAuthor) return <RecordList {...client} />;
  const isEditor = !isTranslating(user);
  const { others, open } = await ownLanguages(payload, user);
  const param = paramIn(props);
  const named = others.filter((language) => language === param("language"));
  const wanted: Wanted = {
    words: param("words"),
    kind: param("kind"),
    language: named[0] ?? others[0] ?? "",
    show: param("show"),
    audience: isAudience(param("audience")) ? param("audience") : "",
  };
  // The page of one language, or of all.
  const shown = named.length > 0 ? named : others;
  const isOne = shown.length === 1;
  const every = others.length > 0 ? await everyRecord(payload) : [];
  const views = isOne || wanted.show === "missing" ? await viewsOfPages(payload) : new Map();
  // Titles of drafts and of withdrawn records are the editors'.
  const all = weighed(
    every.filter(({ hidden }) => isEditor || hidden === null).map((one) => inWords(one, t)),
    views,
  );
  return (
    <main>
      <SetStepNav nav={[{ label: t(NAME) }]} />
      <Gutter className="search-overview">
        <header>
          <h1>{t(NAME)}</h1>
          <p>{leadOf(others.length > 0, isEditor, t)}</p>
          {isEditor && (
            <p className="search-overview-ways">
              <a href="/admin/globals/site-settings?task=languages">{t("Languages of the site")}</a>
              <a href={`${LIST}/trash`}>{t("Trash")}</a>
            </p>
          )}
        </header>
        {shown.map((language) => {
          const of = {
            payload,
            language,
            isOpen: open.includes(language),
            isEditor,
            isOne,
            all,
            t,
          };
          return (
            <Fragment key={language}>
              <LanguageLeft {...of} hasOthers={others.length > 1} />
              <LanguageWork {...of} />
            </Fragment>
          );
        })}
        {others.length > 0 && (
          <Records part={param("part")} {...{ payload, all, others, wanted, t }} />
        )}
      </Gutter>
    </main>
  );
}

const leadOf = (hasOthers: boolean, isEditor: boolean, t: Words): string =>
  t(
    hasOthers
      ? "A page exists in a language once its translation is published. Pictures, dates, prices, links and order are the original’s; a picture’s description is translated in the library."
      : isEditor
        ? "The site has one language. Choose further ones in the settings, under Languages."
        : "You translate into none of the site’s languages yet. An admin chooses yours.",
  );

/** What exists once is named by its kind. */
const inWords = (record: TranslatedRecord, t: Words): TranslatedRecord =>
  record.title === record.label ? { ...record, title: t(record.label) } : record;

interface RecordsProps {
  payload: Payload;
  all: readonly Weighed[];
  others: readonly string[];
  wanted: Wanted;
  part: string;
  t: Words;
}

async function Records({ payload, all, others, wanted, part, t }: RecordsProps) {
  const listed = all.filter((record) => isOfKind(record, wanted));
  const olderAmong = (some: readonly Weighed[]): Promise<Older> =>
    olderThanOriginals(
      payload,
      some.flatMap(({ translations }) => Object.values(translations).map(({ id }) => id)),
    );
  // All originals are read only for the list of those that are older.
  const every = wanted.show === "old" ? await olderAmong(listed) : null;
  const found = listed.filter((record) => isWanted(record, wanted, every));
  // What is left comes in the order of its weight; else in the menu's.
  const { shown, ...place } = partOf(wanted.show === "missing" ? byImportance(found) : found, part);
  const kinds = [...new Set(all.map(({ label }) => label))];
  return (
    <>
      <ListFilter
        list={LIST}
        words={wanted.words}
        choices={[
          {
            name: "kind",
            label: t("Kind"),
            value: wanted.kind,
            options: [["", t("All records")], ...kinds.map((kind) => [kind, t(kind)] as const)],
          },
          {
            name: "language",
            label: t("Language"),
            value: wanted.language,
            options: others.map((code) => [code, languageIn(t.locale, code)] as const),
          },
          {
            name: "show",
            label: t("Show"),
            value: wanted.show,
            options: [
              ["", t("All")],
              ["missing", t("Without a published translation")],
              ["draft", t("With a draft")],
              ["old", t("Older than the original")],
            ],
          },
        ]}
        t={t}
      />
      <p role="status">
        {found.length === listed.length
          ? t.count(listed.length, "{n} record", "{n} records")
          : t("{n} of {all} records", { n: found.length, all: listed.length })}
      </p>
      {found.length > 0 && (
        <RecordTable
          records={shown}
          older={every ?? (await olderAmong(shown))}
          languages={others.toSorted((a) => (a === wanted.language ? -1 : 0))}
          t={t}
        />
      )}
      <ListParts list={LIST} {...place} {...{ wanted, t }} />
    </>
  );
}

/** Pictures are listed only when chosen: they would hide the records. */
function isOfKind(record: TranslatedRecord, { kind, audience }: Wanted): boolean {
  if (audience !== "" && seenBy(record.kind) !== audience) return false;
  return kind === "" ? audience !== "" || !isPicture(record) : record.label === kind;
}

function isWanted(
  record: TranslatedRecord,
  { words, language, show }: Wanted,
  older: Older | null,
): boolean {
  const own = record.translations[language];
  return (
    (show !== "missing" || !isPublicIn(record, language)) &&
    (show !== "draft" || (own !== undefined && own.state !== "published")) &&
    (show !== "old" || (own !== undefined && older?.has(own.id) === true)) &&
    record.title.toLowerCase().includes(words.trim().toLowerCase())
  );
}
