/** Shows and hides the stored words of searches, in a process's own store. */
import type { DatabaseSync } from "node:sqlite";
import { HIDDEN, SHOWN_AFTER_DAYS, type SearchWords } from "#server/visits/search-words.ts";
import { SEARCH_FORM } from "#server/visits/visit-report.ts";

export interface StoredWords {
  /** Replaces a hash by its words if they were searched on enough days. */
  show(hash: string): void;
  /** Replaces words by their hash that were not: those of earlier releases, or once days are gone. */
  hide(): void;
}

export function createStoredWords(database: DatabaseSync, words: SearchWords): StoredWords {
  const days = database.prepare(
    "select count(distinct day) as days from steps where form = ? and step in (?, ?)",
  );
  const add = database.prepare(
    "insert into steps select day, form, ?, count from steps where form = ? and step = ? on conflict (day, form, step) do update set count = count + excluded.count",
  );
  const remove = database.prepare("delete from steps where form = ? and step = ?");
  const rare = database.prepare(
    `select step from steps where form = ? and step not like '${HIDDEN}%' group by step having count(distinct day) < ?`,
  );
  const leaving = database.prepare(
    `select distinct step from leaving where what = ? and step not like '${HIDDEN}%'`,
  );
  const leave = database.prepare(
    "update or replace leaving set step = ? where what = ? and step = ?",
  );
  const rename = (from: string, to: string): void => {
    add.run(to, SEARCH_FORM, from);
    remove.run(SEARCH_FORM, from);
  };
  return {
    show(hash) {
      const shown = words.wordsOf(hash);
      if (shown === undefined) return;
      if (Number(days.get(SEARCH_FORM, hash, shown)?.days) >= SHOWN_AFTER_DAYS) rename(hash, shown);
    },
    hide() {
      for (const { step } of rare.all(SEARCH_FORM, SHOWN_AFTER_DAYS))
        rename(String(step), words.hashOf(String(step)));
      for (const { step } of leaving.all(SEARCH_FORM))
        leave.run(words.hashOf(String(step)), SEARCH_FORM, String(step));
    },
  };
}
