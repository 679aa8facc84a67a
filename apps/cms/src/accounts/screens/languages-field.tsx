"use client";
import { FieldDescription, FieldError, FieldLabel, SelectInput, useField } from "@payloadcms/ui";
import type { TextFieldClientProps } from "payload";

interface LanguagesFieldProps extends TextFieldClientProps {
  choices: { value: string; label: string }[];
}

/** Languages by name; a code that is not in the list stays chosen. */
export function LanguagesField({ path, field, readOnly = false, choices }: LanguagesFieldProps) {
  const { value, setValue, showError } = useField<string[]>({ path });
  const codes = value ?? [];
  const others = codes.filter((code) => !choices.some((choice) => choice.value === code));
  return (
    <SelectInput
      path={path}
      name={field.name}
      hasMany
      options={[...choices, ...others.map((code) => ({ value: code, label: code }))]}
      value={codes}
      onChange={(chosen) => setValue([chosen ?? []].flat().map((option) => String(option.value)))}
      readOnly={readOnly}
      showError={showError}
      Label={<FieldLabel htmlFor={`field-${path}`} label={field.label} path={path} />}
      Error={<FieldError path={path} showError={showError} />}
      Description={<FieldDescription description={field.admin?.description} path={path} />}
    />
  );
}
