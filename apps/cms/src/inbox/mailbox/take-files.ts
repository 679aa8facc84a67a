/** The files of a letter, with the checks of the forms' files (CON-05) and more kinds (OWN-111). */
import { join } from "node:path";
import { Readable } from "node:stream";
import { MAX_FILE_BYTES, type FileRefusal, REFUSED_FILE } from "@meridian/contract/forms";
import { markedType, type Mark } from "@meridian/files/store/file-marks";
import { openAsBlob } from "node:fs";
import type { Attached } from "#inbox/mailbox/letter.ts";
import type { MailTools } from "#inbox/mailbox/mail-tools.ts";
import { cleanName, drop, takeIn, type InboxFile } from "#inbox/store-file.ts";
import { sizeInWords } from "#library/screens/file-words.ts";

/** Of one letter. */
const MOST_FILES = 10;
const TOO_LARGE = "larger than 10 MB";

export interface TakenFiles {
  files: InboxFile[];
  /** A line for each that is in the mailbox only, with the reason. */
  notTaken: string[];
}

type Checks = Pick<MailTools, "inspect" | "scanner">;

/** `isAttachment`: of a mail, which may have more kinds of files than a form. */
interface Upload extends InboxFile {
  isAttachment?: boolean;
}

const OF_FORMS = "only PDF and Word documents (.doc, .docx) are taken";
const OF_MAILS =
  "only whole pictures (JPEG, PNG, GIF, WebP, AVIF, HEIC), PDFs, documents of Word (.doc, .docx), Excel (.xlsx), PowerPoint (.pptx) and LibreOffice (.odt, .ods, .odp), and plain text (.txt, .md, .csv, .ics, .vcf) are taken";

const wordsOf = (refused: FileRefusal, isAttachment: boolean): string =>
  refused === "wrong" ? (isAttachment ? OF_MAILS : OF_FORMS) : REFUSED_FILE[refused];

/** In the folder of uploads in progress: `keep` stores them. Rejects if the disk cannot be written. */
export async function takeFiles(
  folder: string,
  attached: readonly Attached[],
  checks: Checks,
): Promise<TakenFiles> {
  const taken: TakenFiles = { files: [], notTaken: [] };
  try {
    for (const one of attached) {
      const result = await taking(folder, one, taken.files.length, checks);
      if (typeof result === "string") taken.notTaken.push(notTaken(one, result));
      else taken.files.push(result);
    }
  } catch (error) {
    await drop(folder, taken.files);
    throw error;
  }
  return taken;
}

export const notTaken = ({ name, content }: Attached, reason: string): string =>
  `${cleanName(name)} (${sizeInWords(content.length)}): ${reason}`;

/** The file, or why it is not taken. */
async function taking(
  folder: string,
  { name, type, content }: Attached,
  count: number,
  checks: Checks,
): Promise<InboxFile | string> {
  if (count >= MOST_FILES) return "more than 10 files";
  if (content.length > MAX_FILE_BYTES) return TOO_LARGE;
  const file = await takeIn(folder, Readable.from([content]), name, type);
  return checkUpload(folder, { ...file, isAttachment: true }, checks);
}

/** Of an upload in progress: the file, or why it is not taken, and then it is deleted. */
export async function checkUpload(
  folder: string,
  { isAttachment = false, ...file }: Upload,
  checks: Checks,
): Promise<InboxFile | string> {
  const path = join(folder, "incoming", file.storedAs);
  const found =
    file.size > MAX_FILE_BYTES
      ? TOO_LARGE
      : await checked({ path, name: file.name, size: file.size, isAttachment }, checks).catch(
          () => "it could not be checked",
        );
  if (typeof found !== "string") return { ...file, ...found };
  await drop(folder, [file]);
  return found;
}

async function checked(
  file: Parameters<Checks["inspect"]>[0],
  { inspect, scanner }: Checks,
): Promise<Pick<InboxFile, "name" | "type"> | string> {
  const found = await inspect(file);
  if ("refused" in found) return wordsOf(found.refused, file.isAttachment ?? false);
  const scan = await scanner?.scan(await openAsBlob(file.path));
  if (scan?.outcome === "infected") return "the virus scanner found something in it";
  const marks: Mark[] = [
    ...found.marks,
    ...(scan?.outcome === "away" ? ["unscanned" as const] : []),
  ];
  return { name: found.name, type: markedType(found.type, marks) };
}
