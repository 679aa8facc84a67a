import { Gutter, SetStepNav } from "@payloadcms/ui";
import type { ListViewClientProps, ListViewServerProps } from "payload";
import { RecordList } from "#admin-ui/record-list.tsx";
import { adminWords } from "#admin-ui/words/words.ts";
import { ListFilter } from "#records/screens/list-filter.tsx";
import { ListParts, paramIn, partOf } from "#records/screens/list-parts.tsx";
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

const HERE = "/admin/collections/seo-records";

type Wanted = Record<"words" | "kind" | "note", string>;

/** The list of search texts: every page, whether its texts are in its record or here. */
export async function SearchOverview(props: ListViewServerProps & ListViewClientProps) {
  const t = adminWords(props.i18n);
  const client = withoutServerProps(props);
  if (client.viewType === "trash") return <RecordList {...client} />;
  const param = paramIn(props);
  const wanted: Wanted = { words: param("words"), kind: param("kind"), note: param("note") };
  const all = await everyPage(props.payload);
  const pages = all.filter((page) => isWanted(page, wanted));
  const part = partOf(pages, param("part"));
  const kinds = [...new Set(all.map(({ kind }) => kind))].toSorted();
  const notes = Object.entries(NOTES).map(([note, label]) => {
    const n = all.filter((page) => isNote(note) && page.notes.includes(note)).length;
    return [note, `${t(label)} (${n})`] as const;
  });
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
        <ListFilter
          list={HERE}
          words={wanted.words}
          choices={[
            {
              name: "kind",
              label: t("Kind"),
              value: wanted.kind,
              options: [["", t("All")], ...kinds.map((kind) => [kind, t(kind)] as const)],
            },
            {
              name: "note",
              label: t("Show"),
              value: wanted.note,
              options: [["", t("All")], ...notes],
            },
          ]}
          t={t}
        />
        <p role="status">
          {pages.length === all.length
            ? t.count(all.length, "{n} page", "{n} pages")
            : t("{n} of {all} pages", { n: pages.length, all: all.length })}
        </p>
        {pages.length > 0 && <OverviewTable pages={part.shown} t={t} />}
        <ListParts list={HERE} {...part} {...{ wanted, t }} />
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
