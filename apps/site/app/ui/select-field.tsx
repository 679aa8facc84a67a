import { useId } from "react";
import { describedBy } from "#app/ui/described-by.ts";
import { FieldFrame } from "#app/ui/field-frame.tsx";
import styles from "./select-field.module.css";

interface SelectFieldProps {
  label: string;
  name: string;
  options: readonly string[];
  defaultValue?: string | undefined;
  /** What should be chosen and need not be: said under the field, which is not wrong for it. */
  advice?: string | undefined;
}

/** One of several names, or none. */
export function SelectField({ label, name, options, defaultValue, advice }: SelectFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={advice}>
      <select id={id} className={styles.select} name={name} defaultValue={defaultValue} data-advised={advice ? "" : undefined} aria-describedby={describedBy(id, { error: advice })}>
        <option value="">Choose one</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </FieldFrame>
  );
}
