import { hasMark, withoutMark } from "@meridian/files/store/file-marks";
import type { Deliverer, Delivery } from "#deliver/deliverer.ts";
import { unreadable, type IntakeFiles } from "#files.ts";
import type { Scanner } from "@meridian/files/scan/scanner";
import type { StoredFile } from "#submission.ts";

/**
 * Holds a message with an unscanned file until the scanner finds it clean. Retries while the
 * scanner is unreachable; an infected one is set aside with an alert.
 */
export function holdUnscanned(deliverer: Deliverer, scanner: Scanner): Deliverer {
  return {
    ...deliverer,
    async deliver(job, files, signal) {
      if (!job.submission.files.some(isUnscanned)) return deliverer.deliver(job, files, signal);
      for (const file of job.submission.files.filter(isUnscanned)) {
        const problem = await problemOf(file, files, scanner);
        if (problem) return problem;
      }
      const scanned = job.submission.files.map((file) => ({
        ...file,
        type: withoutMark(file.type, "unscanned"),
      }));
      return deliverer.deliver(
        { ...job, submission: { ...job.submission, files: scanned } },
        files,
        signal,
      );
    },
  };
}

const isUnscanned = ({ type }: StoredFile): boolean => hasMark(type, "unscanned");

async function problemOf(
  { id, type }: StoredFile,
  files: IntakeFiles,
  scanner: Scanner,
): Promise<Delivery | null> {
  try {
    const scan = await scanner.scan(await files.read(id, type));
    if (scan.outcome === "clean") return null;
    return scan.outcome === "infected"
      ? { outcome: "refused", error: `its file is infected (${scan.name})` }
      : {
          outcome: "retry",
          error: `held until its file is scanned; the scanner at CLAMD_URL is unreachable: ${scan.problem}`,
        };
  } catch (error) {
    return { outcome: "retry", error: unreadable(error) };
  }
}
