import "react";

/** React prints a style's custom properties; its types know none. */
declare module "react" {
  interface CSSProperties {
    [custom: `--${string}`]: string | number | undefined;
  }
}
