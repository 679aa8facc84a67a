import { DOCUMENT_HEADER, fileSignature } from "@meridian/contract/site-protocol/document-link";
import type { ReplyFile } from "@meridian/contract/site-protocol/deliveries";
import { MOST_REPLY_FILES } from "@meridian/contract/site-protocol/reply-limits";
import { boundedFetch, FetchError } from "@meridian/http/bounded-fetch";
import { FileChanged } from "@meridian/intake";
import type { Settings } from "#server/config/settings.ts";

const TIMEOUT_MS = 8000;
const GONE = new Set([404, 410]);

/**
 * A file of the content host's library: from this host only, without redirects, within its size.
 * Rejects with `FileChanged` if it is gone, and for other reasons if another attempt may succeed.
 */
export async function readLibraryFile(
  { contentHost, purgeSecret }: Pick<Settings, "contentHost" | "purgeSecret">,
  file: ReplyFile,
): Promise<Buffer> {
  const url = new URL(`/media/${encodeURIComponent(file.stored)}`, contentHost);
  const reply = await boundedFetch(url.href, {
    timeoutMs: TIMEOUT_MS,
    most: Math.min(file.size, MOST_REPLY_FILES.bytes),
    headers: {
      "accept-encoding": "identity",
      // One behind a form (OWN-157) is the office's to send.
      [DOCUMENT_HEADER]: fileSignature(purgeSecret, url.pathname, Date.now()),
    },
  }).catch((error: unknown) => {
    throw error instanceof FetchError && error.problem === "too large"
      ? new FileChanged("it is larger than it was")
      : error;
  });
  if (GONE.has(reply.status)) throw new FileChanged("it was removed");
  if (reply.status !== 200)
    throw new Error(`the content host responded with ${reply.status} to a file of a reply`);
  return reply.body;
}
