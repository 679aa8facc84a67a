/** What a submission is about, for lists and its page. */
import { kindWord } from "#inbox/kinds.ts";
import type { Submission } from "#payload-types.ts";

export interface About {
  /** `Application`. */
  kind: string;
  /** Vacancy, specialisation or company; empty if the sender named none. */
  what: string;
  /** The beginning of what was written. */
  words: string;
}

const SHOWN = 200;
/** Characters of the message that are stored as the subject of one without. */
export const LONGEST_BEGINNING = 80;
const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

export function aboutOf({
  kind,
  vacancy,
  subject,
  message,
  fields,
}: Pick<Submission, "kind" | "vacancy" | "subject" | "message" | "fields">): About {
  const words = oneLine(message || fields?.team || "");
  const named = oneLine(vacancy || subject || "");
  // Without a subject the message's beginning is stored as one, and "Prices" for a price request.
  const isNamed = Boolean(vacancy) || (kind !== "price-request" && !words.startsWith(named));
  return { kind: kindWord(kind), what: isNamed ? named : "", words: words.slice(0, SHOWN) };
}

/** In a line or two: what it is about, or the beginning of what was written. */
export function shortlyAbout(submission: Parameters<typeof aboutOf>[0]): string {
  const { what, words } = aboutOf(submission);
  if (what || words.length <= LONGEST_BEGINNING) return what || words;
  return `${words.slice(0, LONGEST_BEGINNING).trimEnd()}…`;
}
