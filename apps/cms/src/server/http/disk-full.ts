/** A full disk, of the database or of files: the editor reads that, and what to do. */
import type { AfterErrorHook } from "payload";

const WORDS =
  "The disk is full, so nothing was saved. Your words are kept here: leave this page open, ask whoever runs this site to free disk space, and save again.";

/** SQLite's, the system's, a quota's, PostgreSQL's. */
const CODES = new Set(["SQLITE_FULL", "ENOSPC", "EDQUOT", "53100"]);
/** Of an error without a code: from a thread, or from the library that writes pictures. */
const TEXT = /\bENOSPC\b|no space left|disk is full|quota exceeded/i;

export function isDiskFull(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (("code" in cause && CODES.has(String(cause.code))) || TEXT.test(ownText(cause)))
      return true;
  return false;
}

/** The message of a failed query quotes what people wrote. */
const ownText = ({ name, message }: Error): string =>
  name === "DrizzleQueryError" || message.startsWith("Failed query") ? "" : message;

/** For Payload, which would report that something went wrong. 507: insufficient storage. */
export const reportFullDisk: AfterErrorHook = ({ error }) =>
  isDiskFull(error) ? { status: 507, response: { errors: [{ message: WORDS }] } } : undefined;
