/**
 * Glyphs of an owner's font for generated pictures. A malicious file can make reading a glyph take
 * unlimited time or memory, so a separate process reads them, as for SVGs (decision 024), each
 * glyph once.
 */
import { execFile } from "node:child_process";
import { lettersBy, type DrawnLetter, type Letters } from "@meridian/files/fonts/open-letters";
import * as v from "valibot";
import type { Log } from "#server/observability/log.ts";

type Read = Record<string, DrawnLetter | null>;
export type ReadLetters = (font: Buffer, letters: string) => Promise<Read>;

const PROCESS = `${import.meta.dirname}/letters-process.ts`;
const TIMEOUT_MS = 5000;
const MEGABYTES = 256;
/** Limit of the output: an alphabet takes about 100 kB. */
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
      // Without settings: the reader needs no secrets.
      {
        env: { NODE_ENV: "production" },
        timeout: TIMEOUT_MS,
        killSignal: "SIGKILL",
        maxBuffer: LARGEST,
      },
      (error, stdout) => {
        const read = error ? null : v.safeParse(answer, stdout);
        if (read?.success) return resolve(read.output);
        const took = error?.killed ? `they take longer than ${TIMEOUT_MS / 1000} s` : "";
        reject(new Error(took || "they are unreadable", { cause: error ?? undefined }));
      },
    );
    // An ended process reads nothing; its outcome is reported above.
    child.stdin?.on("error", () => {});
    child.stdin?.end(font);
  });

/** The glyphs of a font for a text; `null` if unreadable, which is reported once per font. */
export function createOwnLetters({
  log,
  read = readApart,
}: {
  log: Pick<Log, "warn">;
  read?: ReadLetters;
}): (font: Buffer, text: string) => Promise<Letters | null> {
  let last:
    | { font: Buffer; known: Map<string, DrawnLetter | null>; isUseless: boolean }
    | undefined;
  return async (font, text) => {
    if (last?.font !== font) last = { font, known: new Map(), isUseless: false };
    const now = last;
    const missing = [...new Set(text)].filter((letter) => !now.known.has(letter)).join("");
    if (missing !== "" && !now.isUseless)
      try {
        for (const [letter, drawn] of Object.entries(await read(font, missing)))
          now.known.set(letter, drawn);
      } catch (error) {
        if (!now.isUseless)
          log.warn(
            { err: error },
            "site settings: the glyphs of the titles' font are unreadable, so link previews use the bundled font: choose another file",
          );
        now.isUseless = true;
      }
    return now.isUseless ? null : lettersBy((letter) => now.known.get(letter));
  };
}
