import { useId, type ComponentProps } from "react";
import { FieldFrame } from "#app/ui/field-frame.tsx";
import { describedBy } from "#app/ui/described-by.ts";
import styles from "./field.module.css";

interface Shared {
  label: string;
  name: string;
  error?: string;
  optional?: boolean;
  hint?: string;
}

type Single = Shared & { multiline?: false } & Omit<ComponentProps<"input">, keyof Shared | "id">;
type Multiline = Shared & { multiline: true } & Omit<
    ComponentProps<"textarea">,
    keyof Shared | "id"
  >;
export type FieldProps = Single | Multiline;

/** A text field. Errors: border, icon and message, tied to the control by `aria-describedby`. */
export function Field(props: FieldProps) {
  const id = useId();
  const { label, error, optional, hint } = props;
  return (
    <FieldFrame id={id} label={label} error={error} optional={optional} hint={hint}>
      <Control {...props} controlId={id} />
    </FieldFrame>
  );
}

function Control({ controlId, ...props }: FieldProps & { controlId: string }) {
  const { label: _label, error, optional: _optional, hint, multiline: _multiline, ...rest } = props;
  const tied = {
    id: controlId,
    className: styles.control,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": describedBy(controlId, { hint, error }),
  };
  // After destructuring TypeScript no longer distinguishes the two kinds of props.
  if (props.multiline) return <textarea {...(rest as ComponentProps<"textarea">)} {...tied} />;
  return <input {...(rest as ComponentProps<"input">)} {...tied} />;
}
