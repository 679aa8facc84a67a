import { useId, type ComponentProps } from "react";
import { directionOf } from "#app/language/direction-of.ts";
import { useLanguage } from "#app/language/language.ts";
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
    "aria-invalid": error ? true : rest["aria-invalid"],
    "aria-describedby": describedBy(controlId, { hint, error }) ?? rest["aria-describedby"],
  };
  // After destructuring TypeScript no longer distinguishes the two kinds of props.
  if (props.multiline) return <Paragraphs {...(rest as ComponentProps<"textarea">)} {...tied} />;
  return <input {...(rest as ComponentProps<"input">)} {...tied} />;
}

/** Text that only begins with a Latin name has the direction of a page from right to left (LANG-03). */
function Paragraphs(props: ComponentProps<"textarea">) {
  const { direction } = useLanguage();
  const isMixed = (text: string): boolean =>
    direction === "rtl" && directionOf(text, direction) === "rtl";
  const flag = (area: HTMLTextAreaElement): void =>
    void area.toggleAttribute("data-mixed", isMixed(area.value));
  return (
    <textarea
      {...props}
      // What was typed before hydration, too.
      ref={(area) => void (area && flag(area))}
      data-mixed={isMixed(String(props.defaultValue ?? "")) || undefined}
      onInput={({ currentTarget }) => flag(currentTarget)}
    />
  );
}
