/** The full-text index: SQLite's FTS5 in memory (decision 064). */
import { DatabaseSync } from "node:sqlite";
import { folded, stemOf } from "#app/text/search-words.ts";
import { createVocabulary, nearWords } from "#app/text/near-words.ts";

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
  readonly count: number;
  close(): void;
}

/** A word in a title counts as much as six in the text. */
const SCHEMA = `create virtual table pages using fts5(title, text, content='', contentless_delete=1, prefix='3', tokenize="unicode61 remove_diacritics 0 tokenchars '+#'");
insert into pages (pages, rank) values ('rank', 'bm25(6.0, 1.0)');
create virtual table words using fts5vocab(pages, row);`;

/** Mistyped words that are replaced: each costs a comparison with every word of the site. */
const MOST_REPLACED = 3;
const SHORTEST_BEGINNING = 3;
/** Beyond these the order of the results follows from the number of words alone. */
const FEW_WORDS = 3;

const NO_WORD = /[^\p{L}\p{N}+#]+/u;

/** A plus or hash that does not end a name such as "C++" or "C#" separates words. */
const searchable = (text: string): string =>
  folded(text).replace(/(?<![\p{L}\p{N}+])[+#]+|\+(?!\+)(?<!\+\+)|[+#]+(?=[\p{L}\p{N}])/gu, " ");

export function createSearchIndex(): SearchIndex {
  const database = new DatabaseSync(":memory:");
  database.exec(SCHEMA);
  const insert = database.prepare("insert into pages (rowid, title, text) values (?, ?, ?)");
  const erase = database.prepare("delete from pages where rowid = ?");
  const search = database.prepare("select rowid from pages where pages match ? order by rank");
  const isThere = database.prepare("select 1 from words where term >= ? and term < ? limit 1");
  const documents = new Map<number, SearchDocument>();
  const numbers = new Map<string, number>();
  let last = 0;
  /** Words of removed pages stay; they are not offered. */
  const vocabulary = createVocabulary();

  function remove(path: string): void {
    const number = numbers.get(path);
    if (number === undefined) return;
    erase.run(number);
    numbers.delete(path);
    documents.delete(number);
  }
  const isKnown = (word: string): boolean => {
    const isWhole = word.length < SHORTEST_BEGINNING;
    const from = isWhole ? word : stemOf(word);
    return isThere.get(from, isWhole ? `${from}\u0000` : `${from}\u{10ffff}`) !== undefined;
  };
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
      let replaced = 0;
      const choices = searched.map((word) =>
        isKnown(word) || replaced++ >= MOST_REPLACED
          ? { words: [word], isNear: false }
          : { words: nearWords(word, vocabulary, isKnown), isNear: true },
      );
      const known = choices.filter(({ words }) => words.length > 0);
      const result = {
        words: known.flatMap(({ words }) => words),
        instead: known.flatMap(({ words, isNear }) => (isNear ? words : [])),
      };
      const matching = searched.length > FEW_WORDS ? beginning : wholeFirst;
      const terms = known.map(({ words }) => `(${words.map(matching).join(" OR ")})`);
      const whole = terms.length === searched.length ? run(terms.join(" AND ")) : [];
      if (whole.length > 0 || terms.length === 0 || searched.length === 1)
        return { ...result, documents: whole, isLoose: false };
      return { ...result, documents: run(terms.join(" OR ")), isLoose: true };
    },
    get count() {
      return documents.size;
    },
    close: () => database.close(),
  };
}

/** Words have no quotation marks. */
const quoted = (word: string): string => `"${word}"`;

const beginning = (word: string): string =>
  word.length < SHORTEST_BEGINNING ? quoted(word) : `${quoted(stemOf(word))}*`;

/** The word itself counts more than one that begins with it. */
const wholeFirst = (word: string): string =>
  word.length < SHORTEST_BEGINNING ? quoted(word) : `${quoted(word)} OR ${beginning(word)}`;
