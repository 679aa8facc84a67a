import { useId } from "react";
import { useT } from "#app/language/language.ts";
import { describedBy } from "#app/ui/described-by.ts";
import { FieldFrame } from "#app/ui/field-frame.tsx";
import styles from "./select-field.module.css";

interface SelectFieldProps {
  label: string;
  name: string;
  options: readonly (string | { value: string; label: string })[];
  required?: boolean;
  optional?: boolean | undefined;
  error?: string | undefined;
  defaultValue?: string | undefined;
  /** The choice of nothing; "Choose one" by default. */
  none?: string;
  /** Shown under a recommended but optional field, which is not invalid. */
  advice?: string | undefined;
}

/** A dropdown, optional by default; `optional` states it next to the label. */
export function SelectField({
  label,
  name,
  options,
  defaultValue,
  none,
  required,
  optional,
  error,
  advice,
}: SelectFieldProps) {
  const id = useId();
  const t = useT();
  return (
    <FieldFrame id={id} label={label} error={error ?? advice} optional={optional}>
      <select
        id={id}
        className={styles.select}
        name={name}
        required={required}
        defaultValue={defaultValue}
        data-advised={advice ? "" : undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { error: error ?? advice })}
      >
        <option value="">{none ?? t("ui.chooseOne")}</option>
        {options.map((option) => {
          const { value, label: text } =
            typeof option === "string" ? { value: option, label: option } : option;
          return (
            <option key={value} value={value}>
              {text}
            </option>
          );
        })}
      </select>
    </FieldFrame>
  );
}
