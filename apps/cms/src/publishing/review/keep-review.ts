/**
 * Writes whose draft it is and where its review stands, at every save. A draft that replaces a
 * published state, or begins a record, belongs to the user who saves it. Publishing it, or setting
 * its time, ends the review; other changes leave it for review with its newer words.
 */
import type { PayloadRequest } from "payload";
import { isAuthor } from "#accounts/access/roles.ts";
import { refusal } from "#publishing/review/drafts-only.ts";
import { latestOf, type Latest, type Place, type Review } from "#publishing/review/latest.ts";
import { isPublished } from "#records/fields/publishing.ts";

const NONE = { writer: null, asked: false, note: null, answer: null, by: null, at: null } as const;

/** `at`: missing for a new record. */
export async function reviewAfter(
  req: PayloadRequest,
  data: Latest,
  { before, at }: { before: Latest | undefined; at?: Place | undefined },
): Promise<Review> {
  const whole: Latest = { ...before, ...data };
  if (isPublished(whole)) {
    // Below the access rules: no code of the host publishes in an author's name.
    if (isAuthor(req)) throw refusal();
    return NONE;
  }
  // Not what this change has read: a reviewer may have sent it back since.
  const latest = at ? await latestOf(req, at) : null;
  if (!latest || isPublished(latest))
    return { ...NONE, writer: req.user?.collection === "users" ? req.user.id : null };
  const { review } = latest;
  return whole.publishAt ? { ...NONE, writer: review?.writer ?? null } : { ...NONE, ...review };
}
