import { markedType, type Mark } from "@meridian/files/store/file-marks";
import type { FileRefusal } from "@meridian/contract/forms";
import { refusedFileIn } from "@meridian/messages/forms/refused-file";
import type { Translate } from "@meridian/messages/messages";
import { invalid, type Check, type Refusal } from "#checks/checks.ts";
import type { Content } from "@meridian/files/documents/content";
import type { Refused } from "@meridian/files/documents/examine";
import type { Inspector } from "@meridian/files/documents/inspector";
import type { IntakeFiles } from "#files.ts";
import type { Log } from "#log.ts";
import type { ReceivedFile } from "#receive/receive-file.ts";
import type { Scan, Scanner } from "@meridian/files/scan/scanner";

interface ContentCheck {
  files: IntakeFiles;
  inspector: Inspector;
  /** `null`: no scan. */
  scanner: Scanner | null;
  /** The rules of form and host, for a file whose name changes. */
  checkFiles: Check;
  log: Log;
}

const unavailable = (t: Translate): Refusal => ({
  reason: "unavailable",
  status: "failed",
  message: t("form.sendFailure"),
  errors: {},
});

/**
 * Inspects and scans each file. Sets its stored type with flags, and its name's ending (CON-05).
 */
export function createContentCheck(options: ContentCheck): Check {
  return async (attempt) => {
    const { form, files, t } = attempt;
    const refuse = (why: FileRefusal): Refusal =>
      invalid("files", { [form.file?.name ?? "file"]: refusedFileIn(t)[why] });
    let isRenamed = false;
    for (const file of files) {
      const found = await inspected(file, options);
      if (found === undefined) return unavailable(t);
      if ("refused" in found) return refuse(found.refused);
      const type = await scanned(file, found, options);
      if (type === null) return refuse("wrong");
      isRenamed ||= file.name !== found.name;
      Object.assign(file, { type, name: found.name });
    }
    return isRenamed ? options.checkFiles(attempt) : null;
  };
}

/** `undefined`: the inspection failed, which proves nothing about the file. */
async function inspected(
  { id, name, size }: ReceivedFile,
  { files, inspector, log }: ContentCheck,
): Promise<Content | undefined> {
  try {
    return await inspector.inspect({ path: files.path(id), name, size });
  } catch (error) {
    log.error(
      { alert: true, size, problem: error instanceof Error ? error.message : String(error) },
      "intake: a visitor's file could not be inspected; the visitor saw that nothing was sent: check the disk of DATA_DIR, and whether someone floods the site with files",
    );
    return undefined;
  }
}

/** The type with flags; `null`: infected. */
async function scanned(
  { id }: ReceivedFile,
  found: Exclude<Content, Refused>,
  { files, scanner, log }: ContentCheck,
): Promise<string | null> {
  const marks: Mark[] = [...found.marks];
  const scan = scanner && (await scanFile(id, files, scanner));
  if (scan?.outcome === "infected") {
    log.warn(
      { virus: scan.name },
      "intake: a file was refused: the virus scanner found something in it",
    );
    return null;
  }
  if (scan?.outcome === "away") {
    log.error(
      { alert: true, problem: scan.problem },
      "intake: the virus scanner is unreachable; the file was accepted and waits for it: start clamd, or check CLAMD_URL",
    );
    marks.push("unscanned");
  }
  return markedType(found.type, marks);
}

const scanFile = async (id: string, files: IntakeFiles, scanner: Scanner): Promise<Scan> =>
  scanner.scan(await files.read(id, ""));
