/** One connection of `node:sqlite`, with arguments, results and errors as drizzle and Payload know them from libsql. */
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";

export interface Statement {
  sql: string;
  args?: readonly unknown[];
}

export interface Result {
  columns: string[];
  rows: Row[];
  rowsAffected: number;
  lastInsertRowid: bigint | undefined;
}

/** Prepared statements stored per connection; preparing a wide select costs more than running it. */
const MOST_PREPARED = 200;
/** SQLite's limit of columns. */
const MOST_COLUMNS = 2000;
/** Its statement may stay prepared; the others can change what a prepared one returns. */
const REPEATABLE = /^\s*(?:select|insert|update|delete|with|begin|commit|rollback)\b/i;
const READING = /^\s*(?:select|with|explain)\b/i;
/** `SQLITE_CONSTRAINT_…`, by which Payload names the field. */
const CODES: Readonly<Record<number, string>> = {
  5: "SQLITE_BUSY",
  13: "SQLITE_FULL",
  787: "SQLITE_CONSTRAINT_FOREIGNKEY",
  1299: "SQLITE_CONSTRAINT_NOTNULL",
  1555: "SQLITE_CONSTRAINT_PRIMARYKEY",
  2067: "SQLITE_CONSTRAINT_UNIQUE",
};

export const isReading = ({ sql }: Statement): boolean => READING.test(sql);

/** A row by index, as drizzle reads it, and by the names of its columns. */
export class Row {
  static {
    for (let at = 0; at < MOST_COLUMNS; at += 1)
      Object.defineProperty(Row.prototype, at, {
        get(this: Row) {
          return this.#values[at];
        },
      });
  }
  readonly #values: readonly unknown[];
  [column: string]: unknown;

  constructor(values: readonly unknown[], columns: readonly string[]) {
    this.#values = values;
    for (const [at, column] of columns.entries())
      if (!Object.hasOwn(this, column)) this[column] = values[at];
    Object.defineProperty(this, "length", { value: values.length });
  }
}

function asInput(value: unknown): SQLInputValue {
  if (value === undefined) throw new TypeError("undefined is no value for the database");
  if (typeof value === "boolean") return value ? 1 : 0;
  return value instanceof Date ? value.getTime() : (value as SQLInputValue);
}

/** Adds the code by which Payload recognises a taken value. */
function explained(error: unknown): unknown {
  if (error instanceof Error && "errcode" in error)
    Object.assign(error, { code: CODES[Number(error.errcode)] ?? "SQLITE_ERROR" });
  return error;
}

export const isBusy = (error: unknown): boolean =>
  error instanceof Error && "errcode" in error && Number(error.errcode) % 256 === 5;

interface Prepared {
  statement: StatementSync;
  columns: string[];
}

export class Connection {
  readonly #database: DatabaseSync;
  readonly #prepared = new Map<string, Prepared>();

  /** `busyMs`: how long a call blocks this process while another process has the lock. */
  constructor(file: string, pragmas: readonly string[], busyMs: number) {
    this.#database = new DatabaseSync(file, { timeout: busyMs });
    for (const pragma of pragmas) this.#database.exec(`pragma ${pragma}`);
  }

  /** Runs now; the caller waits. */
  execute({ sql, args = [] }: Statement): Result {
    try {
      const { statement, columns } = this.#prepare(sql);
      const values = args.map(asInput);
      if (columns.length > 0) {
        const found: readonly unknown[] = statement.all(...values);
        const rows = found.map((row) => new Row(row as unknown[], columns));
        return { columns, rows, rowsAffected: 0, lastInsertRowid: undefined };
      }
      const { changes, lastInsertRowid } = statement.run(...values);
      return {
        columns,
        rows: [],
        rowsAffected: Number(changes),
        lastInsertRowid: BigInt(lastInsertRowid),
      };
    } catch (error) {
      throw explained(error);
    }
  }

  setDefensive(on: boolean): void {
    this.#database.enableDefensive(on);
  }

  /** SQLite ends a transaction by itself if, for example, the disk is full. */
  rollBack(): void {
    if (this.#database.isTransaction) this.execute({ sql: "rollback" });
  }

  close(): void {
    this.#prepared.clear();
    this.#database.close();
  }

  #prepare(sql: string): Prepared {
    const known = this.#prepared.get(sql);
    if (known) return known;
    const statement = this.#database.prepare(sql);
    const columns = statement.columns().map(({ name }) => name);
    if (columns.length > 0) statement.setReturnArrays(true);
    // A last row id above 2^53 throws as a number.
    else statement.setReadBigInts(true);
    if (!REPEATABLE.test(sql)) this.#prepared.clear();
    else {
      if (this.#prepared.size >= MOST_PREPARED)
        this.#prepared.delete(this.#prepared.keys().next().value ?? "");
      this.#prepared.set(sql, { statement, columns });
    }
    return { statement, columns };
  }
}
