/** What the form reports after a publication. */
import type { PublicState } from "#publishing/preview/public-state.ts";
import type { Words } from "#admin-ui/words/words.ts";

/** Milliseconds: a site that has not responded by then does not respond. */
export const PATIENCE_MS = 8000;

export interface Published {
  state: PublicState;
  /** Visitors saw the record before the save. */
  wasPublic: boolean;
  /** Milliseconds since the save. */
  waited: number;
  /** The draft goes public then. */
  publishAt: string | null;
}

const seconds = (ms: number): string => `${Math.max(1, Math.ceil(ms / 1000))} s`;

export const OVER = "Its last day is over: visitors see it as closed.";

export function publicWords({ state, wasPublic, waited, publishAt }: Published, t: Words): string {
  const { place, isWaiting, liveAfter, isOver } = state;
  if (place === null && publishAt !== null)
    return t("Not public yet: published at the chosen time.");
  if (place === null && !wasPublic) return "";
  if (isWaiting)
    return t(
      waited < PATIENCE_MS
        ? "Saved. The site gets it now …"
        : "The site does not answer: visitors still see the former state. This is repeated until it answers.",
    );
  if (place === null) return t("Visitors do not see it any more.");
  if (isOver) return `${t("Published.")} ${t(OVER)}`;
  if (place.isOff || place.isPrepared) return t("Published.");
  return liveAfter === null
    ? t("Published: live.")
    : t("Published: live in {time}.", { time: seconds(liveAfter) });
}

/** The link's name; `""`: the page that this record is part of is not known to visitors. */
export function linkWords({ place, isOwn }: PublicState, t: Words): string {
  if (!place) return "";
  if (place.isPrepared) return t("Its language is not open to visitors");
  if (place.isOff) return t("The page is switched off");
  return t(isOwn ? "Open on the site" : "Open a page that shows it");
}
