import type { FileRule } from "@meridian/contract/forms";
import type { Translate } from "@meridian/messages/messages";
import { withFileHelp } from "#app/forms/file-help.ts";
import type { FormOutcome } from "#app/forms/form-support.ts";
import type { FormParts } from "#app/forms/site-form.tsx";
import { useT } from "#app/language/language.ts";
import { FileField } from "#app/ui/file-field.tsx";

/** The file of a form, if its variant has one. */
export function FormFile({
  form: { file, variants },
  variant,
  outcome,
  state,
  share,
  onStop,
  onFile,
  onSeveralFiles,
}: FormParts) {
  const t = useT();
  if (!file || !variants[variant]?.file) return null;
  return (
    <FileField
      label={file.label}
      name={file.name}
      hint={fileHint(file, outcome, t)}
      accept={file.endings.join(",")}
      optional={!file.required}
      error={withFileHelp(state.errors[file.name], file, t)}
      file={state.file}
      onFile={onFile}
      onSeveral={onSeveralFiles}
      upload={share === null ? undefined : { share, onStop }}
    />
  );
}

/** A page cannot restore a file; it can name it. */
function fileHint(file: FileRule, outcome: FormOutcome | undefined, t: Translate): string {
  const lost = outcome?.values[file.name];
  return lost ? t("form.fileAgain", { file: lost, hint: file.hint }) : file.hint;
}
