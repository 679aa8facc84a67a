"use client";
import { FieldDescription, FieldError, FieldLabel, SelectInput, useField } from "@payloadcms/ui";
import type { TextFieldClientProps } from "payload";
import { useWords } from "#admin-ui/words/use-words.ts";

interface Choice {
  value: string;
  label: string;
}

/** The languages by name; a code from a file or an import is a choice, too. */
export function LanguageChoice({
  path,
  field,
  readOnly = false,
  choices,
}: TextFieldClientProps & { choices: Choice[] }) {
  const t = useWords();
  const { value, setValue, showError } = useField<string>({ path });
  const isOther = Boolean(value) && !choices.some((choice) => choice.value === value);
  return (
    <SelectInput
      path={path}
      name={field.name}
      options={isOther ? [...choices, { value, label: value }] : choices}
      value={value}
      onChange={(option) =>
        setValue(option && !Array.isArray(option) ? (option.value ?? null) : null)
      }
      placeholder={t("English, or as in the site's file")}
      readOnly={readOnly}
      showError={showError}
      Label={<FieldLabel htmlFor={`field-${path}`} label={field.label} path={path} />}
      Error={<FieldError path={path} showError={showError} />}
      Description={<FieldDescription description={field.admin?.description} path={path} />}
    />
  );
}

/** Several of them, in an order. */
export function LanguageChoices({
  path,
  field,
  readOnly = false,
  choices,
}: TextFieldClientProps & { choices: Choice[] }) {
  const t = useWords();
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
      placeholder={t("None: the site has one language")}
      readOnly={readOnly}
      showError={showError}
      Label={<FieldLabel htmlFor={`field-${path}`} label={field.label} path={path} />}
      Error={<FieldError path={path} showError={showError} />}
      Description={<FieldDescription description={field.admin?.description} path={path} />}
    />
  );
}
