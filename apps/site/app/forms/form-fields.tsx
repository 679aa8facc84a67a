import type { FormField, FormKind } from "@meridian/contract/forms";
import type { InputEvent } from "react";
import { lowerCase } from "#app/text/lower-case.ts";
import { Field } from "#app/ui/field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import styles from "./site-form.module.css";

interface FormFieldsProps {
  form: FormKind;
  variant: string;
  /** Initial values. */
  values: Record<string, string>;
  errors: Readonly<Record<string, string>>;
  /** Shown under optional fields that are recommended. */
  advice?: Readonly<Record<string, string>>;
  placeholder?: string | undefined;
  /** By name of the field with a choice. */
  options?: Record<string, readonly string[]> | undefined;
  /** Names of the required fields; all by default. */
  only?: readonly string[];
}

/** The text fields. Uncontrolled, so that hydration does not discard input. */
export function FormFields({
  form,
  variant,
  values,
  errors,
  advice,
  placeholder,
  options,
  only,
}: FormFieldsProps) {
  const { optional = [], without = [] } = form.variants[variant] ?? {};
  return form.fields
    .filter(({ name }) => !without.includes(name) && (only?.includes(name) ?? true))
    .map((field: FormField) => {
      const { name, label, type } = field;
      const needed = field.required !== undefined && !optional.includes(name);
      const value = values[name];
      const shared = {
        label,
        name,
        error: errors[name],
        optional: !needed,
        required: needed,
        defaultValue: value,
        autoComplete: field.autocomplete,
      };
      if (type === "hidden" && field.onlyFilled && !value) return null;
      if (type === "hidden")
        return <input key={name} type="hidden" name={name} value={value ?? ""} />;
      // Nothing to choose from: no field (RES-06 requires none).
      if (type === "choice") {
        const offered = field.options ?? options?.[name] ?? [];
        return offered.length > 0 ? (
          <SelectField
            key={name}
            label={label}
            name={name}
            error={errors[name]}
            optional={field.options && !needed}
            required={needed}
            advice={advice?.[name]}
            defaultValue={value}
            options={offered}
          />
        ) : null;
      }
      if (field.rows) return <Field key={name} {...shared} multiline rows={field.rows} />;
      if (type === "multiline")
        return <Field key={name} {...shared} multiline placeholder={placeholder} />;
      if (type === "number")
        return <Field key={name} {...shared} type="text" inputMode="decimal" />;
      if (type === "tel") return <Field key={name} {...shared} type="tel" />;
      return (
        <div key={name} className={styles.half}>
          {type === "email" ? (
            <Field
              {...shared}
              type="text"
              inputMode="email"
              autoCapitalize="none"
              spellCheck={false}
              onInput={lowerAsTyped}
            />
          ) : (
            <Field {...shared} type="text" />
          )}
        </div>
      );
    });
}

// Not `type="email"`: lower-casing would move the caret, which cannot be read there.
function lowerAsTyped(event: InputEvent<HTMLInputElement>): void {
  const field = event.currentTarget;
  const lowered = lowerCase(field.value, field.selectionStart ?? field.value.length);
  if (!lowered || event.nativeEvent.isComposing) return;
  field.value = lowered.text;
  field.setSelectionRange(lowered.caret, lowered.caret);
}
