import { BY_HAND, DIRECT, sourceName, touchesOf, type Touch } from "@meridian/contract/touch";
import { dayAndMonthOf } from "#admin-ui/words/formats.ts";
import type { Words } from "#admin-ui/words/words.ts";
import type { Submission } from "#payload-types.ts";

/** `Google, search`, in the admin's language. */
export const sourceInWords = ({ source, medium }: Omit<Touch, "campaign">, t: Words): string =>
  [t(sourceName(source)), ...(medium ? [t(medium)] : [])].join(", ");

/** `Google, search, campaign spring`. */
const inWords = ({ campaign, ...from }: Touch, t: Words): string =>
  from.source === DIRECT
    ? t("no page or campaign that is known")
    : [sourceInWords(from, t), ...(campaign ? [t("campaign {campaign}", { campaign })] : [])].join(
        ", ",
      );

/** `3 May`; empty for what is no day. */
function dayIn(written: string | undefined, { locale }: Words): string {
  const at = /^\d{4}-\d\d-\d\d$/.test(written ?? "") ? Date.parse(written ?? "") : Number.NaN;
  return Number.isNaN(at) ? "" : dayAndMonthOf(locale).format(at);
}

/**
 * `Came from: Google, campaign spring; first visit 3 May: LinkedIn` (OWN-142). Empty for a candidate
 * that a colleague added.
 */
export function cameFrom(
  { fields, receivedAt }: Pick<Submission, "fields"> & Partial<Pick<Submission, "receivedAt">>,
  t: Words,
): string {
  const { _first_visit: day }: Record<string, string> = fields;
  const { first, last } = touchesOf(fields);
  if (first.source === BY_HAND) return "";
  const visited = dayIn(day, t);
  const isSame = JSON.stringify(first) === JSON.stringify(last);
  const isEarlier = visited !== "" && visited !== dayIn(receivedAt?.slice(0, 10), t);
  const values = { last: inWords(last, t), first: inWords(first, t), day: visited };
  if (!isSame)
    return t(
      visited
        ? "Came from: {last}; first visit {day}: {first}"
        : "Came from: {last}; first visit: {first}",
      values,
    );
  return t(isEarlier ? "Came from: {last}; first visit {day}" : "Came from: {last}", values);
}
