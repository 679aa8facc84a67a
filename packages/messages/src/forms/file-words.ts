import type { FileRule } from "@meridian/contract/forms";
import type { Translate } from "#messages.ts";

/**
 * The words of every form with a file. A module of its own: pages carry the messages of the modules
 * of their forms, and most forms have no file.
 */
export const fileWords = (
  t: Translate,
): Pick<FileRule, "invalid" | "tooLarge" | "tooMany" | "hint"> => ({
  invalid: t("form.fileWrong"),
  tooLarge: t("form.fileTooLarge"),
  tooMany: t("form.fileTooMany"),
  hint: t("form.fileHint"),
});
