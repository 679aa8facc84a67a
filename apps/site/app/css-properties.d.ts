import "react";

/** Custom properties in `style`, which React prints and its types lack. */
declare module "react" {
  interface CSSProperties {
    [custom: `--${string}`]: string | number | undefined;
  }
}
