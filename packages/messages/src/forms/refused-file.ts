import type { FileRefusal } from "@meridian/contract/forms";
import { refusedBeginningIn } from "#forms/refused-beginning.ts";
import type { Translate } from "#messages.ts";

/** Messages for a file refused by its content. For servers: pages would carry all of them. */
export const refusedFileIn = (t: Translate): Record<FileRefusal, string> => ({
  ...refusedBeginningIn(t),
  "open-document": t("form.fileOpenDocument"),
  macros: t("form.fileMacros"),
  outside: t("form.fileOutside"),
});
