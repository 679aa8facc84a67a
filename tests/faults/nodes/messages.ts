import { rowsOf } from "../../../packages/intake/src/tests/postgres-cluster.ts";
import type { Nodes } from "./nodes-fixture.ts";

const wordsIn = async (databaseUrl: string, query: string): Promise<string[]> =>
  (await rowsOf<{ words: string }>(databaseUrl, query)).map(({ words }) => words);

/** Keys (eight characters and more) of the journal's messages with this prefix, with duplicates. */
export const journaled = ({ journal }: Nodes, name: string): Promise<string[]> =>
  wordsIn(
    journal,
    `select replace(key, 'form:', '') as words from intake.submissions where key like 'form:${name}-%'`,
  );

/** Texts of those that the content host has, with duplicates. */
export async function delivered({ demo, content }: Nodes, name: string): Promise<string[]> {
  if (demo)
    return demo.submissions
      .map(({ fields }) => fields.description ?? "")
      .filter((words) => words.startsWith(`${name}-`));
  return wordsIn(
    content,
    `select fields->>'description' as words from submissions where fields->>'description' like '${name}-%'`,
  );
}

export const doubled = (words: readonly string[]): string[] =>
  words.filter((each, at) => words.indexOf(each) !== at);
