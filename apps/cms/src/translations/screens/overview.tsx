import { Fragment } from "react";
import { translatorsLanguages } from "#accounts/access/roles.ts";
import { Gutter, SetStepNav } from "@payloadcms/ui";
import type { ListViewClientProps, ListViewServerProps, Payload } from "payload";
import { RecordList } from "#admin-ui/record-list.tsx";
import { languageIn } from "#admin-ui/words/formats.ts";
import { adminWords, type Words } from "#admin-ui/words/words.ts";
import { MissingProgramWords, RemainingSteps } from "#translations/screens/remaining-steps.tsx";
import { ListParts } from "#records/screens/list-parts.tsx";
import { withoutServerProps } from "#records/screens/without-server-props.ts";
import { byImportance, viewsOfPages, type Weighed } from "#translations/by-importance.ts";
import { everyRecord, PICTURES, type TranslatedRecord } from "#translations/every-record.ts";
import { LanguageLeft } from "#translations/screens/language-left.tsx";
import { LanguageWork } from "#translations/screens/language-work.tsx";
import { RecordTable, type Older } from "#translations/screens/record-table.tsx";
import { olderThanOriginals } from "#translations/changed-originals.ts";
import { isAudience, seenBy } from "#translations/seen-by.ts";
import { languagesOf } from "#records/languages.ts";
import { isPublicState } from "#translations/states.ts";
import "#records/screens/seo/overview.css";
import "#translations/screens/translations.css";

const SHOWN = 50;
const HERE = "/admin/collections/translations";
const NAME = "Translations";

const shows = (t: Words): Readonly<Record<string, string>> => ({
  missing: t("Without a published translation"),
  draft: t("With a draft"),
  old: t("Older than the original"),
});
type Wanted = Record<"words" | "kind" | "language" | "show" | "audience", string>;

/** Every record in every further language of the site. */
export async function TranslationsOverview(props: ListViewServerProps & ListViewClientProps) {
  const t = adminWords(props.i18n);
  const client = withoutServerProps(props);
  // The overview names every record and its drafts.
  const isAuthor = props.user?.collection === "users" && props.user.role === "author";
  if (client.viewType === "trash" || isAuthor) return <RecordList {...client} />;
  const param = (name: string): string => {
    const value = props.searchParams?.[name];
    return typeof value === "string" ? value.slice(0, 100) : "";
  };
  const known = await languagesOf(props.payload);
  const { open } = known;
  const isTranslator = props.user?.collection === "users" && props.user.role === "translator";
  const own = translatorsLanguages({ user: props.user ?? null });
  const others = isTranslator
    ? known.others.filter((language) => own.includes(language))
    : known.others;
  const wanted: Wanted = {
    words: param("words"),
    kind: param("kind"),
    language: others.includes(param("language")) ? param("language") : (others[0] ?? ""),
    show: param("show"),
    audience: isAudience(param("audience")) ? param("audience") : "",
  };
  // The page of one language, or of all.
  const shown = others.filter((language) => language === param("language"));
  if (shown.length === 0) shown.push(...others);
  const every =
    others.length > 0 ? (await everyRecord(props.payload)).map((one) => inWords(one, t)) : [];
  // Titles of drafts and of withdrawn records are the editors'.
  const all = isTranslator ? every.filter(({ hidden }) => hidden === null) : every;
  return (
    <main>
      <SetStepNav nav={[{ label: t(NAME) }]} />
      <Gutter className="search-overview">
        <header>
          <h1>{t(NAME)}</h1>
          <p>{leadOf(others.length > 0, isTranslator, t)}</p>
          <p className="search-overview-ways">
            {!isTranslator && (
              <>
                <a href="/admin/globals/site-settings?task=languages">
                  {t("Languages of the site")}
                </a>
                <a href={`${HERE}/trash`}>{t("Trash")}</a>
              </>
            )}
          </p>
        </header>
        {shown.map((language) => (
          <Fragment key={language}>
            <LanguageLeft
              {...{ language, all, t }}
              isOpen={open.includes(language)}
              isChosen={shown.length === 1}
              hasOthers={others.length > 1}
            />
            {shown.length === 1 ? (
              <LanguageWork
                {...{ payload: props.payload, language, all, isEditor: !isTranslator, t }}
                isOpen={open.includes(language)}
              />
            ) : open.includes(language) ? (
              <MissingProgramWords payload={props.payload} {...{ language, t }} />
            ) : (
              <RemainingSteps payload={props.payload} {...{ language, t }} />
            )}
          </Fragment>
        ))}
        {others.length > 0 && (
          <Records
            all={all}
            payload={props.payload}
            part={Number(param("part"))}
            {...{ others, wanted, t }}
          />
        )}
      </Gutter>
    </main>
  );
}

