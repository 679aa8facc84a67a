import {
  checkFields,
  checkFiles,
  FILE_HEAD_BYTES,
  headRefusal,
  type FormKind,
} from "@meridian/contract/forms";
import { refusedBeginningIn } from "@meridian/messages/forms/refused-beginning";
import type { Translate } from "@meridian/messages/messages";

/** Checks a form's file by name, size and first bytes (CON-05); `undefined` if it is valid. */
export async function fileError(
  form: FormKind,
  variant: string,
  file: File | null,
  t: Translate,
): Promise<string | undefined> {
  const message = checkFiles(form, variant, file ? [file] : []);
  if (message !== null) return message;
  const refused = file && headRefusal(await head(file));
  return refused ? refusedBeginningIn(t)[refused] : undefined;
}

// A file that cannot be read now (moved, unplugged) cannot be sent either.
const head = (file: File): Promise<ArrayBuffer | undefined> =>
  file
    .slice(0, FILE_HEAD_BYTES)
    .arrayBuffer()
    .catch(() => undefined);

/** Trimmed values, and messages by field name in the form's order. */
export async function checkForm(
  form: FormKind,
  variant: string,
  values: Record<string, string>,
  file: File | null,
  t: Translate,
) {
  const checked = checkFields(form, variant, values);
  const wrong = await fileError(form, variant, file, t);
  return wrong && form.file
    ? { ...checked, errors: { ...checked.errors, [form.file.name]: wrong } }
    : checked;
}
