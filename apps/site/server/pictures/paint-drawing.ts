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
  timeoutMs?: number;
}

export type PaintDrawing = (svg: string, options?: PaintOptions) => Promise<Buffer>;

const PROCESS = `${import.meta.dirname}/paint-process.ts`;
/** Limit of the PNG's bytes: ours have about 100 kB. */
const LARGEST = 32 * 2 ** 20;

/** The SVG as PNG, without filters and external references. Throws `PaintError`. */
export const paintDrawing: PaintDrawing = async (svg, { fit, timeoutMs = 5000 } = {}) => {
  const drawing = readDrawing(svg);
  return new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      [PROCESS, fit?.mode ?? "original", String(fit?.value ?? 0)],
      // No environment: the renderer needs no secrets.
      {
        encoding: "buffer",
        env: { NODE_ENV: "production" },
        timeout: timeoutMs,
        killSignal: "SIGKILL",
        maxBuffer: LARGEST,
      },
      (error, picture) => {
        if (!error) return resolve(picture);
        const took = error.killed ? `it takes longer than ${timeoutMs / 1000} s` : "";
        reject(new PaintError(took || "it cannot be rendered", { cause: error }));
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
