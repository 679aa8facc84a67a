import { useId } from "react";
import { describedBy } from "#app/ui/described-by.ts";
import { FieldError } from "#app/ui/field-frame.tsx";
import { CheckboxField } from "#app/ui/checkbox.tsx";
import styles from "./choices.module.css";

interface ChoicesProps {
  labelledBy: string;
  /** `value`: what is posted. */
  options: readonly { label: string; name: string; value: string }[];
  /** Initially checked values. */
  ticked: readonly string[];
  error?: string | undefined;
  /** Narrow ones share a row earlier. */
  size?: "wide" | "narrow";
}

/** Checkboxes, uncontrolled. */
export function Choices({ labelledBy, options, ticked, error, size = "wide" }: ChoicesProps) {
  const id = useId();
  return (
    <div
      className={styles.group}
      role="group"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy(id, { error })}
    >
      <div className={styles.choices} data-size={size}>
        {options.map(({ label, name, value }) => (
          <CheckboxField
            key={name}
            label={label}
            name={name}
            value={value}
            defaultChecked={ticked.includes(value)}
            aria-invalid={error ? true : undefined}
          />
        ))}
      </div>
      <FieldError id={id} error={error} />
    </div>
  );
}
