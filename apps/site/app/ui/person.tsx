import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import styles from "./person.module.css";

interface PersonProps {
  /** Shown as a disc. */
  portrait: ReactNode;
  name: string;
  role: string | undefined;
  className?: string;
}

/** A person, such as the writer of a text: name and role next to a portrait. */
export const Person = ({ portrait, name, role, className }: PersonProps) => (
  <div className={classNames(styles.person, className)}>
    {portrait}
    <strong>{name}</strong>
    <span>{role}</span>
  </div>
);
