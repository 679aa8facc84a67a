/**
 * What a log may contain of an error (SEC-33). Errors of a database quote the row that could not be
 * stored, with a person's name, address and text: in their message, stack and other properties.
 */

/** All other properties may contain a person's input. */
const KEPT = [
  "code",
  "errno",
  "syscall",
  "address",
  "port",
  "status",
  "statusCode",
  "severity",
  "routine",
  "schema",
  "table",
  "column",
  "constraint",
] as const;
const DEEPEST = 5;

interface ErrorLike {
  name?: unknown;
  message: string;
  stack?: unknown;
  cause?: unknown;
  errors?: unknown;
}

const isErrorLike = (value: unknown): value is ErrorLike =>
  value instanceof Error ||
  (typeof value === "object" &&
    value !== null &&
    "message" in value &&
    typeof value.message === "string" &&
    "stack" in value);

/** Without the parameters of a failed query, wherever the text quotes one. */
const withoutParameters = (text: string): string =>
  text.includes("Failed query: ")
    ? text.replace(
        /Failed query: (?:(insert into|update|delete from) ("\w+"))?[^]*/,
        (_, verb?: string, table?: string) => `Failed query${verb ? `: ${verb} ${table}` : ""}`,
      )
    : text;

/** PostgreSQL quotes values in its data errors, and JSON.parse a part of the text. */
function messageOf(error: ErrorLike): string {
  const code = "code" in error ? String(error.code) : "";
  if (/^22[0-9A-Z]{3}$/.test(code)) return error.message.replace(/"[^]*"|: [^]*/, "…");
  if (error instanceof SyntaxError && error.message.includes("JSON")) return "malformed JSON";
  return withoutParameters(error.message);
}

/** The calls of a stack, without its message, which may have lines that look like calls. */
function callsOf({ stack, message }: ErrorLike): string {
  if (typeof stack !== "string") return "";
  const at = stack.indexOf(message);
  const calls = at < 0 ? stack : stack.slice(at + message.length);
  return calls
    .split("\n")
    .filter((line) => /^ +at .*(?::\d+:\d+\)?|\((?:<anonymous>|native)\))$/.test(line))
    .map((line) => `\n${line}`)
    .join("");
}

/** An error with its causes as a plain object without values of queries. */
function errorForLog(error: unknown, depth = 0): unknown {
  if (!isErrorLike(error)) return forLog(error, depth);
  const name = typeof error.name === "string" ? error.name : "Error";
  const cause =
    isErrorLike(error.cause) && depth < DEEPEST
      ? (errorForLog(error.cause, depth + 1) as { message: string; stack: string })
      : undefined;
  const message = messageOf(error);
  return {
    type: name === "Error" ? error.constructor.name : name,
    message: cause ? `${message}: ${cause.message}` : message,
    stack: `${name}: ${message}${callsOf(error)}${cause ? `\ncaused by: ${cause.stack}` : ""}`,
    ...Object.fromEntries(
      KEPT.flatMap((key) => {
        const value: unknown = Reflect.get(error, key);
        return typeof value === "string" || typeof value === "number" ? [[key, value]] : [];
      }),
    ),
    ...(Array.isArray(error.errors) &&
      depth < DEEPEST && {
        aggregateErrors: error.errors.map((one) => errorForLog(one, depth + 1)),
      }),
  };
}

/** Any value for a log, with its errors reduced and its texts without parameters. */
function forLog(value: unknown, depth = 0): unknown {
  if (typeof value === "string") return withoutParameters(value);
  if (isErrorLike(value)) return errorForLog(value, depth);
  if (typeof value !== "object" || value === null) return value;
  if (depth >= DEEPEST) return "…";
  if (Array.isArray(value)) return value.map((one) => forLog(one, depth + 1));
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, forLog(one, depth + 1)]),
  );
}

/** The arguments of a call of pino's, for its hook `logMethod`, together with `reducedErrors`. */
export const lineForLog = ([first, ...others]: readonly unknown[]): unknown[] =>
  [first instanceof Error ? { err: first } : first, ...others].map((part) => forLog(part));

/** pino's `serializers`: its own would read a reduced error as another one. */
export const reducedErrors = {
  err: (error: unknown): unknown => (error instanceof Error ? errorForLog(error) : error),
};
