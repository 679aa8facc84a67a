/**
 * The letters of an owner's font for drawn pictures. A file can be made so that reading a letter takes for ever, or all memory:
 * they are read in a process of their own, as drawings are painted (decision 024), each letter once.
 */
import { execFile } from "node:child_process";
import { lettersBy, type DrawnLetter, type Letters } from "@meridian/contract/fonts/letters";
import * as v from "valibot";
import type { Log } from "#server/observability/log.ts";

type Read = Record<string, DrawnLetter | null>;
export type ReadLetters = (font: Buffer, letters: string) => Promise<Read>;

const PROCESS = `${import.meta.dirname}/letters-process.ts`;
const TIMEOUT_MS = 5000;
const MEGABYTES = 256;
/** Bytes of an answer: an alphabet has some 100 kB. */
const LARGEST = 8 * 2 ** 20;

const answer = v.pipe(
  v.string(),
  v.parseJson(),
  v.record(
    v.string(),
    v.nullable(
      v.object({
        advance: v.number(),
        steps: v.array(
          v.object({ type: v.picklist(["M", "L", "Q", "C", "Z"]), places: v.array(v.number()) }),
        ),
      }),
    ),
  ),
);

const readApart: ReadLetters = (font, letters) =>
  new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      [`--max-old-space-size=${MEGABYTES}`, PROCESS, letters],
      // No settings: a reader of letters needs no secrets.
      {
        env: { NODE_ENV: "production" },
        timeout: TIMEOUT_MS,
        killSignal: "SIGKILL",
        maxBuffer: LARGEST,
      },
      (error, said) => {
        const read = error ? null : v.safeParse(answer, said);
        if (read?.success) return resolve(read.output);
        const took = error?.killed ? `they take longer than ${TIMEOUT_MS / 1000} s` : "";
        reject(new Error(took || "they cannot be read", { cause: error ?? undefined }));
      },
    );
    // A process that is gone reads nothing; what became of it is said above.
    child.stdin?.on("error", () => {});
    child.stdin?.end(font);
  });

/** Of a font what a text needs; `null` where its letters cannot be had, which is told once for each font. */
export function createOwnLetters({
  log,
  read = readApart,
}: {
  log: Pick<Log, "warn">;
  read?: ReadLetters | undefined;
}): (font: Buffer, text: string) => Promise<Letters | null> {
  let last:
    | { font: Buffer; known: Map<string, DrawnLetter | null>; isUseless: boolean }
    | undefined;
  return async (font, text) => {
    if (last?.font !== font) last = { font, known: new Map(), isUseless: false };
    const now = last;
    const asked = [...new Set(text)].filter((letter) => !now.known.has(letter)).join("");
    if (asked !== "" && !now.isUseless)
      try {
        for (const [letter, drawn] of Object.entries(await read(font, asked)))
          now.known.set(letter, drawn);
      } catch (error) {
        if (!now.isUseless)
          log.warn(
            { err: error },
            "site settings: the letters of the titles' font cannot be drawn, and shared pictures keep the bundled one: choose another file",
          );
        now.isUseless = true;
      }
    return now.isUseless ? null : lettersBy((letter) => now.known.get(letter));
  };
}
