/** Files of the library in replies (OWN-108). */
import { createHash } from "node:crypto";
import { pipeline } from "node:stream/promises";
import type { ReplyFile } from "@meridian/contract/site-protocol/deliveries";
import { MOST_REPLY_FILES } from "@meridian/contract/site-protocol/reply-limits";
import { isBucketError } from "@meridian/files/store/bucket-problem";
import type { Payload } from "payload";
import { REPLY_TYPES } from "#inbox/replies/reply-types.ts";
import { libraryOf } from "#library/library.ts";
import { plainName, sizeInWords } from "#library/screens/file-words.ts";
import type { Media, Reply } from "#payload-types.ts";

/** As stored with the reply: `id` is the library's. */
export type SentFile = ReplyFile & { id: number };

export interface ShownFile {
  id: number;
  name: string;
  size: number;
  /** A name is used once: this file, or none. */
  href: string;
}

const { count: MOST, bytes: MOST_BYTES } = MOST_REPLY_FILES;

export const filesOf = ({ files }: Pick<Reply, "files">): SentFile[] => files ?? [];

export const shownFiles = (reply: Pick<Reply, "files">): ShownFile[] =>
  filesOf(reply).map(({ id, name, size, stored }) => ({
    id,
    name,
    size,
    href: `/cms/api/media/file/${encodeURIComponent(stored)}`,
  }));

export const fileNamesOf = (reply: Pick<Reply, "files">): string[] =>
  filesOf(reply).map(({ name }) => name);

/** Ids of the body; a text: why they cannot be read. */
export function readFileIds(ids: unknown): number[] | string {
  const list: unknown[] = Array.isArray(ids) ? ids : [];
  if ((ids ?? null) !== null && !Array.isArray(ids))
    return "The files cannot be read. Reload the page; the text stays.";
  if (!list.every((id) => Number.isSafeInteger(id)))
    return "The files cannot be read. Reload the page; the text stays.";
  const wanted = [...new Set(list.map(Number))];
  return wanted.length > MOST
    ? `${wanted.length} files are chosen; at most ${MOST} can be sent with a reply.`
    : wanted;
}

/** As they are now, in this order; a text: why they cannot be sent. */
export async function chosenFiles(
  payload: Payload,
  ids: readonly number[],
  most = MOST_BYTES,
): Promise<SentFile[] | string> {
  if (ids.length === 0) return [];
  const { docs } = await payload.db.find<Media>({
    collection: "media",
    where: { id: { in: [...ids] } },
    limit: MOST,
  });
  const chosen = ids.map((id) => docs.find((one) => one.id === id));
  if (chosen.some((one) => !one?.filename))
    return "A chosen file was deleted in the library: remove it from the letter.";
  const other = chosen.find((one) => !REPLY_TYPES.includes(one?.mimeType ?? ""));
  if (other) return `${nameOf(other)} cannot be sent: only PDFs and pictures (no SVG) can.`;
  const total = chosen.reduce((sum, one) => sum + (one?.filesize ?? 0), 0);
  if (total > most)
    return `The files have ${sizeInWords(total)} together; at most ${sizeInWords(most)} can be sent with ${most < MOST_BYTES ? "letters to many" : "a reply"}, because many mail servers refuse more. Remove some, or write a link to them.`;
  try {
    return await sealed(
      payload,
      chosen.flatMap((one) => one ?? []),
    );
  } catch (error) {
    if (!isBucketError(error)) throw error;
    payload.logger.error(`files: ${error.message}`);
    return "The library's files cannot be read at present. Send the letter later; the text stays.";
  }
}

/** With the digest of what is stored now. */
async function sealed(payload: Payload, chosen: readonly Media[]): Promise<SentFile[] | string> {
  const { files } = libraryOf(payload);
  const sent: SentFile[] = [];
  let total = 0;
  for (const file of chosen) {
    const stored = file.filename ?? "";
    const found = await files.find(stored);
    if (!found) return `${nameOf(file)} is missing in the library: remove it from the letter.`;
    total += found.size;
    if (total > MOST_BYTES) return `${nameOf(file)} is larger than the library states.`;
    const digest = createHash("sha256");
    await pipeline(await found.read(), digest);
    const type = file.mimeType ?? "";
    sent.push({
      id: file.id,
      stored,
      name: nameOf(file),
      size: found.size,
      type,
      digest: digest.digest("hex"),
    });
  }
  return sent;
}

const nameOf = ({ filename }: Pick<Media, "filename">): string => plainName(filename ?? "");

/** Why a letter was not taken, and what to do. */
export async function whyNoFile(payload: Payload, reply: Pick<Reply, "files">): Promise<string> {
  const { files } = libraryOf(payload);
  const lacking: string[] = [];
  for (const { stored, name } of filesOf(reply))
    if (!(await files.find(stored).catch(() => true))) lacking.push(`“${name}”`);
  const which = lacking.length > 0 ? lacking.join(", ") : "A file of this letter";
  return `${which} was replaced or deleted in the library before the site had it. Take the letter back, choose the file again, and send it.`;
}
