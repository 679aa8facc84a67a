import { restAddress } from "@meridian/contract";
import {
  documentAnswer,
  DOCUMENTS_PATH,
  type DocumentAnswer,
  type DocumentCall,
} from "@meridian/contract/site-protocol/document-link";
import { signedPost } from "@meridian/contract/site-protocol/signature";
import { boundedFetch } from "@meridian/http/bounded-fetch";
import * as v from "valibot";
import type { Settings } from "#server/config/settings.ts";

export type KnownDocument = DocumentAnswer & { is: "known" };

const TIMEOUT_MS = 4000;
const MOST_BYTES = 4096;

/**
 * What a document of the content host is now; `null`: it was removed, or the host has none behind a
 * form. Rejects if the host does not answer.
 */
export async function readDocument(
  id: string,
  {
    settings: { contentHost, contentApi, purgeSecret },
    fetch,
  }: {
    settings: Pick<Settings, "contentHost" | "purgeSecret"> & Partial<Pick<Settings, "contentApi">>;
    fetch?: typeof globalThis.fetch | undefined;
  },
): Promise<KnownDocument | null> {
  const call: DocumentCall = { for: "document", at: Date.now(), id };
  const { body, headers } = signedPost(call, purgeSecret);
  const reply = await boundedFetch(restAddress(contentHost, DOCUMENTS_PATH, contentApi), {
    timeoutMs: TIMEOUT_MS,
    most: MOST_BYTES,
    ...(fetch && { fetch }),
    headers,
    body,
  });
  if (reply.status === 404) return null;
  if (reply.status !== 200) throw new Error(`it returned HTTP ${reply.status}`);
  const answer = v.parse(
    v.pipe(v.string(), v.parseJson(), documentAnswer),
    reply.body.toString("utf8"),
  );
  return answer.is === "known" ? answer : null;
}
