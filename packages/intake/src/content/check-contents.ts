import { SEND_FAILURE } from "@meridian/contract/forms";
import { invalid, type Check } from "#checks.ts";
import { examineContent } from "#content/content.ts";
import { markedType, type Mark } from "#content/marks.ts";
import type { FileStore } from "#files.ts";
import type { Log } from "#log.ts";
import type { ReceivedFile } from "#receive-file.ts";
import type { Scanner } from "#scan/scanner.ts";

interface ContentCheck {
  files: FileStore;
  /** Without one nothing is scanned. */
  scanner: Scanner | null;
  log: Log;
}

/** Looks into each file, and has it scanned. What it was found to be, marks included, is kept as its type (CON-05). */
export function createContentCheck(options: ContentCheck): Check {
  return async ({ form, files }) => {
    for (const file of files) {
      const type = await typeOf(file, options);
      if (type === null) return invalid("files", { [form.file?.name ?? "file"]: form.file?.invalid ?? SEND_FAILURE });
      file.type = type;
    }
    return null;
  };
}

async function typeOf({ id, name, size }: ReceivedFile, { files, scanner, log }: ContentCheck): Promise<string | null> {
  const handle = await files.open(id);
  try {
    const found = await examineContent(handle, name, size);
    if (!found) return null;
    const marks: Mark[] = [...found.marks];
    const scan = await scanner?.scan(handle);
    if (scan?.outcome === "infected") {
      log.warn({ virus: scan.name }, "intake: a file was refused: the virus scanner found something in it");
      return null;
    }
    if (scan?.outcome === "away") {
      log.error({ alert: true, problem: scan.problem }, "intake: the virus scanner cannot be asked; the file was accepted and is held until it can: start clamd, or look at CLAMD_URL");
      marks.push("unscanned");
    }
    return markedType(found.type, marks);
  } finally {
    await handle.close();
  }
}
