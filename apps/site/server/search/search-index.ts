/** The full-text index: SQLite's FTS5 in memory (decision 064). */
import { DatabaseSync } from "node:sqlite";
import { folded } from "#app/text/search-words.ts";
import { createVocabulary } from "#app/text/near-words.ts";
import { alikeTitles } from "#server/search/alike-titles.ts";
import { createChooser } from "#server/search/search-choices.ts";

export interface SearchDocument {
  path: string;
  group: string;
  title: string;
  text: string;
}

export interface Found {
  /** Best first. */
  documents: SearchDocument[];
  /** The words that were searched for, folded. */
  words: string[];
  instead: string[];
  isLoose: boolean;
}

export interface SearchIndex {
  put(document: SearchDocument): void;
  remove(path: string): void;
  get(path: string): SearchDocument | undefined;
  /** `words` are folded. */
  find(words: readonly string[]): Found;
  /** Pages whose titles resemble the query, the most alike first. */
  alike(query: string): { to: string; title: string }[];
  readonly count: number;
  close(): void;
}

/** A word in a title counts as much as six in the text. */
const SCHEMA = `create virtual table pages using fts5(title, text, content='', contentless_delete=1, prefix='3', tokenize="unicode61 remove_diacritics 0 tokenchars '+#'");
insert into pages (pages, rank) values ('rank', 'bm25(6.0, 1.0)');
create virtual table words using fts5vocab(pages, row);`;

const NO_WORD = /[^\p{L}\p{N}+#]+/u;

/** A plus or hash that does not end a name such as "C++" or "C#" separates words. */
const searchable = (text: string): string =>
  folded(text).replace(/(?<![\p{L}\p{N}+])[+#]+|\+(?!\+)(?<!\+\+)|[+#]+(?=[\p{L}\p{N}])/gu, " ");

/** `code`: the language of the pages. */
export function createSearchIndex(code = "en"): SearchIndex {
  const database = new DatabaseSync(":memory:");
  database.exec(SCHEMA);
  const insert = database.prepare("insert into pages (rowid, title, text) values (?, ?, ?)");
  const erase = database.prepare("delete from pages where rowid = ?");
  const search = database.prepare("select rowid from pages where pages match ? order by rank");
  const isThere = database.prepare("select 1 from words where term >= ? and term < ? limit 1");
  // FTS5 leaves a last row id beyond 2^53, which a number cannot hold: reading it throws.
  for (const writing of [insert, erase]) writing.setReadBigInts(true);
  const documents = new Map<number, SearchDocument>();
  const numbers = new Map<string, number>();
  let last = 0;
  /** Words of removed pages stay; they are not offered. */
  const vocabulary = createVocabulary();

  function remove(path: string): void {
    const number = numbers.get(path);
    if (number === undefined) return;
    // First: a row without a document is never found, also if it cannot be erased.
    numbers.delete(path);
    documents.delete(number);
    erase.run(number);
  }
  const choicesFor = createChooser(code, {
    vocabulary,
    isWhole: (word) => isThere.get(word, `${word}\u0000`) !== undefined,
    isFound: (expression) => search.get(expression) !== undefined,
    isBeginning: (word) => isThere.get(word, `${word}\u{10ffff}`) !== undefined,
  });
  const run = (expression: string): SearchDocument[] =>
    search.all(expression).flatMap(({ rowid }) => documents.get(Number(rowid)) ?? []);

  return {
    put(document) {
      remove(document.path);
      last += 1;
      const [title, text] = [searchable(document.title), searchable(document.text)];
      insert.run(last, title, text);
      for (const word of `${title} ${text}`.split(NO_WORD)) vocabulary.add(word);
      documents.set(last, document);
      numbers.set(document.path, last);
    },
    remove,
    get: (path) => documents.get(numbers.get(path) ?? 0),
    find(searched) {
      const { words, instead, whole, loose } = choicesFor(searched);
      const all = [...new Set(whole.flatMap(run))];
      const isLoose = all.length === 0 && loose !== null;
      return { words, instead, documents: isLoose ? run(loose) : all, isLoose };
    },
    alike: (query) =>
      alikeTitles(query, documents.values()).map(({ path: to, title }) => ({ to, title })),
    get count() {
      return documents.size;
    },
    close: () => database.close(),
  };
}
