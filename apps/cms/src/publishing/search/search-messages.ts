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
    select: { sender: true, email: true, subject: true, message: true, fileTexts: true },
    // As in the inbox's list: the submissions come with the line that has the words.
    req: { query: { search: words.join(" ") } },
  });
  const [word = ""] = words;
  return docs.map(({ id, sender, email, subject, found }: (typeof docs)[number] & Found) => {
    const text = [subject, email].find((one) => one && folded(one).includes(word));
    const around = found?.around ?? (text ? excerpt(text, word) : undefined);
    return {
      kind: "Message",
      title: sender || email || "Somebody",
      address: `/admin/collections/submissions/${id}`,
      ...(around && { around }),
    };
  });
}

interface Found {
  found?: Pick<Hit, "around">;
}
