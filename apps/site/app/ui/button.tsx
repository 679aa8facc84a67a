import type { ComponentProps } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { SiteLink } from "#app/ui/site-link.tsx";
import styles from "./button.module.css";

interface Look {
  kind?: "action" | "quiet";
  size?: "normal" | "small";
  wide?: boolean;
}

/** `busy`: shows a spinner and ignores clicks, but stays focused, unlike `disabled`. */
type ButtonProps = Look & { busy?: boolean } & ComponentProps<"button">;

export function Button({
  kind = "action",
  size = "normal",
  wide,
  busy,
  className,
  onClick,
  type = "button",
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classNames(styles.button, className)}
      data-kind={kind}
      data-size={size}
      data-wide={wide || undefined}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest["aria-disabled"]}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    />
  );
}

/** A link with a button's look: an anchor, so it works without script. */
export function ButtonLink({
  kind = "action",
  size = "normal",
  wide,
  className,
  ...rest
}: Look & ComponentProps<typeof SiteLink>) {
  return (
    <SiteLink
      {...rest}
      className={classNames(styles.button, className)}
      data-kind={kind}
      data-size={size}
      data-wide={wide || undefined}
      data-screen=""
    />
  );
}
