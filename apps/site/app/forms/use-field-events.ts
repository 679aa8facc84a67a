import { checkFields, fieldOfPart, type FormKind } from "@meridian/contract/forms";
import { useState, type FormEvent, type RefObject } from "react";
import type { Translate } from "@meridian/messages/messages";
import { fileError } from "#app/forms/check-form.ts";
import { readValues } from "#app/forms/draft/form-controls.ts";
import type { FormEvent as FormChange, FormState } from "#app/forms/sending/form-state.ts";

interface FieldEventsOptions {
  what: FormKind;
  variant: string;
  t: Translate;
  state: FormState;
  advice: Record<string, string>;
  advise: (values: Record<string, string> | null) => void;
  dispatch: (event: FormChange) => void;
  /** The fields are locked while sending. */
  busy: RefObject<boolean>;
  onEdit: () => void;
}

export const useFieldEvents = ({
  what,
  variant,
  t,
  state,
  advice,
  advise,
  dispatch,
  busy,
  onEdit,
}: FieldEventsOptions) => ({
  /** Validates an invalid field again on every keystroke. */
  onInput(event: FormEvent<HTMLFormElement>) {
    // Only controls receive input; the captcha's box has no name.
    const name = fieldOfPart((event.target as HTMLInputElement).name);
    if (name !== "") onEdit();
    if (name in advice) advise(readValues(event.currentTarget));
    if (name in state.errors && name !== what.file?.name)
      dispatch({
        type: "edited",
        field: name,
        error: checkFields(what, variant, readValues(event.currentTarget)).errors[name],
      });
  },
  async onFile(file: File | null) {
    if (busy.current) return;
    onEdit();
    const field = what.file?.name ?? "";
    dispatch({ type: "file-chosen", field, file });
    const error = await fileError(what, variant, file, t);
    if (error) dispatch({ type: "file-checked", field, file, error });
  },
  /** Several files were dropped at once: none is accepted, and the chosen one stays. */
  onSeveralFiles() {
    if (busy.current) return;
    const { name: field = "", tooMany: error } = what.file ?? {};
    dispatch({ type: "file-checked", field, file: state.file, error });
  },
});

/** Recommended but optional fields (RES-06): messages by field name; `null` removes them. */
export function useAdvice({ fields, variants }: FormKind, variant: string) {
  const [advice, setAdvice] = useState<Record<string, string>>({});
  const advise = (values: Record<string, string> | null): void => {
    const without: readonly string[] = variants[variant]?.without ?? [];
    const empty = values
      ? fields.filter(
          ({ name, advised }) => advised && !without.includes(name) && !values[name]?.trim(),
        )
      : [];
    setAdvice(Object.fromEntries(empty.map(({ name, advised = "" }) => [name, advised])));
  };
  return { advice, advise };
}
