import { BY_HAND, DIRECT, touchesOf, touchInWords, type Touch } from "@meridian/contract/touch";
import type { Submission } from "#payload-types.ts";

const dayInWords = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  timeZone: "UTC",
});

const inWords = (touch: Touch): string =>
  touch.source === DIRECT ? "no page or campaign that is known" : touchInWords(touch);

/** `3 May`; empty for what is no day. */
function dayIn(written: string | undefined): string {
  const at = /^\d{4}-\d\d-\d\d$/.test(written ?? "") ? Date.parse(written ?? "") : Number.NaN;
  return Number.isNaN(at) ? "" : dayInWords.format(at);
}

/**
 * `Came from: Google, campaign spring; first visit 3 May: LinkedIn` (OWN-142). Empty for a candidate
 * that a colleague added.
 */
export function cameFrom({
  fields,
  receivedAt,
}: Pick<Submission, "fields"> & Partial<Pick<Submission, "receivedAt">>): string {
  const { _first_visit: day }: Record<string, string> = fields;
  const { first, last } = touchesOf(fields);
  if (first.source === BY_HAND) return "";
  const visited = dayIn(day);
  const isSame = JSON.stringify(first) === JSON.stringify(last);
  const isEarlier = visited !== "" && visited !== dayIn(receivedAt?.slice(0, 10));
  const firstVisit = `; first visit${visited && ` ${visited}`}`;
  const before = isSame ? (isEarlier ? firstVisit : "") : `${firstVisit}: ${inWords(first)}`;
  return `Came from: ${inWords(last)}${before}`;
}
