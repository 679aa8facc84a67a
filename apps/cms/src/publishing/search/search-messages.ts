import type { Payload, PayloadRequest } from "payload";
import { folded } from "#admin-ui/folded.ts";
import { excerpt, type Hit } from "#publishing/search/search-texts.ts";

const MOST = 10;

/** Newest first, if this user may read the inbox. */
export async function searchMessages(
  payload: Payload,
  user: PayloadRequest["user"],
  words: readonly string[],
): Promise<Hit[]> {
  if (words.length === 0) return [];
  const { docs } = await payload.find({
    collection: "submissions",
    where: { searchText: { like: words.join(" ") } },
    sort: "-receivedAt",
    limit: MOST,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user,
    select: { sender: true, email: true, subject: true, message: true },
  });
  const [word = ""] = words;
  return docs.map(({ id, sender, email, subject, message }) => {
    const text = [subject, email, message].find((one) => one && folded(one).includes(word));
    return {
      kind: "Message",
      title: sender || email || "Somebody",
      address: `/admin/collections/submissions/${id}`,
      ...(text && { around: excerpt(text, word) }),
    };
  });
}
