import "react";

/** Custom properties in `style`, which React prints, but does not type. */
declare module "react" {
  interface CSSProperties {
    [custom: `--${string}`]: string | number | undefined;
  }
}
