/** Renders SVGs to bitmaps; the only place where the site renders SVGs. */
import { execFile } from "node:child_process";
import { cleanDrawing, NoDrawing } from "@meridian/files/drawings/clean-drawing";

/** The SVG could not be rendered; the message has the reason in a few words. */
export class PaintError extends Error {
  override readonly name = "PaintError";
}

export interface PaintOptions {
  /** Default: the SVG's own size. */
  fit?: { mode: "width" | "height"; value: number };
  /** Limit of processor time, in seconds: a loaded machine takes longer, but no more of it. */
  seconds?: number;
}

export type PaintDrawing = (svg: string, options?: PaintOptions) => Promise<Buffer>;

const PROCESS = `${import.meta.dirname}/paint-process.ts`;
/** Limit of the PNG's bytes: ours have about 100 kB. */
const LARGEST = 32 * 2 ** 20;
/** For a process that waits and uses no processor time. */
const LONGEST_MS = 60_000;

/** The SVG as PNG, without filters and external references. Throws `PaintError`. */
export const paintDrawing: PaintDrawing = async (svg, { fit, seconds = 5 } = {}) => {
  const drawing = readDrawing(svg);
  return new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      [PROCESS, fit?.mode ?? "original", String(fit?.value ?? 0), String(seconds)],
      // No environment: the renderer needs no secrets.
      {
        encoding: "buffer",
        env: { NODE_ENV: "production" },
        timeout: LONGEST_MS,
        killSignal: "SIGKILL",
        maxBuffer: LARGEST,
      },
      (error, picture) => {
        if (!error) return resolve(picture);
        const isLong = error.killed || error.signal === "SIGVTALRM";
        const problem = isLong ? `it takes longer than ${seconds} s` : "it cannot be rendered";
        reject(new PaintError(problem, { cause: error }));
      },
    );
    // An ended process reads nothing; its outcome is reported above.
    child.stdin?.on("error", () => {});
    child.stdin?.end(drawing);
  });
};

function readDrawing(svg: string): Buffer {
  try {
    return cleanDrawing(Buffer.from(svg), { filters: false });
  } catch (error) {
    if (error instanceof NoDrawing) throw new PaintError(error.message, { cause: error });
    throw error;
  }
}
