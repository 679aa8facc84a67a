import {
  checkFields,
  checkFiles,
  FILE_HEAD_BYTES,
  headRefusal,
  REFUSED_BEGINNING,
  type FormKind,
} from "@meridian/contract/forms";

/** Checks a form's file by name, size and first bytes (CON-05); `undefined` if it is valid. */
export async function fileError(
  form: FormKind,
  variant: string,
  file: File | null,
): Promise<string | undefined> {
  const message = checkFiles(form, variant, file ? [file] : []);
  if (message !== null) return message;
  const refused = file && headRefusal(await head(file));
  return refused ? REFUSED_BEGINNING[refused] : undefined;
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
) {
  const checked = checkFields(form, variant, values);
  const wrong = await fileError(form, variant, file);
  return wrong && form.file
    ? { ...checked, errors: { ...checked.errors, [form.file.name]: wrong } }
    : checked;
}
