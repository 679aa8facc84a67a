import { Gutter, SetStepNav } from "@payloadcms/ui";
import type { ListViewClientProps, ListViewServerProps } from "payload";
import { RecordList } from "#admin-ui/record-list.tsx";
import { adminWords, type Words } from "#admin-ui/words/words.ts";
import { ListParts } from "#records/screens/list-parts.tsx";
import { withoutServerProps } from "#records/screens/without-server-props.ts";
import { OverviewTable } from "#records/screens/seo/overview-table.tsx";
import {
  everyPage,
  NOTES,
  type DescribedPage,
  type Note,
} from "#records/search-texts/every-page.ts";
import { TEXTS_LABEL } from "#records/search-texts/texts-anchor.ts";
import "#records/screens/seo/overview.css";

const SHOWN = 50;
const HERE = "/admin/collections/seo-records";

type Wanted = Record<"words" | "kind" | "note", string>;

/** The list of search texts: every page, whether its texts are in its record or here. */
export async function SearchOverview(props: ListViewServerProps & ListViewClientProps) {
  const t = adminWords(props.i18n);
  const client = withoutServerProps(props);
  if (client.viewType === "trash") return <RecordList {...client} />;
  const param = (name: string): string => {
    const value = props.searchParams?.[name];
    return typeof value === "string" ? value.slice(0, 100) : "";
  };
  const wanted: Wanted = { words: param("words"), kind: param("kind"), note: param("note") };
  const all = await everyPage(props.payload);
  const pages = all.filter((page) => isWanted(page, wanted));
  const last = Math.max(1, Math.ceil(pages.length / SHOWN));
  const at = Math.min(last, Math.max(1, Math.trunc(Number(param("part"))) || 1));
  const kinds = [...new Set(all.map(({ kind }) => kind))].toSorted();
  return (
    <main>
      <SetStepNav nav={[{ label: t(TEXTS_LABEL) }]} />
      <Gutter className="search-overview">
        <header>
          <h1>{t(TEXTS_LABEL)}</h1>
          <p>
            {t(
              "Every page’s texts for search engines and shared links. They are part of the page’s form, and are published with it.",
            )}
          </p>
          <p className="search-overview-ways">
            <a href={`${HERE}/create`}>{t("Write texts for a page without a record")}</a>
            <a href={`${HERE}/trash`}>{t("Trash")}</a>
          </p>
        </header>
        <Filter {...{ all, kinds, wanted, t }} />
        <p role="status">
          {pages.length === all.length
            ? t.count(all.length, "{n} page", "{n} pages")
            : t("{n} of {all} pages", { n: pages.length, all: all.length })}
        </p>
        {pages.length > 0 && (
          <OverviewTable pages={pages.slice((at - 1) * SHOWN, at * SHOWN)} t={t} />
        )}
        {last > 1 && <ListParts list={HERE} {...{ at, last, wanted, t }} />}
      </Gutter>
    </main>
  );
}

const isNote = (note: string): note is Note => Object.hasOwn(NOTES, note);

const isWanted = (page: DescribedPage, { words, kind, note }: Wanted): boolean =>
  (kind === "" || page.kind === kind) &&
  (!isNote(note) || page.notes.includes(note)) &&
  `${page.path} ${page.title} ${page.description}`
    .toLowerCase()
    .includes(words.trim().toLowerCase());

interface FilterProps {
  all: readonly DescribedPage[];
  kinds: readonly string[];
  wanted: Wanted;
  t: Words;
}

/** Works without JavaScript. */
function Filter({ all, kinds, wanted, t }: FilterProps) {
  const counted = (note: Note): number => all.filter(({ notes }) => notes.includes(note)).length;
  return (
    <form className="search-overview-filter" role="search" action={HERE}>
      <label>
        {t("Words")}
        <input type="search" name="words" defaultValue={wanted.words} maxLength={100} />
      </label>
      <label>
        {t("Kind")}
        <select name="kind" defaultValue={wanted.kind}>
          <option value="">{t("All")}</option>
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(kind)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t("Show")}
        <select name="note" defaultValue={wanted.note}>
          <option value="">{t("All")}</option>
          {Object.entries(NOTES).map(([note, label]) => (
            <option key={note} value={note}>
              {`${t(label)} (${isNote(note) ? counted(note) : 0})`}
            </option>
          ))}
        </select>
      </label>
      <button type="submit">{t("Show")}</button>
    </form>
  );
}
