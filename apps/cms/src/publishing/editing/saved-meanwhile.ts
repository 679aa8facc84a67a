import type { Words } from "#admin-ui/words/words.ts";

/** A sentence without its stop. */
export const savedMeanwhile = (by: string, you: string | undefined, t: Words): string =>
  by === you
    ? t("You have saved this in another window since you opened it here")
    : t("{who} has saved this since you opened it", { who: by });
