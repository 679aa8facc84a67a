import type { REFUSED_BEGINNING } from "@meridian/contract/forms";
import type { Translate } from "#messages.ts";

/** Messages for a file refused by its first bytes, already in the browser. */
export const refusedBeginningIn = (
  t: Translate,
): Record<keyof typeof REFUSED_BEGINNING, string> => ({
  rtf: t("form.fileRtf"),
  "web-page": t("form.fileWebPage"),
  wrong: t("form.fileWrong"),
});
