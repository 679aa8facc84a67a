import type { FileRule } from "@meridian/contract/forms";
import type { Translate } from "@meridian/messages/messages";

/** The specification's words, then which files are accepted and how to make one (RES-08). */
export const withFileHelp = <Error extends string | undefined>(
  error: Error,
  file: FileRule | undefined,
  t: Translate,
): Error | string =>
  error !== undefined && error === file?.invalid ? t("form.fileWrongHelp", { error }) : error;
