import type { DraftState } from "#admin-ui/lists/states.ts";

/** A sign and a colour of `look/lists.css`. */
export type Sign = "ok" | "edited" | "draft" | "wait" | "plan" | "off";

/** The newest state of a record, as lists read it. */
export interface ListedState {
  _status?: string | null;
  deletedAt?: string | null;
  publishAt?: string | null;
  unpublishAt?: string | null;
  review?: { asked?: boolean | null } | null;
}

const isPublic = (draft: DraftState | undefined): boolean => draft === "changed";

/** `at`: the time that ends the words. */
export interface StateWords {
  sign: Sign;
  words: string;
  at?: number;
}

function ofDraft(
  { publishAt, review }: ListedState,
  draft: DraftState | undefined,
  withdrawn: string,
): StateWords {
  if (publishAt)
    return {
      sign: "plan",
      words: isPublic(draft) ? "Public, changes planned:" : "Planned:",
      at: Date.parse(publishAt),
    };
  if (review?.asked)
    return { sign: "wait", words: isPublic(draft) ? "Public, change for review" : "For review" };
  if (isPublic(draft)) return { sign: "edited", words: "Public, changes waiting" };
  return draft === "withdrawn"
    ? { sign: "off", words: withdrawn }
    : { sign: "draft", words: "Draft" };
}

/**
 * `draft`: what visitors see of a draft's record; `withdrawn`: the kind's word for it; `closed`:
 * since when its last day is over.
 */
export function stateInWords(
  doc: ListedState,
  draft: DraftState | undefined,
  withdrawn = "Withdrawn",
  closed?: number,
): StateWords {
  if (doc.deletedAt) return { sign: "off", words: "In the trash" };
  const { _status: status } = doc;
  if (status !== "published") return ofDraft(doc, draft, withdrawn);
  if (closed !== undefined) return { sign: "off", words: withdrawn, at: closed };
  return doc.unpublishAt
    ? { sign: "ok", words: "Public until", at: Date.parse(doc.unpublishAt) }
    : { sign: "ok", words: "Public" };
}
