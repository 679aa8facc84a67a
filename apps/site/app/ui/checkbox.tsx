import type { ComponentProps, ReactNode } from "react";
import styles from "./checkbox.module.css";

type CheckboxProps = Omit<ComponentProps<"input">, "type" | "className">;

/** A checkbox in the site's own look. */
export const Checkbox = (props: CheckboxProps) => (
  <input type="checkbox" className={styles.checkbox} {...props} />
);

interface CheckboxFieldProps extends CheckboxProps {
  label: string;
  /** After the label. */
  children?: ReactNode;
}

/** A checkbox with its label. */
export const CheckboxField = ({ label, children, ...checkbox }: CheckboxFieldProps) => (
  <label className={styles.field}>
    <Checkbox {...checkbox} />
    <span>{label}</span>
    {children}
  </label>
);
