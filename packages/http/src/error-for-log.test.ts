import * as fc from "fast-check";
import { expect, test } from "vitest";
import { lineForLog, reducedErrors } from "#error-for-log.ts";

/** Like drizzle's: the message and two properties have the parameters. */
class DrizzleQueryError extends Error {
  override readonly name = "DrizzleQueryError";
  readonly query: string;
  readonly params: unknown[];
  constructor(params: unknown[], cause: Error) {
    const query = 'insert into "submissions" ("id", "sender") values (?, ?)';
    super(`Failed query: ${query}\nparams: ${String(params)}`, { cause });
    this.query = query;
    this.params = params;
  }
}
const busy = (): Error =>
  Object.assign(new Error("SQLITE_BUSY: database is locked"), { code: "SQLITE_BUSY" });
const ofPostgres = (code: string, message: string, more: object): Error =>
  Object.assign(new Error(message), { code, severity: "ERROR", ...more });

const written = (...line: unknown[]): string => {
  const [fields, ...words] = lineForLog(line);
  const err =
    fields instanceof Object && "err" in fields ? { err: reducedErrors.err(fields.err) } : {};
  return JSON.stringify([{ ...(fields as object), ...err }, ...words]);
};

/** Words that no code, name of a file or message contains. */
const typed = fc
  .array(
    fc.constantFrom(
      "Zyxwv",
      "\n    at Zyxwv (file:///x.ts:1:1)",
      "'Zyxwv",
      '"Zyxwv"',
      "Failed query: ",
    ),
    {
      minLength: 1,
    },
  )
  .map((words) => ["Zyxwv", ...words].join(" "));

test("[SEC-33] a failed query's parameters are in no line, wherever its error is", () => {
  fc.assert(
    fc.property(typed, (words) => {
      const error = new DrizzleQueryError([1, words], busy());
      const wrapped = new Error("a save failed", { cause: error });
      for (const line of [
        [error],
        [{ err: error }],
        [{ err: error }, "a submission could not be stored"],
        [{ err: wrapped }],
        [{ err: new AggregateError([error], "several") }],
        [{ problem: error.message, more: { errors: [error] } }, `this failed: ${error.message}`],
        [`${error.stack}`],
      ])
        expect(written(...line)).not.toContain("Zyxwv");
    }),
  );
});

test("[SEC-33] nor the values that PostgreSQL and JSON quote", () => {
  for (const error of [
    ofPostgres("23505", 'duplicate key value violates unique constraint "people_email"', {
      detail: "Key (email)=(zyxwv@personal.test) already exists.",
    }),
    ofPostgres("23514", 'new row for relation "x" violates check constraint "y"', {
      detail: "Failing row contains (1, Zyxwv).",
    }),
    ofPostgres("22P02", 'invalid input syntax for type integer: "Zyxwv "x" y"', { where: "Zyxwv" }),
    ofPostgres("22007", "invalid input syntax: Zyxwv", { internalQuery: "Zyxwv" }),
    (() => {
      try {
        return JSON.parse("Zyxwv") as Error;
      } catch (failed) {
        return failed as Error;
      }
    })(),
    Object.assign(new TypeError("Invalid URL"), { input: "Zyxwv" }),
  ])
    expect(written({ err: error })).not.toMatch(/zyxwv/i);
});

test("an error keeps what the operator needs: its cause, code, table and calls", () => {
  const error = new DrizzleQueryError(["Zyxwv"], busy());
  const [{ err }] = lineForLog([error]) as [{ err: object }];
  expect(err).toEqual({
    type: "DrizzleQueryError",
    message: 'Failed query: insert into "submissions": SQLITE_BUSY: database is locked',
    stack: expect.stringMatching(
      /^DrizzleQueryError: Failed query: insert into "submissions"\n +at .*error-for-log\.test\.ts[^]*\ncaused by: Error: SQLITE_BUSY: database is locked\n +at .*error-for-log\.test\.ts/,
    ),
  });
  expect(lineForLog([{ err: busy(), file: "a" }, "words %s", 3])).toMatchObject([
    { err: { type: "Error", code: "SQLITE_BUSY" }, file: "a" },
    "words %s",
    3,
  ]);
});
