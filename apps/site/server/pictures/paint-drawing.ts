/** Drawings as pictures. Every drawing that the site paints comes through here. */
import { execFile } from "node:child_process";
import { cleanDrawing, NoDrawing } from "@meridian/contract/drawings";

/** The drawing could not be painted; the message says why, in a few words. */
export class PaintError extends Error {
  override readonly name = "PaintError";
}

export interface PaintOptions {
  /** The size of the drawing without it. */
  fit?: { mode: "width" | "height"; value: number };
  /** Milliseconds it may take. */
  timeoutMs?: number;
  /** Of memory. */
  megabytes?: number;
}

export type PaintDrawing = (svg: string, options?: PaintOptions) => Promise<Buffer>;

const PROCESS = `${import.meta.dirname}/paint-process.ts`;
/** Bytes of a picture: one of ours has some 100 kB. */
const LARGEST = 32 * 2 ** 20;

/**
 * The drawing as PNG, without filters and without anything of another file or address. Throws
 * `PaintError`.
 */
export const paintDrawing: PaintDrawing = async (
  svg,
  { fit, timeoutMs = 5000, megabytes = 512 } = {},
) => {
  const drawing = readDrawing(svg);
  return new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      [PROCESS, fit?.mode ?? "original", String(fit?.value ?? 0), String(megabytes)],
      // No settings: a painter needs no secrets.
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
        reject(new PaintError(took || "it cannot be drawn", { cause: error }));
      },
    );
    // A process that is gone reads nothing; what became of it is said above.
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