const leadOf = (hasOthers: boolean, isTranslator: boolean, t: Words): string => {
  if (hasOthers)
    return t(
      "A page exists in a language once its translation is published. Pictures, dates, prices, links and order are the original’s; a picture’s description is translated in the library.",
    );
  return isTranslator
    ? t("You translate into none of the site’s languages yet. An admin chooses yours.")
    : t("The site has one language. Choose further ones in the settings, under Languages.");
};

/** What exists once is named by its kind. */
const inWords = (record: TranslatedRecord, t: Words): TranslatedRecord =>
  record.title === record.label ? { ...record, title: t(record.label) } : record;

interface RecordsProps {
  payload: Payload;
  all: readonly TranslatedRecord[];
  others: readonly string[];
  wanted: Wanted;
  part: number;
  t: Words;
}

async function Records({ payload, all, others, wanted, part, t }: RecordsProps) {
  const listed = all.filter((record) => isOfKind(record, wanted));
  const idsIn = (some: readonly TranslatedRecord[]): number[] =>
    some.flatMap(({ translations }) => Object.values(translations).map(({ id }) => id));
  // All originals are read only for the list of those that are older.
  const every = wanted.show === "old" ? await olderThanOriginals(payload, idsIn(listed)) : null;
  const found = listed.filter((record) => isWanted(record, wanted, every));
  // What is left comes in the order of its weight; else in the menu's.
  const views = wanted.show === "missing" ? await viewsOfPages(payload) : new Map<string, number>();
  const records = wanted.show === "missing" ? byImportance(found, views) : byPlace(found);
  const last = Math.max(1, Math.ceil(records.length / SHOWN));
  const at = Math.min(last, Math.max(1, Math.trunc(part) || 1));
  const shown = records.slice((at - 1) * SHOWN, at * SHOWN);
  const older = every ?? (await olderThanOriginals(payload, idsIn(shown)));
  return (
    <>
      <Filter kinds={[...new Set(all.map(({ label }) => label))]} {...{ others, wanted, t }} />
      <p role="status">
        {records.length === listed.length
          ? t.count(listed.length, "{n} record", "{n} records")
          : t("{n} of {all} records", { n: records.length, all: listed.length })}
      </p>
      {records.length > 0 && (
        <RecordTable
          records={shown}
          {...{ older, t }}
          languages={others.toSorted((a) => (a === wanted.language ? -1 : 0))}
        />
      )}
      {last > 1 && <ListParts list={HERE} {...{ at, last, wanted, t }} />}
    </>
  );
}

const byPlace = (records: readonly TranslatedRecord[]): Weighed[] =>
  records.map((record) => ({ ...record, views: 0 }));

const isPublic = (record: TranslatedRecord, language: string): boolean =>
  isPublicState(record.translations[language]?.state);

const isPicture = ({ kind }: TranslatedRecord): boolean => kind === PICTURES;

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
    (show !== "missing" || !isPublic(record, language)) &&
    (show !== "draft" || (own !== undefined && own.state !== "published")) &&
    (show !== "old" || (own !== undefined && older?.has(own.id) === true)) &&
    record.title.toLowerCase().includes(words.trim().toLowerCase())
  );
}

/** Works without JavaScript. */
const Filter = ({
  kinds,
  others,
  wanted,
  t,
}: Pick<RecordsProps, "others" | "wanted" | "t"> & { kinds: readonly string[] }) => (
  <form className="search-overview-filter" role="search" action={HERE}>
    <label>
      {t("Words")}
      <input type="search" name="words" defaultValue={wanted.words} maxLength={100} />
    </label>
    <label>
      {t("Kind")}
      <select name="kind" defaultValue={wanted.kind}>
        <option value="">{t("All records")}</option>
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {t(kind)}
          </option>
        ))}
      </select>
    </label>
    <label>
      {t("Language")}
      <select name="language" defaultValue={wanted.language}>
        {others.map((code) => (
          <option key={code} value={code}>
            {languageIn(t.locale, code)}
          </option>
        ))}
      </select>
    </label>
    <label>
      {t("Show")}
      <select name="show" defaultValue={wanted.show}>
        <option value="">{t("All")}</option>
        {Object.entries(shows(t)).map(([show, label]) => (
          <option key={show} value={show}>
            {label}
          </option>
        ))}
      </select>
    </label>
    <button type="submit">{t("Show")}</button>
  </form>
);
