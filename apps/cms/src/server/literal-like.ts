/**
 * What a filter or a search of a list contains is literal. Payload passes it to LIKE as it was
 * typed: between two `%` (`like`, `contains`), or alone (`not_like`, which then means the whole
 * text; here it means the opposite of `like`).
 */
import { like, sql, type Column } from "@payloadcms/db-sqlite/drizzle";
import type { BaseDatabaseAdapter } from "payload";

type Operator = (column: unknown, pattern: unknown) => ReturnType<typeof sql>;
interface Operators {
  contains: Operator;
  like: Operator;
  not_like: Operator;
}

const BETWEEN = /^%(.*)%$/s;
const ALL = /^(.*)$/s;

const literally =
  (operator: Operator, typed: RegExp): Operator =>
  (column, pattern) => {
    const words = typeof pattern === "string" ? typed.exec(pattern)?.[1] : undefined;
    if (words === undefined) return operator(column, pattern);
    const escaped = `%${words.replace(/[\\%_]/g, String.raw`\$&`)}%`;
    return sql`${operator(column, escaped)} escape '\\'`;
  };

/** Of the inbox: the text and the searched words are folded (`inbox/search-text.ts`). */
const FOLDED = "search_text";

/** PostgreSQL's ILIKE would fold them again, which takes half of the time of a search. */
const exactly =
  (operator: Operator): Operator =>
  (column, pattern) =>
    Reflect.get(Object(column), "name") === FOLDED
      ? like(column as Column, String(pattern))
      : operator(column, pattern);

export function searchingLiterally<T extends BaseDatabaseAdapter>(adapter: T): T {
  const { operators } = adapter as unknown as { operators: Operators };
  return Object.assign(adapter, {
    operators: {
      ...operators,
      contains: literally(operators.contains, BETWEEN),
      like: literally(exactly(operators.like), BETWEEN),
      not_like: literally(operators.not_like, ALL),
    },
  });
}
