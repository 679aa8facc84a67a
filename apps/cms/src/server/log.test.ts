import { EventEmitter } from "node:events";
import { pino } from "pino";
import { expect, test } from "vitest";
import { logOptions, takeConsole } from "#server/log.ts";

test("[SEC-33] a failed query's parameters are not logged, neither by a logger nor by the console", () => {
  const written: string[] = [];
  const log = pino(logOptions("info"), { write: (line: string) => written.push(line) });
  const console: Partial<Console> = {};
  takeConsole(log, console, new EventEmitter());
  const cause = new Error("SQLITE_FULL: database or disk is full");
  const error = Object.assign(
    new Error('Failed query: update "vacancies" set "title" = ?\nparams: Zyxwv', { cause }),
    { query: 'update "vacancies" …', params: ["Zyxwv"] },
  );
  log.error({ err: error, msg: "a save failed" });
  log.error(error);
  log.warn({ err: error });
  console.error?.("a job failed", { error });
  console.error?.(error);
  expect(written).toHaveLength(5);
  expect(written.join("")).not.toContain("Zyxwv");
  expect(JSON.parse(written[1] ?? "")).toMatchObject({
    err: { stack: expect.stringContaining("caused by: Error: SQLITE_FULL") },
    msg: 'Failed query: update "vacancies": SQLITE_FULL: database or disk is full',
  });
});

test("what Payload logs of each migration is for debug", () => {
  const written: string[] = [];
  const write = (line: string): unknown => written.push(line);
  for (const level of ["info", "debug"]) {
    const log = pino(logOptions(level), { write });
    log.info({ msg: "Migrating: 20261121_023750_initial" });
    log.info({ msg: "Migrated:  20261121_023750_initial (84ms)" });
    log.info("Preparing the database: 2 migrations to run.");
  }
  const levels = written.map((line) => (JSON.parse(line) as { level: number }).level);
  expect(levels).toEqual([30, 20, 20, 30]);
});

test("each log call is one JSON object a line, without colours; an error with its stack", () => {
  const written: string[] = [];
  const log = pino(logOptions("info"), { write: (line: string) => written.push(line) });
  const console: Partial<Console> = {};
  const runtime = new EventEmitter();
  runtime.on("warning", () => expect.unreachable());
  takeConsole(log, console, runtime);
  console.log?.(" \u001b[32m✓\u001b[39m Ready in %dms", 12);
  console.error?.("⨯", new TypeError("not\nso"));
  console.error?.(new Error("alone"));
  console.warn?.("two\nlines", { a: 1 });
  console.debug?.("unheard");
  runtime.emit("warning", new Error("ExperimentalWarning"));
  runtime.emit("warning", Object.assign(new Error("pg"), { name: "DeprecationWarning" }));
  expect(written.every((line) => line.indexOf("\n") === line.length - 1)).toBe(true);
  expect(written.map((line) => JSON.parse(line) as unknown)).toEqual([
    {
      level: 30,
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      msg: "✓ Ready in 12ms",
    },
    {
      level: 50,
      time: expect.any(String),
      err: expect.objectContaining({
        type: "TypeError",
        message: "not\nso",
        stack: expect.stringContaining("log.test.ts"),
      }),
      msg: "⨯",
    },
    {
      level: 50,
      time: expect.any(String),
      err: expect.objectContaining({ message: "alone" }),
      msg: "alone",
    },
    { level: 40, time: expect.any(String), msg: "two\nlines { a: 1 }" },
    {
      level: 40,
      time: expect.any(String),
      err: expect.objectContaining({ message: "ExperimentalWarning" }),
      msg: "ExperimentalWarning",
    },
  ]);
});
