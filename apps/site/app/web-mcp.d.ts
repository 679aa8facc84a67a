import "react";

/** WebMCP's attributes, which React prints, but does not type. */
declare module "react" {
  interface FormHTMLAttributes<T> {
    toolname?: string | undefined;
    tooldescription?: string | undefined;
    toolautosubmit?: string | undefined;
  }
  interface InputHTMLAttributes<T> {
    toolparamdescription?: string | undefined;
  }
  interface FieldsetHTMLAttributes<T> {
    toolparamdescription?: string | undefined;
  }
}
