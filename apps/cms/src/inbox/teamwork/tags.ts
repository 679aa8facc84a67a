/**
 * Free words of the inbox's users. One text, `|go|Tel Aviv|`: Payload's lists of values are tables of
 * their own, and a change of one empties a record's other lists that it does not name, the notes.
 */
const MOST = 20;
const LONGEST = 40;

export const tagsIn = (text: string | null | undefined): string[] =>
  (text ?? "").split("|").filter(Boolean);

/** One spelling of each. */
export function tagsText(tags: readonly string[]): string | null {
  const words = tags.map((tag) => tag.replace(/[\s|]+/g, " ").trim()).filter(Boolean);
  const unique = [...new Map(words.map((tag) => [tag.toLowerCase(), tag])).values()];
  return unique.length === 0 ? null : `|${unique.join("|")}|`;
}

/** The list's filter of a tag. */
export const withTag = (tag: string) => ({ tags: { contains: `|${tag}|` } });

export function checkTags(value: unknown): true | string {
  const tags = tagsIn(typeof value === "string" ? value : "");
  if (tags.length > MOST) return `At most ${MOST} tags fit on a submission.`;
  const long = tags.find((tag) => tag.length > LONGEST);
  return (
    long === undefined || `A tag has at most ${LONGEST} characters: “${long.slice(0, LONGEST)}…”.`
  );
}
