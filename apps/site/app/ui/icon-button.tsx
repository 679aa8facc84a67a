import type { ComponentProps } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import styles from "./icon-button.module.css";

type IconButtonProps = {
  icon: IconName;
  /** The icon of the toggled state; hidden until then. */
  other?: IconName;
  label: string;
  bare?: boolean;
} & Omit<ComponentProps<"button">, "aria-label" | "children">;

export function IconButton({
  icon,
  other,
  label,
  bare,
  className,
  type = "button",
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classNames(styles.button, className)}
      data-bare={bare || undefined}
      aria-label={label}
    >
      <Icon name={icon} />
      {other && <Icon name={other} />}
    </button>
  );
}
